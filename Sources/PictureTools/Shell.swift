#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Other programs, run by the shell.
package enum Shell {
    /// Returns the output of a command; nil if it is missing or fails.
    package static func output(_ command: String) -> [UInt8]? {
        guard let pipe = popen("{ \(command); } 2>/dev/null", "r") else { return nil }
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            if count == 0 { break }
            result += buffer[..<count]
        }
        return pclose(pipe) == 0 ? result : nil
    }

    /// Returns the least milliseconds from start to end of a command, out of `times` runs.
    package static func milliseconds(_ command: String, times: Int) -> Double {
        (0..<times).map { _ in
            let start = uptime()
            _ = output(command + " >/dev/null")
            return (uptime() - start) * 1000
        }.min() ?? .nan
    }

    /// Returns the seconds of a monotonic clock.
    package static func uptime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Passes bytes to a command; returns false if it is missing or fails.
    package static func input(_ bytes: [UInt8], to command: String) -> Bool {
        guard let pipe = popen(command, "w") else { return false }
        let count = fwrite(bytes, 1, bytes.count, pipe)
        return pclose(pipe) == 0 && count == bytes.count
    }
}

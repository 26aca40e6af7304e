import Drawing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Other programs, asked through the shell.
enum Tools {
    /// What a command prints; nil if it is not there or fails.
    static func output(_ command: String) -> [UInt8]? {
        guard let pipe = popen(command + " 2>/dev/null", "r") else { return nil }
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            if count == 0 { break }
            result += buffer[..<count]
        }
        return pclose(pipe) == 0 ? result : nil
    }

    /// Milliseconds from start to end of a command, the least of `times`: what it takes when nothing is in its way.
    static func milliseconds(_ command: String, times: Int) -> Double {
        (0..<times).map { _ in
            let start = uptime()
            _ = output(command + " >/dev/null")
            return (uptime() - start) * 1000
        }.min() ?? .nan
    }

    static func uptime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func file(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return result }
            result += buffer[..<count]
        }
    }
}

extension CellGrid {
    /// Reads text with color codes (SGR), as a program prints a picture; other escape sequences are passed over.
    init(ansi text: String, size: CellSize, palette: [RGB]) {
        self.init(size: size)
        var (x, y) = (0, 0)
        var style = CellStyle.plain
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if character == "\u{1B}" {
                guard rest.first == "[" else { continue }
                rest.removeFirst()
                let body = rest.prefix { !($0.isLetter) }
                rest = rest.dropFirst(body.count)
                if rest.popFirst() == "m" { style.apply(body.split(separator: ";").compactMap { Int($0) }, palette) }
            } else if character == "\n" || character == "\r\n" {
                (x, y) = (0, y + 1)
            } else if x < width, y < height {
                self[x, y] = Cell(character, style: style.turned)
                x += 1
            }
        }
    }
}

extension CellStyle {
    fileprivate mutating func apply(_ codes: [Int], _ palette: [RGB]) {
        var codes = codes[...]
        if codes.isEmpty { self = .plain }
        func color() -> CellColor {
            switch codes.popFirst() {
            case 2:
                let channels = codes.prefix(3).map { UInt8(clamping: $0) }
                codes = codes.dropFirst(3)
                return channels.count == 3 ? .rgb(RGB(channels[0], channels[1], channels[2])) : .standard
            case 5: return codes.popFirst().map { .rgb(palette[$0 & 255]) } ?? .standard
            default: return .standard
            }
        }
        while let code = codes.popFirst() {
            switch code {
            case 0: self = .plain
            case 7: attributes.insert(.reverse)
            case 27: attributes.remove(.reverse)
            case 30...37: foreground = .rgb(palette[code - 30])
            case 38: foreground = color()
            case 39: foreground = .standard
            case 40...47: background = .rgb(palette[code - 40])
            case 48: background = color()
            case 49: background = .standard
            case 90...97: foreground = .rgb(palette[code - 82])
            case 100...107: background = .rgb(palette[code - 92])
            default: continue
            }
        }
    }

    /// Without the reverse attribute.
    fileprivate var turned: CellStyle {
        attributes.contains(.reverse) ? CellStyle(foreground: background, background: foreground) : self
    }
}

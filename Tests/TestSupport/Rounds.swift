#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How many rounds a test of chance goes: `short` in `make test`, as many as `SOAK_ROUNDS` says in `make soak`.
package func rounds(short: Int) -> Int {
    getenv("SOAK_ROUNDS").flatMap { Int(String(cString: $0)) } ?? short
}

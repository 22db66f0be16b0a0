/// Why there is no server.
struct HTTPFailure: Error {
    /// In one line.
    let line: String

    init(_ line: String) { self.line = line }
}

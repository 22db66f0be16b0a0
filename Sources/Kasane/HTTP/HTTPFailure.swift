/// The reason why a server could not be started.
struct HTTPFailure: Error {
    /// The reason in one line.
    let line: String

    init(_ line: String) { self.line = line }
}

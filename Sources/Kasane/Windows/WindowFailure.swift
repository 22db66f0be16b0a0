/// Why there is no window.
struct WindowFailure: Error {
    /// In one line.
    let line: String

    init(_ line: String) { self.line = line }
}

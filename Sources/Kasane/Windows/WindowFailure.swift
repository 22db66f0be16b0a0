/// The reason why there is no window.
struct WindowFailure: Error {
    /// The reason in one line.
    let line: String

    init(_ line: String) { self.line = line }
}

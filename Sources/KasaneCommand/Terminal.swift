import Foundation

/// The terminal at standard error.
struct Terminal {
    let stream: StandardStream

    /// How many columns it has now.
    var width: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Shows a line in place of the one that the cursor is in.
    func replaceLine(with line: String) { stream.write("\r\(line)\u{1b}[K") }

    func clearLine() { stream.write("\r\u{1b}[K") }
}

import Foundation

/// The terminal connected to standard error.
struct Terminal {
    let stream: StandardStream

    /// The current number of columns.
    var width: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Replaces the line that contains the cursor.
    func replaceLine(with line: String) { stream.write("\r\(line)\u{1b}[K") }

    func clearLine() { stream.write("\r\u{1b}[K") }
}

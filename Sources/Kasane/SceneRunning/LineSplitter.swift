/// Splits bytes into lines. Each byte is examined once.
struct LineSplitter {
    private var rest: [UInt8] = []

    /// The maximum length of a line, in bytes. Messages are shorter; only the end of a longer line is kept.
    static let longestLine = 1 << 20

    /// Returns the complete lines, without line breaks.
    mutating func split(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(rest + bytes[start..<end])
            rest = []
            start = end + 1
        }
        if rest.count > LineSplitter.longestLine { rest = [] }
        rest += bytes[start...]
        return lines
    }
}

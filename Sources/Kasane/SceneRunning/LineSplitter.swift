/// Cuts bytes into lines. Each byte is looked at once.
struct LineSplitter {
    private var rest: [UInt8] = []

    /// Longer lines are nobody's messages, and only their last part is kept.
    static let longestLine = 1 << 20

    /// The lines that are complete, without their ends.
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

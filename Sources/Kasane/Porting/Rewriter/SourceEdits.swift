/// Edits of the bytes of one source file, which keep every line at its number.
struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
    }

    private let source: [UInt8]
    private var edits: [Edit] = []
    /// The number of times each construct was rewritten.
    private(set) var counts: [String: Int] = [:]

    init(of source: [UInt8]) { self.source = source }

    var isEmpty: Bool { edits.isEmpty }

    mutating func count(_ construct: String) { counts[construct, default: 0] += 1 }

    /// Inserts text before the byte at an offset. Text inserted at the same offset is in call order.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, replacement: Array(text.utf8)))
    }

    /// Replaces text, padded with spaces to the old length unless the following code must be adjacent, so that the
    /// columns of the rest of the line are unchanged.
    mutating func replace(_ range: Range<Int>, by text: String, padded: Bool = true) {
        var bytes = Array(text.utf8)
        let newlines = source[range].count { $0 == UInt8(ascii: "\n") }
        if newlines > 0 {
            bytes += Array(repeating: UInt8(ascii: "\n"), count: newlines)
        } else if padded, bytes.count < range.count {
            bytes += Array(repeating: UInt8(ascii: " "), count: range.count - bytes.count)
        }
        edits.append(Edit(range: range, replacement: bytes))
    }

    /// Replaces everything except line ends by spaces.
    mutating func blank(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let blanks = source[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(range: range, replacement: blanks))
    }

    /// The changed source. Of two overlapping edits, the one that starts first, or else extends farther, takes
    /// precedence; so blanked text stays blank regardless of edits inside it.
    func applied() -> [UInt8] {
        let ordered = edits.enumerated().sorted { first, second in
            let (one, two) = (first.element.range, second.element.range)
            if one.lowerBound != two.lowerBound { return one.lowerBound < two.lowerBound }
            // Insertions precede a replacement at the same offset.
            if one.isEmpty != two.isEmpty { return one.isEmpty }
            if one.count != two.count { return one.count > two.count }
            return first.offset < second.offset
        }
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 1024)
        var position = 0
        for (_, edit) in ordered where edit.range.lowerBound >= position {
            result += source[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
        }
        result += source[position...]
        return result
    }
}

/// Changes to the bytes of one source, which keep every line in its place.
struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
    }

    private let source: [UInt8]
    private var edits: [Edit] = []
    /// How often each construct was rewritten.
    private(set) var counts: [String: Int] = [:]

    init(of source: [UInt8]) { self.source = source }

    var isEmpty: Bool { edits.isEmpty }

    mutating func count(_ construct: String) { counts[construct, default: 0] += 1 }

    /// Inserts text before the byte at an offset. Texts at one offset stand in the order of the calls.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, replacement: Array(text.utf8)))
    }

    /// Replaces text, and adds spaces up to the old length where no code needs what follows to be near, so that the columns
    /// of the rest of the line stay.
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

    /// Replaces everything but the ends of lines by spaces.
    mutating func blank(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let blanks = source[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(range: range, replacement: blanks))
    }

    /// The changed source. Of two edits of the same bytes the one that begins first, or else reaches farther, holds; so what is
    /// blanked stays blank whatever was to be changed in it.
    func applied() -> [UInt8] {
        let ordered = edits.enumerated().sorted { first, second in
            let (one, two) = (first.element.range, second.element.range)
            if one.lowerBound != two.lowerBound { return one.lowerBound < two.lowerBound }
            // What is inserted before replaced bytes comes before them.
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

import Foundation

/// Maps the codes of a string to CIDs, or to Unicode text. PDF 32000-1, 9.7.5 and 9.10.3.
package final class CMap: Sendable {
    /// Consecutive codes of one length that map to consecutive numbers.
    struct Range: Sendable {
        var low, high: UInt32
        var first: UInt32
    }

    /// By the number of bytes minus one.
    private let codespaces: [[ClosedRange<UInt32>]]
    private let ranges: [[Range]]
    private let texts: [UInt32: String]
    private let textRanges: [Range]
    package let isVertical: Bool
    private let parent: CMap?
    /// Two bytes, which are the CID.
    private let isIdentity: Bool

    package struct Code: Sendable {
        package var value: UInt32
        package var length: Int
        /// The CID, or 0 if there is none.
        package var cid: Int
    }

    package static func identity(isVertical: Bool) -> CMap { CMap(isVertical: isVertical) }

    private init(isVertical: Bool) {
        (codespaces, ranges, texts, textRanges) = ([[], [0...0xFFFF], [], []], [[], [], [], []], [:], [])
        (parent, isIdentity, self.isVertical) = (nil, true, isVertical)
    }

    /// Reads a CMap's text.
    /// - parent: looks up a parent CMap by name.
    package init(_ text: [UInt8], isVertical: Bool? = nil, parent find: (String) -> CMap? = { _ in nil }) {
        var reader = CMapReader(text)
        reader.read()
        parent = reader.parent.flatMap(find)
        let isOpen = reader.codespaces.allSatisfy(\.isEmpty)
        codespaces = isOpen ? parent?.codespaces ?? [[], [0...0xFFFF], [], []] : reader.codespaces
        ranges = reader.ranges.map { $0.sorted { $0.low < $1.low } }
        texts = reader.texts
        textRanges = reader.textRanges.sorted { $0.low < $1.low }
        self.isVertical = isVertical ?? reader.isVertical
        isIdentity = false
    }

    /// Splits a string into codes, each as long as its codespace.
    package func codes(of string: [UInt8]) -> [Code] {
        var codes: [Code] = []
        codes.reserveCapacity(string.count / 2)
        var index = 0
        while index < string.count {
            var value: UInt32 = 0
            var length = 0
            var found = false
            while length < 4, index + length < string.count, !found {
                value = value << 8 | UInt32(string[index + length])
                length += 1
                found = codespaces[length - 1].contains { CMap.holds($0, value, length: length) }
            }
            if !found {
                // A code outside all codespaces is as long as the shortest one.
                length = min((codespaces.firstIndex { !$0.isEmpty } ?? 0) + 1, string.count - index)
                value = string[index..<index + length].reduce(0) { $0 << 8 | UInt32($1) }
            }
            codes.append(Code(value: value, length: length, cid: cid(of: value, length: length)))
            index += length
        }
        return codes
    }

    /// A codespace is a box: each byte lies between those of its bounds.
    private static func holds(_ space: ClosedRange<UInt32>, _ value: UInt32, length: Int) -> Bool {
        for shift in stride(from: 0, to: UInt32(length * 8), by: 8) {
            let byte = value >> shift & 0xFF
            if byte < space.lowerBound >> shift & 0xFF || byte > space.upperBound >> shift & 0xFF { return false }
        }
        return true
    }

    private func cid(of value: UInt32, length: Int) -> Int {
        if isIdentity { return Int(value) }
        if let range = CMap.find(value, in: ranges[length - 1]) { return Int(range.first &+ (value - range.low)) }
        return parent?.cid(of: value, length: length) ?? 0
    }

    private static func find(_ value: UInt32, in ranges: [Range]) -> Range? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].low <= value { low = middle + 1 } else { high = middle }
        }
        // The last range that starts at or before the value; an earlier one may extend further.
        for index in stride(from: low - 1, through: max(low - 4, 0), by: -1) where ranges[index].high >= value {
            return ranges[index]
        }
        return nil
    }

    /// The text of a code.
    package func text(of value: UInt32) -> String? {
        if let text = texts[value] { return text }
        guard let range = CMap.find(value, in: textRanges) else { return nil }
        return Unicode.Scalar(range.first &+ (value - range.low)).map { String(Character($0)) }
    }
}

/// Parses a CMap's operators.
private struct CMapReader {
    var codespaces: [[ClosedRange<UInt32>]] = [[], [], [], []]
    var ranges: [[CMap.Range]] = [[], [], [], []]
    var texts: [UInt32: String] = [:]
    var textRanges: [CMap.Range] = []
    var isVertical = false
    var parent: String?
    private var lexer: PDFLexer

    init(_ text: [UInt8]) { lexer = PDFLexer(text) }

    mutating func read() {
        var operands: [PDFObject] = []
        while let token = lexer.next() {
            switch token {
            case .object(let object):
                operands.append(object)
                // Only the operands next to an operator matter, and the lists below are long.
                if operands.count > 1 << 16 { operands.removeFirst(1 << 15) }
            case .keyword(let word):
                apply(word, operands)
                operands = []
            }
        }
    }

    private mutating func apply(_ word: String, _ operands: [PDFObject]) {
        switch word {
        case "usecmap": parent = operands.last?.name
        case "def":
            if operands.count >= 2, operands[operands.count - 2].name == "WMode" {
                isVertical = operands.last?.integer == 1
            }
        case "endcodespacerange":
            for (low, high, length) in pairs(operands, step: 2) where low <= high {
                codespaces[length - 1].append(low...high)
            }
        case "endcidrange":
            for (index, pair) in pairs(operands, step: 3).enumerated() where pair.0 <= pair.1 {
                let first = operands[index * 3 + 2].integer ?? 0
                ranges[pair.2 - 1].append(CMap.Range(low: pair.0, high: pair.1, first: UInt32(clamping: first)))
            }
        case "endcidchar":
            for index in stride(from: 0, to: operands.count - 1, by: 2) {
                guard let (code, length) = code(operands[index]) else { continue }
                let first = UInt32(clamping: operands[index + 1].integer ?? 0)
                ranges[length - 1].append(CMap.Range(low: code, high: code, first: first))
            }
        case "endbfchar":
            for index in stride(from: 0, to: operands.count - 1, by: 2) {
                guard let (code, _) = code(operands[index]) else { continue }
                texts[code] = text(operands[index + 1])
            }
        case "endbfrange": readTextRanges(operands)
        default: break
        }
    }

    private mutating func readTextRanges(_ operands: [PDFObject]) {
        for index in stride(from: 0, to: operands.count - 2, by: 3) {
            guard let (low, _) = code(operands[index]), let (high, _) = code(operands[index + 1]), low <= high else {
                continue
            }
            if let array = operands[index + 2].array {
                for (place, element) in array.elements.enumerated() where low + UInt32(place) <= high {
                    texts[low + UInt32(place)] = text(element)
                }
            } else if let string = text(operands[index + 2]) {
                let scalars = string.unicodeScalars
                if scalars.count == 1, let scalar = scalars.first {
                    textRanges.append(CMap.Range(low: low, high: high, first: scalar.value))
                } else if let last = scalars.last {
                    // The last character is incremented.
                    for place in 0...min(high - low, 255) {
                        guard let next = Unicode.Scalar(last.value + place) else { continue }
                        texts[low + place] = String(String.UnicodeScalarView(scalars.dropLast() + [next]))
                    }
                }
            }
        }
    }

    private func pairs(_ operands: [PDFObject], step: Int) -> [(UInt32, UInt32, Int)] {
        stride(from: 0, to: operands.count - step + 1, by: step).compactMap { index in
            guard let (low, length) = code(operands[index]), let (high, _) = code(operands[index + 1]) else {
                return (1, 0, 1)
            }
            return (low, high, length)
        }
    }

    private func code(_ object: PDFObject) -> (UInt32, Int)? {
        guard let bytes = object.string, (1...4).contains(bytes.count) else { return nil }
        return (bytes.reduce(0) { $0 << 8 | UInt32($1) }, bytes.count)
    }

    /// Decodes big-endian UTF-16.
    private func text(_ object: PDFObject) -> String? {
        guard let bytes = object.string, bytes.count <= 512 else {
            return object.name.flatMap { GlyphNames.character($0) }.map { String(Character($0)) }
        }
        if bytes.count == 1 { return String(UnicodeScalar(bytes[0])) }
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }
}

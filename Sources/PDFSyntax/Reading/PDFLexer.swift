/// Splits PDF syntax into objects and keywords.
///
/// It never fails: invalid input is skipped. PDF 32000-1, 7.2 and 7.3.
package struct PDFLexer {
    package enum Token {
        case object(PDFObject)
        case keyword(String)
    }

    let bytes: [UInt8]
    package private(set) var offset: Int
    /// The file in which references are resolved; without a file there are none.
    let file: PDFFile?

    package init(_ bytes: [UInt8], at offset: Int = 0, in file: PDFFile? = nil) {
        self.bytes = bytes
        self.offset = offset
        self.file = file
    }

    /// The next object or keyword; nil at the end.
    package mutating func next() -> Token? { next(depth: 0) }

    /// The next object; null for anything else.
    package mutating func object() -> PDFObject {
        guard case .object(let object)? = next() else { return .null }
        return object
    }

    private mutating func next(depth: Int) -> Token? {
        while true {
            skipSpace()
            guard offset < bytes.count else { return nil }
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "/"): return .object(.name(readName()))
            case UInt8(ascii: "("): return .object(.string(readString()))
            case UInt8(ascii: "["):
                offset += 1
                return .object(.array(PDFArray(readElements(until: "]", depth: depth), in: file)))
            case UInt8(ascii: "<"):
                guard offset + 1 < bytes.count, bytes[offset + 1] == byte else {
                    return .object(.string(readHexadecimal()))
                }
                offset += 2
                return .object(.dictionary(readDictionary(depth: depth)))
            case UInt8(ascii: ">"):
                offset += offset + 1 < bytes.count && bytes[offset + 1] == byte ? 2 : 1
                return .keyword(">>")
            case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                offset += 1
                return .keyword(String(UnicodeScalar(byte)))
            case UInt8(ascii: ")"): offset += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                return .object(readNumber())
            default: return readKeyword()
            }
        }
    }

    package mutating func skipSpace() {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "%") {
                while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
            } else if !byte.isPDFSpace {
                return
            } else {
                offset += 1
            }
        }
    }

    mutating func move(to place: Int) { offset = place }

    // MARK: Containers

    private mutating func readElements(until end: String, depth: Int) -> [PDFObject] {
        guard depth < PDFLimits.nesting else {
            offset = bytes.count
            return []
        }
        var elements: [PDFObject] = []
        while let token = next(depth: depth + 1) {
            switch token {
            case .object(let object): elements.append(object)
            case .keyword(end): return elements
            case .keyword("R"): referTo(&elements)
            // The other kind of container ended first, so this one ends too.
            case .keyword("]"), .keyword(">>"): return elements
            case .keyword: continue
            }
        }
        return elements
    }

    /// Replaces the last two numbers with a reference.
    private func referTo(_ elements: inout [PDFObject]) {
        guard file != nil, elements.count >= 2, case .integer(let generation) = elements[elements.count - 1],
            case .integer(let number) = elements[elements.count - 2]
        else { return }
        elements.removeLast(2)
        elements.append(.reference(PDFReference(number: number, generation: generation)))
    }

    private mutating func readDictionary(depth: Int) -> PDFDictionary {
        let elements = readElements(until: ">>", depth: depth)
        var entries: [String: PDFObject] = [:]
        var index = 0
        while index + 1 < elements.count {
            guard case .name(let key) = elements[index] else {
                index += 1
                continue
            }
            entries[key] = elements[index + 1]
            index += 2
        }
        return PDFDictionary(entries, in: file)
    }

    // MARK: Inline images

    /// Reads an inline image, from after `BI` to its `EI`. Returns nil if it doesn't end.
    package mutating func readInlineImage() -> PDFStream? {
        var elements: [PDFObject] = []
        reading: while true {
            switch next() {
            case .object(let object)?: elements.append(object)
            case .keyword("ID")?: break reading
            case .keyword("EI")?, nil: return nil
            case .keyword?: continue
            }
        }
        var entries: [String: PDFObject] = [:]
        for index in stride(from: 0, to: elements.count - 1, by: 2) {
            if case .name(let key) = elements[index] { entries[key] = elements[index + 1] }
        }
        // One whitespace byte follows `ID`.
        if offset < bytes.count, bytes[offset].isPDFSpace { offset += 1 }
        let start = offset
        while offset + 1 < bytes.count {
            let isEnd =
                bytes[offset] == UInt8(ascii: "E") && bytes[offset + 1] == UInt8(ascii: "I")
                && (offset == start || bytes[offset - 1].isPDFSpace)
                && (offset + 2 == bytes.count || !bytes[offset + 2].isPDFRegular) && looksLikeContent(at: offset + 2)
            if isEnd {
                let data = Array(bytes[start..<offset])
                offset += 2
                return PDFStream(PDFDictionary(entries, in: file), bytes: data, in: file)
            }
            offset += 1
        }
        offset = bytes.count
        return nil
    }

    /// Whether the bytes after an `EI` are text, such as operators: an image's bytes may contain `EI` too.
    private func looksLikeContent(at start: Int) -> Bool {
        bytes[start..<min(start + 12, bytes.count)].allSatisfy { $0.isPDFSpace || (0x20..<0x7F).contains($0) }
    }
}

extension UInt8 {
    /// PDF's whitespace: null, tab, line feed, form feed, carriage return, space.
    var isPDFSpace: Bool { self == 32 || self == 10 || self == 13 || self == 9 || self == 12 || self == 0 }

    /// Neither whitespace nor a delimiter.
    var isPDFRegular: Bool {
        switch self {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            false
        default: !isPDFSpace
        }
    }

    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

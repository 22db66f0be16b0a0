import PDFSyntax

/// Turns content drawn between marks into marked content. PDF 32000-1, 14.6 and 14.7.4.
struct ContentMarker {
    /// A modified content stream, and its parts that belong to elements: the index of each is its marked-content
    /// identifier.
    struct Stream {
        var number: Int
        var isPage: Bool
        var parts: [Part]
    }

    struct Part {
        var element: Int
        /// The preceding mark, and the position among content after the same mark.
        var mark: Int
        var order: Int
    }

    private let file: PDFFile
    private let tags: TagTree
    private(set) var streams: [Stream] = []
    private var mark: Int
    private var order = 0
    /// Forms that have already been examined.
    private var known: Set<PDFReference> = []

    /// - mark: the last mark before the page.
    init(_ file: PDFFile, _ tags: TagTree, after mark: Int) {
        self.file = file
        self.tags = tags
        self.mark = mark
    }

    private static let maxDepth = 20

    /// Modifies the contents of a page, and of the forms that it draws.
    mutating func mark(_ page: PDFDictionary) throws(PDFError) {
        guard let contents = page["Contents"].stream, let reference = contents.reference else { return }
        let result = try marked(contents.data(), page["Resources"].dictionary, depth: 0)
        try replace(reference, with: result, isPage: true)
    }

    private mutating func replace(
        _ reference: PDFReference, with result: MarkedBytes, isPage: Bool
    ) throws(PDFError) {
        try file.replace(reference.number, with: result.bytes)
        streams.append(Stream(number: reference.number, isPage: isPage, parts: result.parts))
    }

    // MARK: Contents

    private struct MarkedBytes {
        var bytes: [UInt8] = []
        var parts: [Part] = []
        var hasMarks = false
        /// The start of the unwritten content, and whether it paints anything.
        var start = 0
        var paints = false
        var order: Int
    }

    private mutating func marked(
        _ bytes: [UInt8], _ resources: PDFDictionary?, depth: Int
    ) throws(PDFError) -> MarkedBytes {
        var result = MarkedBytes(order: nextOrder())
        var lexer = PDFLexer(bytes)
        var operands: [PDFObject] = []
        var (first, path) = (0, Int?.none)
        var found: Int?
        while true {
            lexer.skipSpace()
            let place = lexer.offset
            guard let token = lexer.next() else { break }
            if operands.isEmpty { first = place }
            guard case .keyword(let name) = token else {
                if case .object(let object) = token { operands.append(object) }
                continue
            }
            defer { operands = [] }
            switch name {
            case "rg": (found, path) = (PageMark.mark(of: operands), nil)
            case "re", "m", "l", "c", "v", "y", "h": path = path ?? first
            case "f", "F", "f*":
                if let found, let path, found <= tags.lastMark {
                    write(bytes, upTo: path, into: &result)
                    mark = found
                    begin(at: lexer.offset, in: &result)
                    result.hasMarks = true
                } else {
                    result.paints = true
                }
                (found, path) = (nil, nil)
            case "Do":
                if try markForm(operands.last?.name, resources, depth: depth, before: first, bytes, &result) {
                    result.bytes += bytes[first..<lexer.offset]
                    begin(at: lexer.offset, in: &result)
                } else {
                    result.paints = true
                }
            case "BI":
                _ = lexer.readInlineImage()
                result.paints = true
            case "S", "s", "B", "B*", "b", "b*", "sh", "Tj", "TJ", "'", "\"":
                result.paints = true
                (found, path) = (nil, nil)
            case "n": path = nil
            default: break
            }
        }
        write(bytes, upTo: bytes.count, into: &result)
        return result
    }

    /// Modifies a form that contains marks, after writing the content before it. Returns false for anything else.
    private mutating func markForm(
        _ name: String?, _ resources: PDFDictionary?, depth: Int, before place: Int, _ bytes: [UInt8],
        _ result: inout MarkedBytes
    ) throws(PDFError) -> Bool {
        guard depth < ContentMarker.maxDepth, let name,
            let form = resources?["XObject"].dictionary?[name].stream, form.dictionary["Subtype"].name == "Form",
            let reference = form.reference, known.insert(reference).inserted
        else { return false }
        let before = mark
        let inside = try marked(form.data(), form.dictionary["Resources"].dictionary ?? resources, depth: depth + 1)
        guard inside.hasMarks else { return false }
        let after = mark
        mark = before
        write(bytes, upTo: place, into: &result)
        mark = after
        try replace(reference, with: inside, isPage: false)
        result.hasMarks = true
        return true
    }

    /// Writes open content up to an offset: as part of an element, or else as an artifact.
    private func write(_ bytes: [UInt8], upTo end: Int, into result: inout MarkedBytes) {
        guard result.start < end else { return }
        let part = bytes[result.start..<end]
        guard result.paints else {
            result.bytes += part
            return
        }
        if let element = tags.open(after: mark) {
            result.bytes += Array("/\(tags.elements[element].type) <</MCID \(result.parts.count)>> BDC\n".utf8)
            result.parts.append(Part(element: element, mark: mark, order: result.order))
        } else {
            result.bytes += Array("/Artifact BMC\n".utf8)
        }
        result.bytes += part
        result.bytes += Array("\nEMC\n".utf8)
    }

    private mutating func begin(at place: Int, in result: inout MarkedBytes) {
        (result.start, result.paints, result.order) = (place, false, nextOrder())
    }

    private mutating func nextOrder() -> Int {
        order += 1
        return order
    }
}

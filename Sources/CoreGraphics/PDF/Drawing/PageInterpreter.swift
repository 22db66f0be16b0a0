import Foundation
import PDFSyntax
import Raster

/// Executes content streams, and draws their contents in a context. PDF 32000-1, 7.8.2 and 8 to 11.
final class PageInterpreter {
    let context: CGContext
    let file: PDFFile
    let cache: PageCache
    let layers: OptionalContent

    var state = PageState()
    private var saved: [PageState] = []
    /// The resources in which operators look up names.
    var resources: PDFDictionary
    /// The CTM when the current content stream began, in whose space patterns are placed.
    var streamMatrix: CGAffineTransform
    /// The clipping rule that takes effect after the next painting operator.
    var pendingClip: CGPathFillRule?
    /// True in an uncoloured pattern and in a glyph's shape: colours are fixed.
    var keepsColors = false

    var textMatrix = CGAffineTransform.identity
    var lineMatrix = CGAffineTransform.identity
    /// The glyphs shown since `BT` in text modes that clip.
    var clippingText: [ClippingText] = []

    /// The nesting depth of the contents being drawn.
    var depth = 0
    let budget: PageBudget
    /// Collects the page's text instead of painting; nil while the page is drawn.
    var collector: PageTextCollector?
    /// Whether each open marked-content sequence is hidden.
    var hiddenMarks: [Bool] = []

    init(
        _ context: CGContext, _ file: PDFFile, _ cache: PageCache, resources: PDFDictionary,
        budget: PageBudget = .init(), layers: OptionalContent? = nil
    ) {
        self.context = context
        self.file = file
        self.cache = cache
        self.resources = resources
        self.budget = budget
        self.layers = layers ?? OptionalContent(file)
        streamMatrix = context.state.ctm
    }

    /// Whether optional content hides the current drawing.
    var isHidden: Bool { hiddenMarks.contains(true) }

    /// Executes a content stream with a state of its own; anything left open is closed.
    func run(_ content: [UInt8]) {
        let (outer, outerState, outerMarks) = (saved, state, hiddenMarks)
        saved = []
        context.saveGState()
        var lexer = PDFLexer(content, in: file)
        var operands = PageOperands()
        reading: while let token = lexer.next() {
            switch token {
            case .object(let object): operands.append(object)
            case .keyword(let word):
                guard budget.spend(1) else { break reading }
                if let operation = PageOperator.named(word) {
                    if operation == .beginInlineImage {
                        if let image = lexer.readInlineImage() { drawImage(image) }
                    } else {
                        apply(operation, operands)
                    }
                }
                operands.removeAll()
            }
        }
        while !saved.isEmpty { restore() }
        context.restoreGState()
        (saved, state, hiddenMarks) = (outer, outerState, outerMarks)
    }

    // MARK: Graphics state

    func save() {
        // A stream consisting only of these would exhaust memory.
        guard saved.count < 512 else { return budget.exhaust("more than 512 saved graphics states") }
        saved.append(state)
        context.saveGState()
    }

    func restore() {
        guard let last = saved.popLast() else { return }
        state = last
        context.restoreGState()
    }

    // MARK: Operators

    private func apply(_ operation: PageOperator, _ operands: PageOperands) {
        switch operation {
        case .save: save()
        case .restore: restore()
        case .concatenate: if let matrix = operands.matrix { context.concatenate(matrix) }
        case .lineWidth: if let width = operands.number(0) { context.setLineWidth(abs(width)) }
        case .cap: context.setLineCap(CGLineCap(rawValue: Int32(clamping: operands.integer(0))) ?? .butt)
        case .join: context.setLineJoin(CGLineJoin(rawValue: Int32(clamping: operands.integer(0))) ?? .miter)
        case .miterLimit: if let limit = operands.number(0) { context.setMiterLimit(max(limit, 1)) }
        case .dash: setDash(operands[0].array, operands.number(1) ?? 0)
        case .flatness, .intent: break
        case .parameters: apply(parameters: resource("ExtGState", operands[0].name).dictionary)
        case .move, .line, .curve, .curveFromCurrent, .curveToEnd, .close, .rect: build(operation, operands)
        case .stroke, .closeStroke, .fill, .fillOld, .fillEvenOdd, .fillStroke, .fillStrokeEvenOdd, .fillStrokeClose,
            .fillStrokeCloseEvenOdd, .endPath:
            paint(operation)
        case .clip: pendingClip = .winding
        case .clipEvenOdd: pendingClip = .evenOdd
        case .strokeSpace, .fillSpace, .strokeColor, .strokeColorN, .fillColor, .fillColorN, .strokeGray, .fillGray,
            .strokeRGB, .fillRGB, .strokeCMYK, .fillCMYK:
            setColor(operation, operands)
        case .shade: paintShading(resource("Shading", operands[0].name))
        case .draw: drawObject(resource("XObject", operands[0].name))
        case .beginText, .endText, .characterSpacing, .wordSpacing, .horizontalScale, .leading, .font, .textMode,
            .textRise, .moveText, .moveTextLeading, .textMatrix, .nextLine, .showText, .showTexts, .nextLineShow,
            .nextLineShowSpaced:
            applyText(operation, operands)
        case .glyphWidth: break
        case .glyphBox: keepsColors = true
        case .beginMarked: mark(isHidden: false)
        case .beginMarkedProperties:
            mark(isHidden: operands[0].name == "OC" && !layers.shows(property(operands[1])))
        case .endMarked: _ = hiddenMarks.popLast()
        case .mark, .markProperties, .beginCompatibility, .endCompatibility, .beginInlineImage: break
        }
    }

    private func mark(isHidden: Bool) {
        guard hiddenMarks.count < 4096 else { return budget.exhaust("more than 4096 nested marks") }
        hiddenMarks.append(isHidden)
    }

    private func property(_ object: PDFObject) -> PDFObject {
        guard let name = object.name, let properties = resources["Properties"].dictionary else { return object }
        return properties.entries[name] ?? .null
    }

    /// Returns a resource of a kind by name.
    func resource(_ kind: String, _ name: String?) -> PDFObject {
        guard let name else { return .null }
        return resources[kind].dictionary?[name] ?? .null
    }

    private func setDash(_ array: PDFArray?, _ phase: Double) {
        let lengths = array?.numbers ?? []
        let isDrawn = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
        context.setLineDash(phase: isDrawn ? phase : 0, lengths: isDrawn ? lengths.map { CGFloat($0) } : [])
    }
}

/// An operator's operands. Beyond a limit, the first are dropped.
struct PageOperands {
    private var objects: [PDFObject] = []

    var count: Int { objects.count }

    mutating func append(_ object: PDFObject) {
        if objects.count == 512 { objects.removeFirst(256) }
        objects.append(object)
    }

    mutating func removeAll() { objects.removeAll(keepingCapacity: true) }

    subscript(index: Int) -> PDFObject { objects.indices.contains(index) ? objects[index] : .null }

    var last: PDFObject { objects.last ?? .null }

    func number(_ index: Int) -> Double? {
        guard let number = self[index].number, number.isFinite else { return nil }
        return number
    }

    func integer(_ index: Int) -> Int { self[index].integer ?? 0 }

    /// The operands that are numbers.
    var numbers: [Double] { objects.compactMap { $0.number } }

    var matrix: CGAffineTransform? {
        guard let a = number(0), let b = number(1), let c = number(2), let d = number(3), let tx = number(4),
            let ty = number(5)
        else { return nil }
        return CGAffineTransform(a, b, c, d, tx, ty)
    }
}

/// The budget of work for drawing one page, shared by everything that it draws.
final class PageBudget {
    /// An operator costs one unit; slower operations cost more.
    private var left = 10_000_000
    private(set) var isExhausted = false
    /// The streams that are being drawn, including nested ones.
    private var active: Set<PDFReference> = []

    /// Spends part of the budget; returns false when it is used up.
    func spend(_ cost: Int) -> Bool {
        left -= cost
        if left < 0, !isExhausted { exhaust("more than 10 million operations") }
        return !isExhausted
    }

    /// Calls `body` to draw a stream, unless it is already being drawn: recursion would not end.
    func drawing(_ stream: PDFStream, _ body: () -> Void) {
        guard spend(50) else { return }
        guard let reference = stream.reference else { return body() }
        guard active.insert(reference).inserted else { return }
        body()
        active.remove(reference)
    }

    func exhaust(_ what: String) {
        guard !isExhausted else { return }
        isExhausted = true
        reportOnce("CGContext.drawPDFPage(_:): a page exceeds a limit (\(what)); the rest of it is omitted")
    }
}

extension CGAffineTransform {
    /// Creates a matrix from an array of six numbers; the identity for anything else.
    init(_ object: PDFObject) {
        let n = object.array?.numbers ?? []
        self = n.count == 6 ? CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]) : .identity
    }
}

extension CGRect {
    /// Creates a rectangle from an array of four numbers, in any order; nil for anything else.
    init?(_ object: PDFObject) {
        guard let n = object.array?.numbers, n.count == 4 else { return nil }
        self.init(x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
    }
}

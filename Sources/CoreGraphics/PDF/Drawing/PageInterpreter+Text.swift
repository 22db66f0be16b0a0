import Foundation
import PDFSyntax
import Raster

/// Glyphs that are added to the clip when their text object ends.
struct ClippingText {
    var glyphs: [PositionedGlyph]
    var font: CGFont
    var matrix: CGAffineTransform
    var textMatrix: CGAffineTransform
}

/// A glyph with its position in text space.
struct PositionedGlyph {
    var glyph: CGGlyph
    var origin: CGPoint
    /// The horizontal factor by which the glyph is stretched.
    var stretch: Double
    var text: String?
}

extension PageInterpreter {
    func applyText(_ operation: PageOperator, _ operands: PageOperands) {
        switch operation {
        case .beginText:
            (textMatrix, lineMatrix) = (.identity, .identity)
            clippingText = []
        case .endText: endText()
        case .characterSpacing: state.text.characterSpacing = operands.number(0) ?? 0
        case .wordSpacing: state.text.wordSpacing = operands.number(0) ?? 0
        case .horizontalScale: state.text.horizontalScale = (operands.number(0) ?? 100) / 100
        case .leading: state.text.leading = operands.number(0) ?? 0
        case .textMode: state.text.mode = operands.integer(0)
        case .textRise: state.text.rise = operands.number(0) ?? 0
        case .font:
            let name = operands[0].name ?? ""
            state.text.font = resources["Font"].dictionary?.entries[name].flatMap { font($0) }
            state.text.size = operands.number(1) ?? 0
        case .moveText: moveLine(operands.number(0) ?? 0, operands.number(1) ?? 0)
        case .moveTextLeading:
            state.text.leading = -(operands.number(1) ?? 0)
            moveLine(operands.number(0) ?? 0, operands.number(1) ?? 0)
        case .textMatrix:
            guard let matrix = operands.matrix else { return }
            (textMatrix, lineMatrix) = (matrix, matrix)
        case .nextLine: moveLine(0, -state.text.leading)
        case .showText: show([operands[0]])
        case .showTexts: show(operands[0].array?.elements ?? [])
        case .nextLineShow:
            moveLine(0, -state.text.leading)
            show([operands[0]])
        case .nextLineShowSpaced:
            state.text.wordSpacing = operands.number(0) ?? 0
            state.text.characterSpacing = operands.number(1) ?? 0
            moveLine(0, -state.text.leading)
            show([operands[2]])
        default: break
        }
    }

    private func moveLine(_ x: Double, _ y: Double) {
        lineMatrix = CGAffineTransform(translationX: x, y: y).concatenating(lineMatrix)
        textMatrix = lineMatrix
    }

    /// Returns a font from the resources, read once for each object.
    func font(_ object: PDFObject) -> PageFont? {
        guard case .reference(let place) = object else {
            return object.dictionary.flatMap { PageFont($0) }
        }
        return cache.font(place) { file.object(place).dictionary.flatMap { PageFont($0) } }
    }

    // MARK: Text showing

    /// Shows strings; numbers between them move the pen back by thousandths of an em.
    private func show(_ elements: [PDFObject]) {
        guard let font = state.text.font else { return }
        let text = state.text
        var glyphs: [PositionedGlyph] = []
        var pen = 0.0
        // Pixels are counted too, as an upper bound of what a glyph may paint.
        let em = abs(text.size) * hypot(textMatrix.a, textMatrix.b) * hypot(context.ctm.a, context.ctm.b)
        let cost = em.isFinite ? 1 + Int(min(em * em / 4000, 1000)) : 1
        for element in elements {
            if let number = element.number {
                pen -= number / 1000 * text.size * (font.isVertical ? 1 : text.horizontalScale)
                continue
            }
            guard let string = element.string else { continue }
            for shown in font.glyphs(of: string) {
                guard budget.spend(cost) else { return }
                var advance = shown.advance * text.size + text.characterSpacing
                if shown.isSpace { advance += text.wordSpacing }
                if let collector, !isHidden {
                    let place = CGAffineTransform(translationX: pen, y: text.rise).concatenating(textMatrix)
                        .concatenating(context.state.ctm)
                    collector.add(shown.text, place, size: text.size, advance: advance * text.horizontalScale)
                } else if case .drawn(let type3) = font.kind {
                    draw(type3, shown.code, at: pen)
                } else {
                    glyphs.append(place(shown, at: pen))
                }
                pen += font.isVertical ? advance : advance * text.horizontalScale
            }
        }
        if let shown = font.font { draw(glyphs, of: shown) }
        let step = font.isVertical ? CGPoint(x: 0, y: pen) : CGPoint(x: pen, y: 0)
        textMatrix = CGAffineTransform(translationX: step.x, y: step.y).concatenating(textMatrix)
    }

    private func place(_ shown: PageFont.ShownGlyph, at pen: Double) -> PositionedGlyph {
        let text = state.text
        let origin =
            shown.origin.map { offset in
                CGPoint(
                    x: -offset.x * text.size * text.horizontalScale, y: pen - offset.y * text.size + text.rise)
            } ?? CGPoint(x: pen, y: text.rise)
        return PositionedGlyph(glyph: shown.glyph, origin: origin, stretch: shown.stretch, text: shown.text)
    }

    private func draw(_ glyphs: [PositionedGlyph], of font: CGFont) {
        let text = state.text
        let matrix = CGAffineTransform(text.size * text.horizontalScale, 0, 0, text.size, 0, 0)
        guard !glyphs.isEmpty, matrix.inverse != nil, matrix.isFinite else { return }
        if text.mode >= 4 {
            clippingText.append(ClippingText(glyphs: glyphs, font: font, matrix: matrix, textMatrix: textMatrix))
        }
        guard !isHidden else { return }
        let mode = text.mode & 3
        if mode == 0 || mode == 2 { paint(glyphs, of: font, matrix, isStroke: false) }
        if mode == 1 || mode == 2 { paint(glyphs, of: font, matrix, isStroke: true) }
    }

    private func paint(_ glyphs: [PositionedGlyph], of font: CGFont, _ matrix: CGAffineTransform, isStroke: Bool) {
        let color = isStroke ? state.stroke : state.fill
        painting(alpha: isStroke ? state.strokeAlpha : state.fillAlpha) {
            if let shading = shadingPattern(of: color) {
                context.setTextDrawingMode(isStroke ? .strokeClip : .clip)
                context.showAsOneText { show(glyphs, of: font, matrix, textMatrix) }
                paint(pattern: shading)
            } else if prepare(color, isStroke: isStroke) {
                context.setTextDrawingMode(isStroke ? .stroke : .fill)
                show(glyphs, of: font, matrix, textMatrix)
            }
        }
    }

    /// Shows glyphs in the context's drawing mode, grouped by stretch.
    private func show(
        _ glyphs: [PositionedGlyph], of font: CGFont, _ matrix: CGAffineTransform, _ textMatrix: CGAffineTransform
    ) {
        let outer = context.textMatrix
        context.textMatrix = textMatrix
        defer { context.textMatrix = outer }
        var start = 0
        while start < glyphs.count {
            let stretch = glyphs[start].stretch
            let end = glyphs[start...].firstIndex { abs($0.stretch - stretch) > 0.001 } ?? glyphs.count
            let run = glyphs[start..<end]
            context.show(
                run.map(\.glyph), of: font, size: 1,
                matrix: CGAffineTransform(matrix.a * stretch, 0, 0, matrix.d, 0, 0), at: run.map(\.origin),
                text: GlyphText(run))
            start = end
        }
    }

    private func endText() {
        defer { clippingText = [] }
        guard !clippingText.isEmpty else { return }
        context.setTextDrawingMode(.clip)
        context.showAsOneText {
            for text in clippingText { show(text.glyphs, of: text.font, text.matrix, text.textMatrix) }
        }
        context.setTextDrawingMode(.fill)
    }

    // MARK: Type 3 fonts

    private func draw(_ font: Type3Glyphs, _ code: Int, at pen: Double) {
        guard !isHidden, state.text.mode != 3, let glyph = font.glyph(code), depth < maxDepth else { return }
        let text = state.text
        let place = CGAffineTransform(text.size * text.horizontalScale, 0, 0, text.size, pen, text.rise)
        let matrix = font.matrix.concatenating(place).concatenating(textMatrix)
        guard prepare(state.fill, isStroke: false) else { return }
        let content = cache.contents(of: glyph) { glyph.data(limit: PDFLimits.contents) }
        let (kept, lines, texts, clips) = (keepsColors, lineMatrix, textMatrix, clippingText)
        context.saveGState()
        context.concatenate(matrix)
        nested(font.resources ?? resources) {
            // The shape is painted with the text's colour, including strokes.
            state.stroke = state.fill
            budget.drawing(glyph) { run(content) }
        }
        context.restoreGState()
        (keepsColors, lineMatrix, textMatrix, clippingText) = (kept, lines, texts, clips)
    }
}

extension GlyphText {
    /// Creates the characters of consecutive glyphs, one cluster each. Nil when one of them is unknown.
    init?(_ glyphs: ArraySlice<PositionedGlyph>) {
        var characters = ""
        var clusters: [Cluster] = []
        for glyph in glyphs {
            guard let text = glyph.text, !text.isEmpty else { return nil }
            characters += text
            clusters.append(Cluster(bytes: text.utf8.count, glyphs: 1))
        }
        self.init(characters, clusters: clusters, glyphCount: glyphs.count, isBackward: false)
    }
}

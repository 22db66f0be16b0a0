import Foundation
import PDFSyntax
import Raster

extension PageInterpreter {
    // MARK: Tiling patterns

    /// Returns a colour that paints with a tiling pattern. Nil for anything else. PDF 32000-1, 8.7.3.
    func tilingPattern(of color: PageColor, base: PDFColorSpace?) -> CGColor? {
        guard let stream = color.pattern?.stream, depth < maxDepth,
            let box = CGRect(stream.dictionary["BBox"]), let xStep = stream.dictionary["XStep"].number,
            let yStep = stream.dictionary["YStep"].number, let toBase = context.base.inverse
        else { return nil }
        let isColored = stream.dictionary["PaintType"].integer != 2
        let matrix = CGAffineTransform(stream.dictionary["Matrix"]).concatenating(streamMatrix).concatenating(toBase)
        let cell = PatternCell(stream, within: self)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info else { return }
                Unmanaged<PatternCell>.fromOpaque(info).takeUnretainedValue().draw(in: context)
            },
            releaseInfo: { info in
                guard let info else { return }
                Unmanaged<PatternCell>.fromOpaque(info).release()
            })
        let info = Unmanaged.passRetained(cell).toOpaque()
        guard
            let pattern = CGPattern(
                info: info, bounds: box, matrix: matrix, xStep: xStep, yStep: yStep, tiling: .constantSpacing,
                isColored: isColored, callbacks: &callbacks)
        else {
            Unmanaged<PatternCell>.fromOpaque(info).release()
            return nil
        }
        if isColored {
            return CGColorSpace(patternBaseSpace: nil).map { CGColor(space: $0, values: [1], pattern: pattern) }
        }
        let rgb = base?.color(color.components) ?? .zero
        return CGColorSpace(patternBaseSpace: .standard).map {
            CGColor(space: $0, values: [rgb.x, rgb.y, rgb.z, 1], pattern: pattern)
        }
    }

    // MARK: Shadings

    /// Returns the pattern of a colour that paints with a shading.
    func shadingPattern(of color: PageColor) -> PDFDictionary? {
        guard case .pattern = color.space.kind, !keepsColors, let pattern = color.pattern?.dictionary,
            pattern["PatternType"].integer == 2
        else { return nil }
        return pattern
    }

    /// Fills the clip with a shading pattern.
    func paint(pattern: PDFDictionary) {
        let (ctm, outer) = (context.state.ctm, state)
        context.state.ctm = CGAffineTransform(pattern["Matrix"]).concatenating(streamMatrix)
        if let shading = Shading(pattern["Shading"], colorSpace: { self.colorSpace($0) }) {
            if let background = shading.background {
                let rgb = shading.space.color(background)
                context.setFillColor(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: 1))
                context.fill(context.boundingBoxOfClipPath.insetBy(dx: -1, dy: -1))
            }
            shading.paint(in: context, budget)
        }
        context.state.ctm = ctm
        state = outer
    }

    /// The operator `sh`.
    func paintShading(_ object: PDFObject) {
        guard !isHidden, budget.spend(20), let shading = Shading(object, colorSpace: { self.colorSpace($0) }) else {
            return
        }
        painting(alpha: state.fillAlpha) { shading.paint(in: context, budget) }
    }
}

/// One cell of a tiling pattern, drawn whenever the pattern paints.
private final class PatternCell {
    private let stream: PDFStream
    private let file: PDFFile
    private let cache: PageCache
    private let layers: OptionalContent
    private let budget: PageBudget
    private let depth: Int
    private let resources: PDFDictionary

    init(_ stream: PDFStream, within outer: PageInterpreter) {
        self.stream = stream
        (file, cache, layers, budget, depth) = (outer.file, outer.cache, outer.layers, outer.budget, outer.depth)
        resources = stream.dictionary["Resources"].dictionary ?? outer.resources
    }

    func draw(in context: CGContext) {
        budget.drawing(stream) { drawContents(in: context) }
    }

    private func drawContents(in context: CGContext) {
        let interpreter = PageInterpreter(context, file, cache, resources: resources, budget: budget, layers: layers)
        interpreter.depth = depth + 1
        interpreter.keepsColors = stream.dictionary["PaintType"].integer == 2
        interpreter.run(cache.contents(of: stream) { stream.data(limit: PDFLimits.contents) })
    }
}

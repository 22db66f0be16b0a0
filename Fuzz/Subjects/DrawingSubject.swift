import CoreGraphics
import Foundation

/// Reads the bytes as calls: first a kind of context, then the calls with their arguments.
func draw(_ bytes: UnsafeRawBufferPointer) {
    var stream = ByteStream(bytes)
    let kind = Int(stream.byte()) % (BitmapKind.all.count + 2)
    guard kind < BitmapKind.all.count else {
        return drawDocument { context in
            var program = DrawingProgram(context, stream)
            program.run()
        }
    }
    let (width, height) = (1 + stream.choice(48), 1 + stream.choice(48))
    guard let context = BitmapKind.all[kind].context(width: width, height: height) else { return }
    var program = DrawingProgram(context, stream)
    program.run()
    _ = context.makeImage()
}

/// Makes the drawing calls that the bytes encode, with some numbers that no drawing should contain.
struct DrawingProgram {
    var context: CGContext
    var stream: ByteStream
    /// The remaining number of calls, each of which may draw a whole image.
    private var budget = 96
    private var doublings = 0
    /// The nesting depth of patterns that draw patterns.
    private let depth: Int
    /// The remaining number of pattern cells, each of which runs a program.
    private let cells: CellCount

    /// The counter that a program shares with those that draw cells for it.
    final class CellCount { var left = 1000 }

    init(_ context: CGContext, _ stream: ByteStream, depth: Int = 0, cells: CellCount = CellCount()) {
        self.context = context
        self.stream = stream
        self.depth = depth
        self.cells = cells
    }

    mutating func run() {
        while budget > 0, !stream.isAtEnd {
            budget -= 1
            step()
        }
    }

    private mutating func step() {
        let call = stream.byte()
        switch call >> 5 {
        case 0, 1: build(Int(call & 63))
        case 2: setState(Int(call & 31))
        case 3: setColor(Int(call & 31))
        case 4: transform(Int(call & 31))
        case 5: paint(Int(call & 31))
        case 6: drawMore(Int(call & 31))
        default: open(Int(call & 31))
        }
    }

    // MARK: Paths

    private mutating func build(_ call: Int) {
        switch call % 13 {
        case 0: context.beginPath()
        case 1: context.move(to: stream.point())
        case 2: context.addLine(to: stream.point())
        case 3: context.addQuadCurve(to: stream.point(), control: stream.point())
        case 4: context.addCurve(to: stream.point(), control1: stream.point(), control2: stream.point())
        case 5:
            context.addArc(
                center: stream.point(), radius: stream.number(), startAngle: stream.number(),
                endAngle: stream.number(), clockwise: stream.flag())
        case 6: context.addArc(tangent1End: stream.point(), tangent2End: stream.point(), radius: stream.number())
        case 7: context.closePath()
        case 8: context.addRects(stream.rects(upTo: 3))
        case 9: context.addEllipse(in: stream.rect())
        case 10: context.addLines(between: stream.points(upTo: 8))
        case 11: context.replacePathWithStrokedPath()
        default:
            _ = (context.boundingBoxOfPath, context.currentPointOfPath, context.isPathEmpty)
            _ = context.pathContains(stream.point(), mode: stream.flag() ? .eoFill : .stroke)
            // The path doubles each time: a few times are enough.
            guard doublings < 8, let path = context.path else { return }
            doublings += 1
            context.addPath(path)
        }
    }

    // MARK: State

    private mutating func setState(_ call: Int) {
        switch call % 14 {
        case 0: context.setLineWidth(stream.number())
        case 1: context.setLineCap(stream.element(of: [.butt, .round, .square]))
        case 2: context.setLineJoin(stream.element(of: [.miter, .round, .bevel]))
        case 3: context.setMiterLimit(stream.number())
        case 4: context.setLineDash(phase: stream.number(), lengths: stream.numbers(upTo: 4))
        case 5: context.setFlatness(stream.number())
        case 6: context.setAlpha(stream.number())
        case 7: context.setBlendMode(CGBlendMode(rawValue: Int32(stream.choice(28))) ?? .normal)
        case 8: context.setShadow(offset: stream.size(), blur: stream.number())
        case 9: context.setShadow(offset: stream.size(), blur: stream.number(), color: nil)
        case 10: context.setShouldAntialias(stream.flag())
        case 11: context.interpolationQuality = stream.element(of: [.none, .low, .medium, .high, .default])
        case 12: context.saveGState()
        default: context.restoreGState()
        }
    }

    private mutating func setColor(_ call: Int) {
        switch call % 8 {
        case 0:
            context.setFillColor(
                red: stream.number(), green: stream.number(), blue: stream.number(), alpha: stream.number())
        case 1: context.setStrokeColor(gray: stream.number(), alpha: stream.number())
        case 2:
            context.setFillColor(
                cyan: stream.number(), magenta: stream.number(), yellow: stream.number(), black: stream.number(),
                alpha: stream.number())
        case 3: context.setFillColorSpace(BitmapKind.all[stream.choice(BitmapKind.all.count)].space)
        case 4: context.setFillColor((0..<6).map { _ in stream.number() })
        case 5: context.setPatternPhase(stream.size())
        case 6: setPattern()
        default: context.setRenderingIntent(stream.flag() ? .perceptual : .saturation)
        }
    }

    /// Sets a pattern whose cells are drawn by the bytes that follow.
    private mutating func setPattern() {
        let (bounds, matrix, step) = (stream.rect(), stream.transform(), stream.size())
        guard depth < 2 else { return }
        let (cell, depth, cells) = (stream, depth, cells)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                cells.left -= 1
                guard cells.left > 0 else { return }
                var program = DrawingProgram(context, cell, depth: depth + 1, cells: cells)
                program.budget = 6
                program.run()
            }, releaseInfo: nil)
        guard
            let pattern = CGPattern(
                info: nil, bounds: bounds, matrix: matrix, xStep: step.width, yStep: step.height,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks),
            let space = CGColorSpace(patternBaseSpace: nil)
        else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [stream.number()])
    }

    // MARK: Transforms and clips

    private mutating func transform(_ call: Int) {
        switch call % 9 {
        case 0: context.translateBy(x: stream.number(), y: stream.number())
        case 1: context.scaleBy(x: stream.number(), y: stream.number())
        case 2: context.rotate(by: stream.number())
        case 3: context.concatenate(stream.transform())
        case 4: context.clip(using: stream.flag() ? .evenOdd : .winding)
        case 5: context.clip(to: stream.rects(upTo: 3))
        case 6: if let mask = picture() { context.clip(to: stream.rect(), mask: mask) }
        case 7: context.resetClip()
        default:
            _ = (context.boundingBoxOfClipPath, context.convertToUserSpace(stream.rect()))
            _ = context.convertToDeviceSpace(stream.rect())
        }
    }

    // MARK: Painting

    private mutating func paint(_ call: Int) {
        switch call % 10 {
        case 0: context.fillPath(using: stream.flag() ? .evenOdd : .winding)
        case 1: context.strokePath()
        case 2: context.drawPath(using: stream.element(of: [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]))
        case 3: context.fill(stream.rects(upTo: 3))
        case 4: context.stroke(stream.rect(), width: stream.number())
        case 5: context.fillEllipse(in: stream.rect())
        case 6: context.strokeLineSegments(between: stream.points(upTo: 6))
        case 7: context.clear(stream.rect())
        case 8: if let image = picture() { context.draw(image, in: stream.rect()) }
        default: if let image = picture() { context.draw(image, in: stream.rect(), byTiling: true) }
        }
    }

    private mutating func drawMore(_ call: Int) {
        switch call % 6 {
        case 0, 1, 2: paintGradient(call % 6)
        case 3: paintShading()
        case 4: drawLayer()
        default: drawGlyphs()
        }
    }

    private mutating func paintGradient(_ call: Int) {
        let components = (0..<12).map { _ in stream.number() }
        let locations = (0..<3).map { _ in stream.number() }
        guard
            let gradient = CGGradient(
                colorSpace: .deviceRGB, colorComponents: components, locations: locations, count: 3)
        else { return }
        let options = CGGradientDrawingOptions(rawValue: UInt32(stream.choice(4)))
        switch call {
        case 0:
            context.drawLinearGradient(gradient, start: stream.point(), end: stream.point(), options: options)
        case 1:
            context.drawRadialGradient(
                gradient, startCenter: stream.point(), startRadius: stream.number(), endCenter: stream.point(),
                endRadius: stream.number(), options: options)
        default: context.drawConicGradient(gradient, center: stream.point(), angle: stream.number())
        }
    }

    private mutating func paintShading() {
        let (values, domain) = ([stream.number(), stream.number()], [stream.number(), stream.number()])
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                for i in 0..<4 { output[i] = input[0] * values[i % 2] }
            }, releaseInfo: nil)
        guard
            let function = CGFunction(
                info: nil, domainDimension: 1, domain: domain, rangeDimension: 4, range: nil, callbacks: &callbacks),
            let shading = CGShading(
                radialSpace: .deviceRGB, start: stream.point(), startRadius: stream.number(), end: stream.point(),
                endRadius: stream.number(), function: function, extendStart: stream.flag(), extendEnd: stream.flag())
        else { return }
        context.drawShading(shading)
    }

    private mutating func drawLayer() {
        // A layer has the context's scale, which may be huge; limiting its memory is up to the caller.
        let size = CGSize(width: stream.choice(20), height: stream.choice(20))
        guard context.userSpaceToDeviceSpaceTransform.a.magnitude < 16,
            let layer = CGLayer(context, size: size, auxiliaryInfo: nil)
        else { return }
        layer.context?.fillEllipse(in: stream.rect())
        context.draw(layer, in: stream.rect())
    }

    private mutating func drawGlyphs() {
        guard let font = Self.font else { return }
        context.setFont(font)
        context.setFontSize(stream.number())
        context.textMatrix = stream.flag() ? stream.transform() : .identity
        context.setCharacterSpacing(stream.number())
        context.setTextDrawingMode(
            stream.element(of: [.fill, .stroke, .fillStroke, .invisible, .fillClip, .strokeClip, .clip]))
        let points = stream.points(upTo: 4)
        context.showGlyphs(points.map { _ in CGGlyph(stream.byte()) }, at: points)
    }

    private static let font = CGFont("LiberationSans" as CFString)

    // MARK: Layers and pages

    private mutating func open(_ call: Int) {
        switch call % 6 {
        case 0: context.beginTransparencyLayer(auxiliaryInfo: nil)
        case 1: context.beginTransparencyLayer(in: stream.rect(), auxiliaryInfo: nil)
        case 2, 3: context.endTransparencyLayer()
        case 4:
            // Ends a page of a document; has no effect in a bitmap.
            context.endPDFPage()
            var box = stream.rect()
            context.beginPage(mediaBox: &box)
        default:
            if let url = URL(string: "https://example.com/") { context.setURL(url, for: stream.rect()) }
            context.addDestination("\(stream.byte())", at: stream.point())
            context.setDestination("\(stream.byte())", for: stream.rect())
        }
    }

    /// Creates a small image made of the bytes that follow, or of what has been drawn so far.
    private mutating func picture() -> CGImage? {
        let kind = stream.choice(BitmapKind.all.count + 3)
        if kind == BitmapKind.all.count { return context.makeImage() }
        let (width, height) = (1 + stream.choice(9), 1 + stream.choice(9))
        let pixels = Data((0..<width * height * 16).map { UInt8(truncatingIfNeeded: $0 * 37) })
        guard let provider = CGDataProvider(data: pixels) else { return nil }
        if kind > BitmapKind.all.count {
            return CGImage(
                maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
                provider: provider, decode: stream.flag() ? [stream.number(), stream.number()] : nil,
                shouldInterpolate: stream.flag())
        }
        let drawn = BitmapKind.all[kind].context(width: width, height: height)
        drawn?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.75)
        drawn?.fill(stream.rect())
        let image = drawn?.makeImage()
        switch stream.choice(4) {
        case 0: return image?.cropping(to: stream.rect())
        case 1: return image?.copy(maskingColorComponents: stream.numbers(upTo: 8))
        case 2: return image.flatMap { image in image.masking(image) }
        default: return image
        }
    }
}

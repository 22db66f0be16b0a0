import CoreGraphics
import XCTest

/// Draws scenes with the context under test.
enum KasanePainter {
    static func draw(_ scene: Scene) throws -> Picture { try picture { try draw(scene, in: $0) } }

    /// Returns what a drawing paints on a clear bitmap.
    static func picture(_ draw: (CGContext) throws -> Void) throws -> Picture {
        var picture = Picture(width: Scene.size, height: Scene.size)
        try picture.bytes.withUnsafeMutableBytes { memory in
            let context = try XCTUnwrap(
                CGContext(
                    data: memory.baseAddress, width: Scene.size, height: Scene.size, bitsPerComponent: 8,
                    bytesPerRow: Scene.size * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            try draw(context)
        }
        return picture
    }

    static func draw(_ scene: Scene, in context: CGContext) throws {
        for step in scene.steps { try draw(step, in: context) }
    }

    private static func draw(_ step: Step, in context: CGContext) throws {
        switch step {
        case .save: context.saveGState()
        case .restore: context.restoreGState()
        case .concat(let t): context.concatenate(t)
        case .fillColor(let c): context.setFillColor(red: c.r, green: c.g, blue: c.b, alpha: c.a)
        case .strokeColor(let c): context.setStrokeColor(red: c.r, green: c.g, blue: c.b, alpha: c.a)
        case .line(let width, let cap, let join, let miterLimit):
            context.setLineWidth(width)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.setMiterLimit(miterLimit)
        case .dash(let phase, let lengths): context.setLineDash(phase: phase, lengths: lengths)
        case .path(let steps): add(steps, to: context)
        case .fill(let rule): context.fillPath(using: rule)
        case .stroke: context.strokePath()
        case .clip(let rule): context.clip(using: rule)
        case .linear(let stops, let start, let end, let extends):
            context.drawLinearGradient(
                try gradient(stops), start: start, end: end, options: extends ? both : [])
        case .radial(let stops, let start, let end, let extends):
            context.drawRadialGradient(
                try gradient(stops), startCenter: CGPoint(x: start.x, y: start.y), startRadius: start.radius,
                endCenter: CGPoint(x: end.x, y: end.y), endRadius: end.radius, options: extends ? both : [])
        case .image(let rect, let quality):
            context.interpolationQuality = quality
            context.draw(try image(), in: rect)
        case .stencil(let rect):
            context.interpolationQuality = .low
            context.draw(try mask(), in: rect)
        case .masked(let rect, let steps):
            context.saveGState()
            context.interpolationQuality = .low
            context.clip(to: rect, mask: try mask())
            for step in steps { try draw(step, in: context) }
            context.restoreGState()
        case .beginLayer(let alpha):
            context.saveGState()
            context.setAlpha(alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        case .endLayer:
            context.endTransparencyLayer()
            context.restoreGState()
        case .blend(let mode): context.setBlendMode(mode)
        }
    }

    private static let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

    static func gradient(_ stops: [Stop]) throws -> CGGradient {
        let components = stops.flatMap { [$0.color.r, $0.color.g, $0.color.b, $0.color.a] }
        return try XCTUnwrap(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: stops.map(\.at),
                count: stops.count))
    }

    /// An image mask paints where its samples are low.
    private static func mask() throws -> CGImage {
        let samples = TestMask.levels.map { 255 - $0 }
        return try XCTUnwrap(
            CGImage(
                maskWidth: TestMask.width, height: TestMask.height, bitsPerComponent: 8, bitsPerPixel: 8,
                bytesPerRow: TestMask.width, provider: try XCTUnwrap(CGDataProvider(data: Data(samples))), decode: nil,
                shouldInterpolate: true))
    }

    private static func image() throws -> CGImage {
        let picture = Picture.test
        return try XCTUnwrap(
            CGImage(
                width: picture.width, height: picture.height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: picture.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast),
                provider: try XCTUnwrap(CGDataProvider(data: Data(picture.bytes))), decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
    }

    static func add(_ path: [PathStep], to context: CGContext) {
        context.beginPath()
        for step in path { add(step, to: context) }
    }

    private static func add(_ step: PathStep, to context: CGContext) {
        switch step {
        case .move(let x, let y): context.move(to: CGPoint(x: x, y: y))
        case .line(let x, let y): context.addLine(to: CGPoint(x: x, y: y))
        case .quad(let cx, let cy, let x, let y):
            context.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
        case .curve(let ax, let ay, let bx, let by, let x, let y):
            context.addCurve(
                to: CGPoint(x: x, y: y), control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by))
        case .close: context.closePath()
        case .rect(let x, let y, let w, let h): context.addRect(CGRect(x: x, y: y, width: w, height: h))
        case .ellipse(let x, let y, let w, let h): context.addEllipse(in: CGRect(x: x, y: y, width: w, height: h))
        case .roundedRect(let x, let y, let w, let h, let corner):
            context.addPath(
                CGPath(
                    roundedRect: CGRect(x: x, y: y, width: w, height: h), cornerWidth: corner, cornerHeight: corner,
                    transform: nil))
        case .arc(let x, let y, let radius, let from, let to, let clockwise):
            context.addArc(
                center: CGPoint(x: x, y: y), radius: radius, startAngle: from, endAngle: to, clockwise: clockwise)
        }
    }
}

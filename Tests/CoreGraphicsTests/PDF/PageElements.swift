import CoreGraphics

/// A drawing for a page of 120 by 120 points and for a bitmap of 120 by 120 pixels.
struct PageElement: Sendable {
    var name: String
    var tolerance = Tolerance.pages
    var draw: @Sendable (CGContext) -> Void
}

private func color(_ c: RGBA) -> CGColor { CGColor(red: c.r, green: c.g, blue: c.b, alpha: c.a) }

private func gradient(_ stops: [Stop]) -> CGGradient {
    CGGradient(
        colorsSpace: nil, colors: stops.map { color($0.color) } as CFArray, locations: stops.map(\.at))!
}

private let rainbow = gradient([Stop(0, red), Stop(0.35, RGBA(0.95, 0.85, 0.1)), Stop(0.6, green), Stop(1, blue)])
private let fading = gradient([Stop(0, RGBA(1, 0.2, 0.1, 1)), Stop(1, RGBA(0.1, 0.2, 1, 0.1))])

let pageElements: [PageElement] = conicElements + endingElements + shadowElements + stateElements + joinElements

private let conicElements = [
    PageElement(name: "conic", tolerance: .poppler) {
        $0.drawConicGradient(rainbow, center: CGPoint(x: 50, y: 70), angle: 0.4)
    },
    PageElement(name: "conic, fading, under a skew", tolerance: .poppler) {
        $0.concatenate(CGAffineTransform(1, 0.3, -0.4, 0.8, 25, -5))
        $0.clip(to: CGRect(x: 10, y: 10, width: 90, height: 80))
        $0.setAlpha(0.8)
        $0.drawConicGradient(fading, center: CGPoint(x: 50, y: 50), angle: -1)
    },
    PageElement(name: "conic, from afar", tolerance: .poppler) {
        $0.drawConicGradient(rainbow, center: CGPoint(x: -900, y: 50), angle: -0.1)
    },
    PageElement(name: "conic, stretched", tolerance: .poppler) {
        $0.clip(to: CGRect(x: 10, y: 10, width: 90, height: 80))
        $0.concatenate(CGAffineTransform(60, 59, 0.5, 0.6, -3000, -2900))
        $0.drawConicGradient(fading, center: CGPoint(x: 50, y: 40), angle: 1)
    },
]

private let endingElements = [CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation].flatMap {
    (options: CGGradientDrawingOptions) -> [PageElement] in
    let name = options == .drawsAfterEndLocation ? "after the end" : "before the start"
    return [
        PageElement(name: "linear, goes on \(name)", tolerance: .poppler) {
            $0.drawLinearGradient(
                rainbow, start: CGPoint(x: 40, y: 30), end: CGPoint(x: 80, y: 60), options: options)
        },
        PageElement(name: "growing circles, go on \(name)", tolerance: .poppler) {
            $0.drawRadialGradient(
                rainbow, startCenter: CGPoint(x: 55, y: 65), startRadius: 15, endCenter: CGPoint(x: 60, y: 60),
                endRadius: 40, options: options)
        },
        PageElement(name: "shrinking circles, go on \(name)", tolerance: .poppler) {
            $0.drawRadialGradient(
                rainbow, startCenter: CGPoint(x: 60, y: 60), startRadius: 40, endCenter: CGPoint(x: 55, y: 65),
                endRadius: 15, options: options)
        },
        PageElement(name: "cone, goes on \(name)", tolerance: .poppler) {
            $0.drawRadialGradient(
                rainbow, startCenter: CGPoint(x: 40, y: 40), startRadius: 10, endCenter: CGPoint(x: 75, y: 70),
                endRadius: 20, options: options)
        },
    ]
}

private let shadowElements = [
    PageElement(name: "sharp shadow") {
        $0.setShadow(offset: CGSize(width: 8, height: -6), blur: 0, color: color(blue))
        $0.setFillColor(color(red))
        $0.fillEllipse(in: CGRect(x: 30, y: 30, width: 60, height: 60))
    },
    PageElement(name: "soft shadow of a translucent star") {
        $0.setShadow(offset: CGSize(width: 6, height: -8), blur: 10)
        $0.setFillColor(color(glass))
        $0.addPath(starPath)
        $0.fillPath()
    },
    PageElement(name: "shadow of a line, clipped and scaled") {
        $0.clip(to: CGRect(x: 10, y: 10, width: 80, height: 100))
        $0.setShadow(offset: CGSize(width: -5, height: 5), blur: 4, color: CGColor(gray: 0, alpha: 0.8))
        $0.scaleBy(x: 2, y: 2)
        $0.setLineWidth(4)
        $0.strokeLineSegments(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 45)])
    },
    PageElement(name: "shadow of a layer") {
        $0.setShadow(offset: CGSize(width: 5, height: -5), blur: 8, color: CGColor(gray: 0, alpha: 1))
        $0.setAlpha(0.7)
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.setFillColor(color(red))
        $0.fill(CGRect(x: 20, y: 20, width: 50, height: 50))
        $0.setFillColor(color(blue))
        $0.fillEllipse(in: CGRect(x: 45, y: 45, width: 55, height: 55))
        $0.endTransparencyLayer()
    },
]

private let starPath: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [
        CGPoint(x: 60, y: 110), CGPoint(x: 90, y: 15), CGPoint(x: 10, y: 75), CGPoint(x: 110, y: 75),
        CGPoint(x: 30, y: 15),
    ])
    path.closeSubpath()
    return path
}()

private let stateElements = [
    PageElement(name: "clips that are taken back") {
        $0.setFillColor(color(red))
        for i in 0..<4 {
            $0.saveGState()
            $0.clip(to: CGRect(x: 10 + i * 25, y: 10, width: 20, height: 100))
            $0.addPath(starPath)
            $0.clip(using: i % 2 == 0 ? .winding : .evenOdd)
            $0.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
            $0.restoreGState()
        }
        $0.setFillColor(color(glass))
        $0.fill(CGRect(x: 0, y: 50, width: 120, height: 20))
    },
    PageElement(name: "paths far too large") {
        $0.setFillColor(color(green))
        $0.fill(CGRect(x: -1e30, y: 80, width: 2e30, height: 1e30))
        $0.setFillColor(color(blue))
        $0.fillEllipse(in: CGRect(x: -1e9, y: -2e9, width: 2e9, height: 2e9 + 40))
        $0.setStrokeColor(color(red))
        $0.setLineWidth(6)
        $0.strokeLineSegments(between: [CGPoint(x: -1e12, y: 60), CGPoint(x: 1e12, y: 60)])
        $0.strokeLineSegments(between: [CGPoint(x: 20.5, y: -1e8), CGPoint(x: 20.5, y: 1e8)])
    },
    PageElement(name: "squares of dashes without length") {
        $0.setLineCap(.square)
        $0.setLineWidth(5)
        $0.setLineDash(phase: 0, lengths: [0, 12])
        $0.addPath(starPath)
        $0.strokePath()
    },
    PageElement(name: "a dashed rectangle, under a mirror") {
        $0.concatenate(CGAffineTransform(-1.5, 0, 0, 1, 115, 0))
        $0.setLineDash(phase: 3, lengths: [14, 5, 2, 5])
        $0.setLineWidth(4)
        $0.stroke(CGRect(x: 10, y: 15, width: 55, height: 90))
    },
]

/// How painting is composited where clips and modes change from one drawing to the next.
private let joinElements = [
    PageElement(name: "blend modes within clips") { context in
        context.setFillColor(color(RGBA(0.95, 0.93, 0.85)))
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
        for (x, mode) in [(CGFloat(0), CGBlendMode.multiply), (60, .difference)] {
            context.saveGState()
            context.addPath(
                CGPath(
                    roundedRect: CGRect(x: x + 2, y: 8, width: 56, height: 104), cornerWidth: 18, cornerHeight: 18,
                    transform: nil))
            context.clip()
            context.setBlendMode(mode)
            for (i, tint) in [red, green, blue].enumerated() {
                context.setFillColor(color(tint))
                context.fillEllipse(in: CGRect(x: x + 8, y: 18 + CGFloat(i) * 24, width: 40, height: 40))
            }
            context.restoreGState()
            context.setFillColor(color(glass))
            context.fill(CGRect(x: x + 20, y: 0, width: 8, height: 120))
        }
    },
    PageElement(name: "a blended layer of blended shapes") { context in
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
        context.setFillColor(color(green))
        context.fill(CGRect(x: 0, y: 30, width: 120, height: 40))
        context.clip(to: CGRect(x: 10, y: 10, width: 100, height: 100))
        context.setBlendMode(.screen)
        context.setAlpha(0.8)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(color(red))
        context.fillEllipse(in: CGRect(x: 10, y: 20, width: 60, height: 80))
        context.setBlendMode(.multiply)
        context.setFillColor(color(RGBA(0.4, 0.7, 0.9)))
        context.fillEllipse(in: CGRect(x: 45, y: 20, width: 60, height: 80))
        context.endTransparencyLayer()
    },
    PageElement(name: "a pattern, moved and turned", tolerance: .poppler) { context in
        guard let space = CGColorSpace(patternBaseSpace: nil), let pattern = dots() else { return }
        context.setFillColorSpace(space)
        context.setPatternPhase(CGSize(width: 3, height: 5))
        context.setFillPattern(pattern, colorComponents: [0.9])
        context.addPath(starPath)
        context.fillPath()
    },
]

private func dots() -> CGPattern? {
    var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
            context.setFillColor(color(blue))
            context.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
            context.setFillColor(color(red))
            context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
        }, releaseInfo: nil)
    return CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 12, height: 12), matrix: CGAffineTransform(rotationAngle: 0.3),
        xStep: 14, yStep: 13, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
}

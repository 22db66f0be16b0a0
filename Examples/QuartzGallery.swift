// Quartz 2D on one sheet, one technique to a tile: drawn by the same code into an image and onto a page of a PDF
// document.
// Poster: 0 s

import CoreGraphics
import CoreText
import Foundation
import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let (ink, coral, amber, teal, blue, violet) = (
    color(0x1B2A41), color(0xF25F5C), color(0xFFB627), color(0x17A398), color(0x2374AB), color(0x6A4C93)
)
let palette = [coral, amber, teal, blue, violet]

/// A point in fractions of a tile's image, whose sides are 184 and 136 points. The origin is at the bottom left.
let picture = CGSize(width: 184, height: 136)
func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * picture.width, y: y * picture.height) }
let middle = at(0.5, 0.5)

func disc(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
}

func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
}

/// A tile's image inset by `inset` points.
func frame(_ inset: CGFloat) -> CGRect { CGRect(origin: .zero, size: picture).insetBy(dx: inset, dy: inset) }

func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) -> CGGradient {
    CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: locations)!
}

/// A star of `count` points: every second corner of a polygon.
func star(_ center: CGPoint, _ radius: CGFloat, points count: Int = 5) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
        between: (0..<count).map { index in
            let angle = .pi / 2 + CGFloat(index * 2) * 2 * .pi / CGFloat(count)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
    path.closeSubpath()
    return path
}

/// An arc around the centre of the image, across its top, with an arrowhead at its end.
func arrow(_ context: CGContext, radius: CGFloat, clockwise: Bool) {
    let turn: CGFloat = clockwise ? -1 : 1
    let end = .pi / 2 + turn * 0.55
    context.addArc(
        center: middle, radius: radius, startAngle: .pi / 2 - turn * 0.55, endAngle: end, clockwise: clockwise)
    let tip = CGPoint(x: middle.x + radius * cos(end), y: middle.y + radius * sin(end))
    // Both sides of the head lead back from the tip.
    let back = end - turn * .pi / 2
    let sides = [back - 0.6, back + 0.6].map { CGPoint(x: tip.x + 9 * cos($0), y: tip.y + 9 * sin($0)) }
    context.addLines(between: [sides[0], tip, sides[1]])
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
}

/// Two rings in one path, the inner one in the same direction as the outer or in the opposite one.
func rings(_ context: CGContext, innerClockwise: Bool) {
    context.setFillColor(teal)
    context.addArc(center: middle, radius: 64, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    context.closePath()
    context.move(to: CGPoint(x: middle.x + 34, y: middle.y))
    context.addArc(center: middle, radius: 34, startAngle: 0, endAngle: 2 * .pi, clockwise: innerClockwise)
    context.closePath()
    context.fillPath()
    context.setStrokeColor(color(0xFFFFFF))
    context.strokeEllipse(in: disc(middle, 34))
    arrow(context, radius: 49, clockwise: false)
    if innerClockwise { context.setStrokeColor(teal) }
    arrow(context, radius: 20, clockwise: innerClockwise)
}

/// A curve with lines from its ends to its control points.
func bent(_ context: CGContext, _ points: [CGPoint], _ draw: () -> Void) {
    context.setStrokeColor(color(0x1B2A41, 0.35))
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [3, 3])
    context.addLines(between: points)
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
    context.move(to: points[0])
    draw()
    context.setStrokeColor(coral)
    context.setLineWidth(6)
    context.setLineCap(.round)
    context.strokePath()
    for (index, point) in points.enumerated() {
        let isEnd = index == 0 || index == points.count - 1
        context.setFillColor(isEnd ? ink : color(0xFFFFFF))
        context.setStrokeColor(ink)
        context.setLineWidth(1.5)
        context.addEllipse(in: disc(point, 4))
        context.drawPath(using: .fillStroke)
    }
}

struct Tile {
    var name: String
    /// The technique that it shows.
    var call: String
    var draw: (CGContext) -> Void

    init(_ name: String, _ call: String, _ draw: @escaping (CGContext) -> Void) {
        (self.name, self.call, self.draw) = (name, call, draw)
    }
}

let lines: [Tile] = [
    Tile("Lines", "setLineCap") { context in
        for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
            let y = 0.82 - CGFloat(index) * 0.32
            context.setLineCap(cap)
            context.setLineWidth(22)
            context.setStrokeColor(palette[index])
            context.move(to: at(0.14, y))
            context.addLine(to: at(0.86, y))
            context.strokePath()
            context.setLineWidth(1.5)
            context.setLineCap(.butt)
            context.setStrokeColor(color(0xFFFFFF))
            context.strokeLineSegments(between: [at(0.14, y), at(0.86, y)])
        }
    },
    Tile("Zigzags", "addLines, setLineJoin") { context in
        context.setLineWidth(14)
        for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
            let low = 0.7 - CGFloat(index) * 0.33
            context.setLineJoin(join)
            context.setStrokeColor(palette[index + 2])
            context.addLines(between: (0...6).map { at(0.08 + CGFloat($0) * 0.14, low + ($0 % 2 == 0 ? 0 : 0.22)) })
            context.strokePath()
        }
    },
    Tile("Segments", "strokeLineSegments") { context in
        for (index, tint) in palette.enumerated() {
            context.setStrokeColor(tint)
            context.setLineWidth(1 + CGFloat(index) * 0.5)
            context.strokeLineSegments(
                between: stride(from: index, to: 60, by: 5).flatMap { step -> [CGPoint] in
                    let angle = CGFloat(step) * .pi / 30
                    return [CGFloat(16 + index * 5), 66].map {
                        CGPoint(x: middle.x + $0 * cos(angle), y: middle.y + $0 * sin(angle))
                    }
                })
        }
    },
    Tile("Dashes", "setLineDash") { context in
        context.setLineCap(.round)
        let dashes: [[CGFloat]] = [[0.01, 11], [14, 10], [18, 8, 0.01, 8], [30, 9]]
        for (index, lengths) in dashes.enumerated() {
            context.setLineWidth(5)
            context.setStrokeColor(palette[index])
            context.setLineDash(phase: 0, lengths: lengths)
            let inset = CGFloat(index) * 15
            context.addPath(rounded(frame(6 + inset), 26 - inset / 3))
            context.strokePath()
        }
    },
    Tile("Rectangles", "fill, stroke") { context in
        for row in 0..<3 {
            for column in 0..<4 {
                let box = CGRect(x: 3 + column * 46, y: 4 + row * 45, width: 40, height: 38)
                let tint = palette[(row * 4 + column) % 5]
                context.setFillColor(tint)
                context.setStrokeColor(tint)
                context.setLineWidth(5)
                if (row + column) % 2 == 0 { context.fill(box) } else { context.stroke(box.insetBy(dx: 2.5, dy: 2.5)) }
            }
        }
    },
    Tile("Circles", "fillEllipse, strokeEllipse") { context in
        for step in 0..<5 {
            let radius = CGFloat(66 - step * 13)
            context.setFillColor(palette[step])
            context.fillEllipse(in: disc(CGPoint(x: middle.x, y: 2 + radius), radius))
        }
        context.setStrokeColor(ink)
        context.setLineWidth(2)
        context.strokeEllipse(in: disc(CGPoint(x: middle.x, y: 68), 66))
    },
]

let curves: [Tile] = [
    Tile("Arcs", "addArc") { context in
        context.setLineWidth(11)
        context.setLineCap(.round)
        for (index, tint) in palette.enumerated() {
            context.setStrokeColor(tint)
            let start = CGFloat(index) * 0.9
            context.addArc(
                center: middle, radius: 61 - CGFloat(index) * 13, startAngle: start,
                endAngle: start + 4.6 - CGFloat(index) * 0.35, clockwise: false)
            context.strokePath()
        }
    },
    Tile("Quadratic curves", "addQuadCurve") { context in
        bent(context, [at(0.06, 0.12), at(0.5, 0.95), at(0.94, 0.12)]) {
            context.addQuadCurve(to: at(0.94, 0.12), control: at(0.5, 0.95))
        }
    },
    Tile("Cubic curves", "addCurve") { context in
        bent(context, [at(0.06, 0.2), at(0.3, 0.95), at(0.7, 0.03), at(0.94, 0.8)]) {
            context.addCurve(to: at(0.94, 0.8), control1: at(0.3, 0.95), control2: at(0.7, 0.03))
        }
    },
    Tile("Rings in one direction", "fillPath(using: .winding)") { rings($0, innerClockwise: false) },
    Tile("Rings in opposite ones", "fillPath(using: .winding)") { rings($0, innerClockwise: true) },
    Tile("Even and odd", "fillPath(using: .evenOdd)") { context in
        context.setFillColor(violet)
        context.addPath(star(CGPoint(x: middle.x, y: middle.y - 4), 68, points: 7))
        context.fillPath(using: .evenOdd)
    },
]

/// A circle and a square, the later one on top.
func stacked(_ context: CGContext, circleLast: Bool) {
    let square = CGRect(x: 26, y: 12, width: 84, height: 84)
    func drawSquare() {
        context.setFillColor(amber)
        context.fill(square)
    }
    func drawCircle() {
        context.setFillColor(blue)
        context.fillEllipse(in: disc(at(0.6, 0.57), 46))
    }
    if circleLast {
        drawSquare()
        drawCircle()
    } else {
        drawCircle()
        drawSquare()
    }
}

/// Three overlapping discs in different colours.
func trio(_ context: CGContext, x: CGFloat, _ tints: [CGColor]) {
    for (index, tint) in tints.enumerated() {
        let angle = .pi / 2 + CGFloat(index) * 2 * .pi / 3
        context.setFillColor(tint)
        context.fillEllipse(in: disc(CGPoint(x: x + 16 * cos(angle), y: 65 + 18 * sin(angle)), 24))
    }
}

/// Fish scales: a cell that Quartz repeats.
func scales() -> CGPattern? {
    var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
            context.setLineWidth(2)
            context.setStrokeColor(color(0xFFFFFF))
            for (y, tint) in [(CGFloat(24), blue), (12, teal), (0, blue), (-12, teal)] {
                context.setFillColor(tint)
                for x in y == 12 || y == -12 ? [CGFloat(12)] : [0, 24] {
                    context.addEllipse(in: disc(CGPoint(x: x, y: y), 12))
                    context.drawPath(using: .fillStroke)
                }
            }
        }, releaseInfo: nil)
    return CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 24, height: 24), matrix: .identity, xStep: 24, yStep: 24,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
}

/// An image of a sunset, for the tiles that draw images.
func sunset() -> CGImage? {
    let small = CGContext(
        data: nil, width: 184, height: 136, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let small else { return nil }
    small.drawLinearGradient(
        gradient([violet, coral, amber]), start: at(0, 1), end: at(0, 0.35), options: [.drawsAfterEndLocation])
    small.setFillColor(color(0xFFF3D6))
    small.fillEllipse(in: disc(at(0.5, 0.44), 26))
    for (y, tint) in [(CGFloat(0.42), blue), (0.26, color(0x1D5C8A)), (0.12, ink)] {
        small.setFillColor(tint)
        small.move(to: at(0, 0))
        small.addLine(to: at(0, y))
        small.addCurve(to: at(1, y), control1: at(0.3, y + 0.16), control2: at(0.65, y - 0.14))
        small.addLine(to: at(1, 0))
        small.fillPath()
    }
    return small.makeImage()
}

let paints: [Tile] = [
    Tile("Painter's order", "the circle last") { stacked($0, circleLast: true) },
    Tile("The other way", "the square last") { stacked($0, circleLast: false) },
    Tile("Patterns", "setFillPattern") { context in
        guard let space = CGColorSpace(patternBaseSpace: nil), let pattern = scales() else { return }
        context.addPath(rounded(frame(4), 30))
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.fillPath()
    },
    Tile("Linear gradients", "drawLinearGradient") { context in
        context.addPath(rounded(frame(4), 30))
        context.clip()
        context.drawLinearGradient(
            gradient([violet, coral, amber, color(0xFFF3D6)]), start: at(0.1, 0), end: at(0.9, 1),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    },
    Tile("Radial gradients", "drawRadialGradient") { context in
        context.drawRadialGradient(
            gradient([color(0xE9FFFB), teal, color(0x0B4F4A)], [0, 0.55, 1]), startCenter: at(0.42, 0.64),
            startRadius: 2, endCenter: middle, endRadius: 64, options: [])
    },
    Tile("Conic gradients", "drawConicGradient") { context in
        context.addEllipse(in: disc(middle, 64))
        context.addEllipse(in: disc(middle, 26))
        context.clip(using: .evenOdd)
        context.drawConicGradient(gradient(palette + [coral]), center: middle, angle: .pi / 2)
    },
]

func text(_ string: String, _ name: String, _ size: CGFloat, _ tint: CGColor) -> CTLine {
    let attributes: [NSAttributedString.Key: Any] = [
        .font: CTFontCreateWithName(name as CFString, size, nil), .foregroundColor: tint,
    ]
    return CTLineCreateWithAttributedString(NSAttributedString(string: string, attributes: attributes))
}

/// The outlines of letters side by side.
func outlines(_ string: String, _ font: CTFont, at origin: CGPoint) -> CGPath {
    let characters = Array(string.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: characters.count)
    CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count)
    let path = CGMutablePath()
    var pen = origin
    for var glyph in glyphs {
        let there = CGAffineTransform(translationX: pen.x, y: pen.y)
        if let outline = CTFontCreatePathForGlyph(font, glyph, nil) { path.addPath(outline, transform: there) }
        pen.x += CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, nil, 1) - 2
    }
    return path
}

func show(_ line: CTLine, at point: CGPoint, in context: CGContext) {
    context.textMatrix = .identity
    context.textPosition = point
    CTLineDraw(line, context)
}

let effects: [Tile] = [
    Tile("Blend modes", "setBlendMode") { context in
        context.addPath(rounded(frame(4), 30))
        context.clip()
        for (x, mode, paper) in [(CGFloat(46), CGBlendMode.multiply, color(0xF4F1EA)), (138, .screen, ink)] {
            context.setBlendMode(.normal)
            context.setFillColor(paper)
            context.fill(CGRect(x: x - 46, y: 0, width: 92, height: 136))
            context.setBlendMode(mode)
            trio(context, x: x, [color(0xFF4040), color(0x20C060), color(0x3060FF)])
        }
    },
    Tile("Shadows", "setShadow") { context in
        for (x, tint, offset, blur) in [
            (CGFloat(0.26), amber, CGSize(width: 0, height: -8), CGFloat(14)),
            (0.72, coral, CGSize(width: 9, height: -9), 0),
        ] {
            context.setShadow(offset: offset, blur: blur, color: color(0x1B2A41, 0.55))
            context.setFillColor(tint)
            context.addPath(star(at(x, 0.52), 44))
            context.fillPath()
        }
    },
    Tile("Masks", "clip(to:mask:)") { context in
        // Gray letters as a mask: their levels determine how much of the image is visible.
        let gray = CGContext(
            data: nil, width: 368, height: 272, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        guard let gray, let image = sunset() else { return }
        gray.scaleBy(x: 2, y: 2)
        show(text("重", "NotoSansCJKjp-Black", 132, CGColor(gray: 1, alpha: 1)), at: CGPoint(x: 26, y: 19), in: gray)
        guard let mask = gray.makeImage() else { return }
        let whole = CGRect(origin: .zero, size: picture)
        context.clip(to: whole, mask: mask)
        context.draw(image, in: whole)
    },
    Tile("Images", "draw(_:in:)") { context in
        guard let image = sunset() else { return }
        for (index, angle) in [CGFloat(0.24), -0.16, 0.05].enumerated() {
            context.saveGState()
            context.translateBy(x: middle.x + CGFloat(index - 1) * 16, y: middle.y)
            context.rotate(by: angle)
            context.setShadow(offset: CGSize(width: 0, height: -3), blur: 8, color: color(0x1B2A41, 0.4))
            context.setFillColor(color(0xFFFFFF))
            context.fill(CGRect(x: -60, y: -46, width: 120, height: 92))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.draw(image, in: CGRect(x: -55, y: -41, width: 110, height: 82))
            context.restoreGState()
        }
    },
    Tile("Transparency layers", "beginTransparencyLayer") { context in
        context.setAlpha(0.5)
        trio(context, x: 46, [coral, blue, amber])
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        trio(context, x: 138, [coral, blue, amber])
        context.endTransparencyLayer()
    },
    Tile("Text", "CTLineDraw, clip") { context in
        for (string, x, y, tint) in [("重ね描き", CGFloat(0.03), CGFloat(0.28), ink), ("नमस्ते", 0.66, 0.28, violet)] {
            show(text(string, "Inter-Medium", 23, tint), at: at(x, y), in: context)
        }
        show(text("Ελληνικά  русский  مرحبا", "Inter-Medium", 14, ink), at: at(0.03, 0.06), in: context)
        context.addPath(outlines("Quartz", CTFontCreateWithName("Inter-Black", 50, nil), at: at(0.02, 0.58)))
        context.clip()
        context.drawLinearGradient(gradient([coral, amber, teal, blue]), start: at(0, 0), end: at(1, 0), options: [])
    },
]

// MARK: The sheet

let page = CGRect(x: 0, y: 0, width: 1416, height: 976)
let columns = 6

/// Draws everything, in Quartz's coordinate space: the origin at the bottom left, y up.
func drawGallery(in context: CGContext) {
    context.setFillColor(color(0xF4F1EA))
    context.fill(page)
    show(text("Quartz 2D", "Inter-Bold", 34, ink), at: CGPoint(x: 38, y: 908), in: context)
    let subtitle = text("drawn on Linux, an idea to a tile", "Inter-Regular", 18, color(0x1B2A41, 0.6))
    show(subtitle, at: CGPoint(x: 232, y: 908), in: context)
    for (index, tile) in (lines + curves + paints + effects).enumerated() {
        let (column, row) = (index % columns, index / columns)
        let card = CGRect(x: 36 + CGFloat(column) * 226, y: 674 - CGFloat(row) * 214, width: 214, height: 202)
        context.setFillColor(color(0xFFFFFF))
        context.addPath(rounded(card, 14))
        context.fillPath()
        show(text(tile.name, "Inter-SemiBold", 14, ink), at: CGPoint(x: card.minX + 15, y: card.minY + 29), in: context)
        let call = text(tile.call, "Inter-Regular", 11, color(0x1B2A41, 0.55))
        show(call, at: CGPoint(x: card.minX + 15, y: card.minY + 13), in: context)
        // A tile's graphics state ends with it.
        context.saveGState()
        context.translateBy(x: card.minX + 15, y: card.minY + 54)
        tile.draw(context)
        context.restoreGState()
    }
}

// As a document, if one is requested: text stays text, and curves stay curves.
if let path = ProcessInfo.processInfo.environment["KASANE_DOCUMENT"] {
    var box = page
    let about = [kCGPDFContextTitle: "Quartz 2D on one sheet"] as CFDictionary
    if let document = CGContext(URL(fileURLWithPath: path) as CFURL, mediaBox: &box, about) {
        document.beginPDFPage(nil)
        drawGallery(in: document)
        document.endPDFPage()
        document.closePDF()
    }
}

// As an image.
let sheet = CALayer()
sheet.frame = page
let bitmap = CGContext(
    data: nil, width: Int(page.width), height: Int(page.height), bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
if let bitmap {
    drawGallery(in: bitmap)
    sheet.contents = bitmap.makeImage()
}

PlaygroundPage.current.liveView = sheet

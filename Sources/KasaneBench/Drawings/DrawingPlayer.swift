import CoreGraphics
import CoreText
import Foundation
import Raster

/// Draws a scene with Quartz calls, completely in every frame.
final class DrawingPlayer {
    private let scene: BenchScene
    private let surface: Surface
    /// The resources created once, for each item.
    private var resources: [Resource] = []
    private let background: CGColor

    private struct Resource {
        var content = Content.none
        var fill: CGColor?
        var stroke: CGColor?
        var shadow: CGColor?
    }

    private enum Content {
        case none
        case path(CGPath)
        case image(CGImage)
        case gradient(CGGradient, CGPath)
        case glyphs(CTFont, [CGGlyph], [CGPoint])
        case lines([CGPath])
        case children([Resource])
    }

    init(_ scene: BenchScene, on surface: Surface) {
        self.scene = scene
        self.surface = surface
        background = color(scene.background)
        var checkerboards = Checkerboards()
        resources = scene.layers.map { Self.resource(of: $0, &checkerboards) }
    }

    func measure(frames: Int) -> Measurement {
        Measurement(scene.name, threads: ThreadPool.processorCount, frames: frames, draw: draw)
    }

    private static func resource(of item: BenchScene.Item, _ checkerboards: inout Checkerboards) -> Resource {
        var shade = item.shadowColor ?? [0, 0, 0, 1]
        shade[3] *= CGFloat(item.shadowOpacity ?? 0)
        return Resource(
            content: content(of: item, &checkerboards), fill: (item.kind == .shape ? item.fill : item.color).map(color),
            stroke: item.stroke.map(color), shadow: item.kind == .shadow ? color(shade) : nil)
    }

    private static func content(of item: BenchScene.Item, _ checkerboards: inout Checkerboards) -> Content {
        let bounds = CGRect(x: 0, y: 0, width: item.size[0], height: item.size[1])
        switch item.kind {
        case .rect, .shadow:
            let radius = item.cornerRadius ?? 0
            return .path(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
        case .shape: return .path(item.outline)
        case .strokes:
            return .lines(
                (item.lines ?? []).map { coordinates in
                    let line = CGMutablePath()
                    line.addLines(
                        between: stride(from: 0, to: coordinates.count - 1, by: 2).map {
                            CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
                        })
                    return line
                })
        case .image:
            let image = checkerboards.image(pixels: item.pixels ?? [1, 1], color: item.color ?? [])
            return image.map(Content.image) ?? .none
        case .gradient:
            let colors = (item.colors ?? []).map(color) as CFArray
            let locations = item.locations?.map { CGFloat($0) }
            let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations)
            let radius = item.cornerRadius ?? 0
            let outline = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
            return gradient.map { .gradient($0, outline) } ?? .none
        case .group: return .children((item.children ?? []).map { resource(of: $0, &checkerboards) })
        case .glyphs:
            guard let file = item.fontFile, let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
                let provider = CGDataProvider(data: data as CFData), let outlines = CGFont(provider)
            else { return .none }
            let font = CTFontCreateWithGraphicsFont(outlines, item.fontSize ?? 12, nil, nil)
            let characters = Array((item.text ?? "").utf16)
            var glyphs = [CGGlyph](repeating: 0, count: characters.count)
            _ = CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count)
            // In the space of the text matrix, which makes the glyphs upright.
            return .glyphs(font, glyphs, (item.origins ?? []).map { CGPoint(x: $0[0], y: -$0[1]) })
        }
    }

    // MARK: Frames

    private func draw(frame: Int) {
        let context = surface.context
        context.saveGState()
        context.setFillColor(background)
        context.fill(CGRect(x: 0, y: 0, width: scene.width, height: scene.height))
        // The scene's y points down.
        context.translateBy(x: 0, y: CGFloat(scene.height))
        context.scaleBy(x: 1, y: -1)
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        for (item, resource) in zip(scene.layers, resources) { draw(item, resource, frame: frame, in: context) }
        context.restoreGState()
        // The recorded commands are drawn now.
        context.flush()
    }

    private func draw(_ item: BenchScene.Item, _ resource: Resource, frame: Int, in context: CGContext) {
        let time = CGFloat(frame)
        let (width, height) = (item.size[0], item.size[1])
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: item.position[0] + item.drift[0] * time, y: item.position[1] + item.drift[1] * time)
        context.rotate(by: item.rotation + item.spin * time)
        context.translateBy(x: -width / 2, y: -height / 2)
        context.setAlpha(CGFloat(item.opacity))
        switch resource.content {
        case .path(let path):
            if item.kind == .shadow {
                let offset = CGSize(width: item.shadowOffset?[0] ?? 0, height: -(item.shadowOffset?[1] ?? 0))
                context.setShadow(offset: offset, blur: 2 * (item.shadowRadius ?? 0), color: resource.shadow)
            }
            if let color = resource.fill {
                context.setFillColor(color)
                context.addPath(path)
                context.fillPath()
            }
            stroke(path, item, resource.stroke, in: context)
        case .lines(let lines):
            for line in lines { stroke(line, item, resource.stroke, in: context) }
        case .image(let image):
            context.translateBy(x: 0, y: height)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        case .gradient(let gradient, let outline):
            context.addPath(outline)
            context.clip()
            paint(gradient, item, in: context)
        case .glyphs(let font, let glyphs, let origins):
            if let color = resource.fill { context.setFillColor(color) }
            CTFontDrawGlyphs(font, glyphs, origins, min(glyphs.count, origins.count), context)
        case .children(let children):
            context.beginTransparencyLayer(
                in: CGRect(x: -20, y: -20, width: width + 40, height: height + 40), auxiliaryInfo: nil)
            for (child, resource) in zip(item.children ?? [], children) {
                draw(child, resource, frame: frame, in: context)
            }
            context.endTransparencyLayer()
        case .none: break
        }
    }

    private func stroke(_ path: CGPath, _ item: BenchScene.Item, _ color: CGColor?, in context: CGContext) {
        guard let color else { return }
        context.setStrokeColor(color)
        context.setLineWidth(item.lineWidth ?? 1)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(path)
        context.strokePath()
    }

    private func paint(_ gradient: CGGradient, _ item: BenchScene.Item, in context: CGContext) {
        let (width, height) = (item.size[0], item.size[1])
        let start = CGPoint(x: (item.start?[0] ?? 0) * width, y: (item.start?[1] ?? 0) * height)
        let end = CGPoint(x: (item.end?[0] ?? 0) * width, y: (item.end?[1] ?? 0) * height)
        context.drawLinearGradient(
            gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}

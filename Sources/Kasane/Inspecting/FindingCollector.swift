import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

/// A layer that is analysed for its cost.
struct InspectedContext {
    let layer: CALayer
    let id: Int
    /// The layer's name in findings.
    let title: String
    let tree: RenderLayer
    let sample: SampledLayer
    let isHidden: Bool
    let isMask: Bool
    /// The number of pixels in the image that its bounds cover.
    let area: Double
    /// Whether it has drawing of its own.
    let draws: Bool
    /// The number of pixels per point.
    let scale: Double
}

/// Finds expensive layers.
struct FindingCollector {
    private(set) var findings: [Finding] = []
    private(set) var totals = FrameTotals()
    private var paintedBy: [(id: Int, title: String, pixels: Double, blends: Bool, opaqueWould: Bool)] = []

    mutating func look(at context: InspectedContext) {
        totals.layers += 1
        lookAtContents(context)
        guard !context.isHidden else { return }
        lookAtShadow(context)
        lookAtPasses(context)
        lookAtRasterization(context)
        lookAtParticles(context)
        if context.draws, !context.isMask { lookAtBlending(context) }
    }

    /// Adds findings that depend on all layers, and sorts.
    mutating func finish(canvas: CGSize, scale: Double) {
        let picture = canvas.width * canvas.height * scale * scale
        for layer in paintedBy where layer.blends && layer.opaqueWould && layer.pixels > 0.1 * picture {
            findings.append(
                Finding(
                    kind: .blending, layer: layer.id,
                    title: "\(layer.title) blends \(Self.pixels(layer.pixels)) that could be opaque",
                    detail:
                        "Its image has an alpha channel, or its background is not fully opaque, so every pixel below "
                        + "is painted and then blended.",
                    advice:
                        "If nothing shows through, set isOpaque to true, and draw or load the image without "
                        + "an alpha channel.",
                    property: "isOpaque", pixels: layer.pixels))
        }
        findings.sort { ($1.pixels, $0.layer) < ($0.pixels, $1.layer) }
    }

    private mutating func add(
        _ kind: Finding.Kind, _ context: InspectedContext, _ title: String, detail: String, advice: String,
        property: String, pixels: Double
    ) {
        findings.append(
            Finding(
                kind: kind, layer: context.id, title: "\(context.title) \(title)", detail: detail, advice: advice,
                property: property, pixels: pixels.rounded(to: 0)))
    }

    // MARK: Rules

    private mutating func lookAtShadow(_ context: InspectedContext) {
        let properties = context.sample.properties
        let shadow = properties.shadow
        guard shadow.opacity > 0, shadow.path == nil, !properties.masksToBounds else { return }
        let spread = 2 * (2 * Double(shadow.radius)) * context.scale
        let side = context.area.squareRoot() + spread
        add(
            .shadow, context, "casts a shadow without a path",
            detail: "The layer and its sublayers are drawn once more, offscreen, to determine their outline; then "
                + "\(Self.pixels(side * side)) are blurred, again in each frame in which one of them changes.",
            advice: "Set shadowPath to the outline, such as UIBezierPath(roundedRect: bounds, cornerRadius: "
                + "cornerRadius).cgPath, and again when bounds change.",
            property: "shadowPath", pixels: 2 * side * side)
    }

    private mutating func lookAtPasses(_ context: InspectedContext) {
        let properties = context.sample.properties
        let hasSublayers = !context.tree.sublayers.isEmpty
        func pass(_ title: String, _ detail: String, _ advice: String, _ property: String, _ times: Double = 1) {
            totals.offscreenPasses += 1
            totals.offscreenPixels += context.area * times
            add(
                .offscreenPass, context, title, detail: detail, advice: advice, property: property,
                pixels: 2 * times * context.area)
        }
        if context.tree.mask != nil {
            pass(
                "is masked by a layer",
                "The layer and its mask are drawn offscreen, \(Self.pixels(context.area)) each, and multiplied.",
                "For a rectangle or rounded corners, use masksToBounds with cornerRadius and maskedCorners in place of "
                    + "mask; for a shape filled with a colour, use a CAShapeLayer.",
                "mask", 2)
        }
        if properties.masksToBounds, properties.cornerRadius > 0, hasSublayers {
            pass(
                "clips its sublayers to rounded corners",
                "Its content, \(Self.pixels(context.area)), is drawn offscreen and then clipped.",
                "If its content does not reach the corners, set masksToBounds to false; cornerRadius alone rounds the "
                    + "background and the border.",
                "masksToBounds")
        }
        if properties.opacity > 0, properties.opacity < 1, hasSublayers, properties.allowsGroupOpacity {
            pass(
                "is a translucent group",
                "Its sublayers are drawn offscreen, \(Self.pixels(context.area)), to be composited as one image.",
                "If they don't overlap, set allowsGroupOpacity to false to draw each with the opacity separately.",
                "allowsGroupOpacity")
        }
        if !properties.filters.isEmpty {
            pass(
                "is filtered",
                "The layer and its sublayers, \(Self.pixels(context.area)), are drawn offscreen and then filtered.",
                "If its content does not change, set shouldRasterize to true to cache the result, or filter the "
                    + "image once with Core Image.",
                "filters")
        }
        if !properties.backgroundFilters.isEmpty {
            pass(
                "filters its backdrop",
                "Everything behind it is drawn, read back, \(Self.pixels(context.area)), and filtered in each frame in "
                    + "which something behind it changes.",
                "Make it no larger than its visible part, and avoid animations behind it; remove backgroundFilters "
                    + "while it is hidden by others.",
                "backgroundFilters")
        }
    }

    private mutating func lookAtRasterization(_ context: InspectedContext) {
        guard context.sample.properties.shouldRasterize else { return }
        let moves =
            context.tree.mask?.subtreeHasAnimations == true
            || context.tree.sublayers.contains { $0.subtreeHasAnimations }
        guard moves else { return }
        add(
            .rasterization, context, "is rasterized while something in it is animated",
            detail: "The cached image, \(Self.pixels(context.area)), is useless: it is redrawn in each frame.",
            advice: "Set shouldRasterize to false while something in it moves.", property: "shouldRasterize",
            pixels: 2 * context.area)
    }

    private mutating func lookAtParticles(_ context: InspectedContext) {
        guard case .emitter(let emitter, _) = context.sample.content else { return }
        let alive = emitter.cells.reduce(0.0) {
            $0 + Double($1.birthRate) * emitter.birthRate * Double($1.lifetime) * emitter.lifetime
        }
        guard alive > 2000 else { return }
        add(
            .particles, context, "has about \(Int(min(alive, 1e9))) particles alive at a time",
            detail: "Each is an image that is blended with what is below it.",
            advice: "Lower birthRate or lifetime of its cells, or use fewer and larger images.", property: "birthRate",
            pixels: alive * 64)
    }

    private mutating func lookAtBlending(_ context: InspectedContext) {
        totals.drawnLayers += 1
        totals.paintedPixels += context.area
        let properties = context.sample.properties
        let image = properties.contents
        let hasOpaqueBackground =
            properties.backgroundColor.map { $0.pattern == nil && $0.alpha >= 1 } ?? false
            && properties.cornerRadius == 0
        let hasOpaqueImage =
            image.map { [.none, .noneSkipLast, .noneSkipFirst].contains($0.alphaInfo) } ?? false
            && [.resize, .resizeAspectFill].contains(properties.contentsGravity)
        let isOpaque = (hasOpaqueBackground || hasOpaqueImage || properties.isOpaque) && properties.opacity >= 1
        guard !isOpaque else { return }
        totals.blendedPixels += context.area
        let isAlmostOpaque = (properties.backgroundColor?.alpha ?? 0) > 0.98 && properties.opacity > 0.98
        paintedBy.append(
            (
                context.id, context.title, context.area, true,
                properties.opacity >= 1 && image != nil || isAlmostOpaque && properties.cornerRadius == 0
            ))
    }

    private mutating func lookAtContents(_ context: InspectedContext) {
        let properties = context.sample.properties
        guard let image = properties.contents else { return }
        let bytes = image.width * image.height * 4
        totals.contentsBytes += bytes
        let (pixels, shown) = (Double(image.width * image.height), max(context.area, 1))
        let megabytes = FindingCollector.number("%.1f MB", Double(bytes) / 1_048_576)
        guard bytes > 4 << 20 else { return }
        if context.isHidden {
            add(
                .backingStore, context, "keeps an image of \(megabytes) while it is hidden",
                detail: "\(image.width) × \(image.height) pixels are kept in memory but not visible.",
                advice: "Set contents to nil while it is hidden, and load the image again when it is shown.",
                property: "contents", pixels: pixels / 4)
        } else if pixels > 4 * shown {
            add(
                .backingStore, context, "has an image of \(megabytes), much larger than displayed",
                detail: "\(image.width) × \(image.height) pixels are stored and scaled down to \(Self.pixels(shown)).",
                advice: "Set contents to an image of the displayed size (CGImageSourceCreateThumbnailAtIndex, or "
                    + "UIImage.preparingThumbnail(of:)); for what the layer draws itself, lower contentsScale.",
                property: "contents", pixels: pixels)
        } else if bytes > 64 << 20 {
            add(
                .backingStore, context, "has a backing store of \(megabytes)",
                detail: "\(image.width) × \(image.height) pixels are kept in memory for as long as the layer exists.",
                advice:
                    "Draw large surfaces in a CATiledLayer, which keeps only visible tiles, or lower contentsScale.",
                property: "contentsScale", pixels: pixels)
        }
    }

    /// Formats a number independently of the machine's locale, as the page's language is fixed.
    private static func number(_ format: String, _ value: Double) -> String {
        String(format: format, locale: Locale(identifier: "en_US_POSIX"), value)
    }

    /// Formats a number of pixels for display.
    private static func pixels(_ count: Double) -> String {
        if count >= 1e6 { return FindingCollector.number("%.1f million pixels", count / 1e6) }
        if count >= 1e4 { return FindingCollector.number("%.0f thousand pixels", count / 1e3) }
        return FindingCollector.number("%.0f pixels", count)
    }
}

package import CoreGraphics
import Foundation
package import UIKit

/// An image resolved in an environment.
package struct ResolvedImageSource {
    package var uiImage: UIImage
    /// The paint of a template image; nil for an image in its own colours.
    package var paint: Paint?
    package var isSymbol = false
    /// The blend mode of the image with its backdrop.
    package var blendMode = BlendMode.normal

    package var size: CGSize { uiImage.size }

    /// Draws the image into a rectangle of a context with y down.
    package func draw(in rect: CGRect, _ context: CGContext, opacity: CGFloat = 1, blendMode: CGBlendMode = .normal) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        guard let paint else { return uiImage.draw(in: rect, blendMode: blendMode, alpha: opacity) }
        let template = uiImage.withRenderingMode(.alwaysTemplate)
        context.saveGState()
        defer { context.restoreGState() }
        if case .color(let color) = paint {
            context.setFillColor(color)
            return template.draw(in: rect, blendMode: blendMode, alpha: opacity)
        }
        context.setAlpha(opacity)
        context.setBlendMode(blendMode)
        context.paint(paint, place: rect, area: rect) {
            context.setFillColor(.opaqueBlack)
            template.draw(in: rect)
        }
    }
}

extension CGContext {
    /// Draws a silhouette, and fills its opacity with a paint.
    func paint(_ paint: Paint, place: CGRect, area: CGRect, _ silhouette: () -> Void) {
        let (paint, mode) = paint.unblended
        let (base, shadows) = paint.parts
        if mode != .normal { setBlendMode(mode.cgBlendMode) }
        guard shadows.isEmpty else { return self.paint(base, shadows, place: place, area: area, silhouette) }
        beginTransparencyLayer(auxiliaryInfo: nil)
        silhouette()
        setBlendMode(.sourceIn)
        setAlpha(1)
        paint.fill(area, place: place, in: self)
        endTransparencyLayer()
    }
}

/// Creates images from drawings.
enum Picture {
    /// Returns an image drawn by a closure in a context with the origin at the top left and y down. Nil if the size
    /// is empty or too large.
    static func draw(_ size: CGSize, scale: CGFloat, _ drawing: (CGContext) -> Void) -> CGImage? {
        guard let canvas = canvas(size, scale: scale) else { return nil }
        drawing(canvas)
        return canvas.makeImage()
    }

    /// Returns a transparent context of a size in points, with the origin at the top left and y down.
    static func canvas(_ size: CGSize, scale: CGFloat) -> CGContext? {
        ImageCanvas(CGRect(origin: .zero, size: size), scale: scale)?.context
    }
}

extension Image {
    /// Resolves the image in an environment; returns nil, with a diagnostic, if the image doesn't exist.
    package func resolve(in environment: EnvironmentValues) -> ResolvedImageSource? {
        guard var image = uiImage(in: environment) else { return nil }
        let isSymbol = image.isSymbolImage
        let isTemplate =
            switch template {
            case .template: true
            case .original: false
            // A symbol with its own colours isn't a template; one without them is, whatever its mode.
            case nil: image.isTemplate
            }
        image = image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
            .shown(isRightToLeft: environment.layoutDirection == .rightToLeft)
        let style = ForegroundStyle()._paint(in: environment).paint.unblended
        // A hierarchical symbol is a single image in shades of the foreground style.
        let isStyled = isTemplate || isSymbol && (symbolMode ?? environment.symbolRenderingMode)?.kind == .hierarchical
        return ResolvedImageSource(
            uiImage: image, paint: isTemplate ? style.paint : nil, isSymbol: isSymbol,
            blendMode: isStyled ? style.mode : .normal)
    }

    private func uiImage(in environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .nothing:
            return nil
        case .uiImage(let image):
            return image
        case .cgImage(let image, let scale, let orientation):
            return UIImage(cgImage: image, scale: scale, orientation: orientation.uiOrientation)
        case .named(let name, let bundle):
            if let image = UIImage(named: name, in: bundle, with: nil) { return image }
            reportInView("There is no image \"\(name)\"")
            return nil
        case .symbol(let name, let value):
            var configuration = UIImage.SymbolConfiguration(
                font: (environment.font ?? .body).uiFont(for: environment.dynamicTypeSize),
                scale: environment.imageScale.symbolScale)
            if let colors = symbolColors(in: environment) { configuration = configuration.applying(colors) }
            for name in environment.symbolVariants.names(of: name) {
                let image =
                    value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
                    ?? UIImage(systemName: name, withConfiguration: configuration)
                if let image { return image }
            }
            reportInView("There is no symbol \"\(name)\"")
            return nil
        }
    }
}

extension Image {
    /// Returns the colours of a symbol's parts; nil if all parts have the same colour.
    private func symbolColors(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration? {
        func color(_ level: HierarchicalShapeStyle) -> UIColor {
            UIColor(cgColor: level._paint(in: environment).paint.color)
        }
        let count = environment.foregroundStyles.styles.count
        // Several foreground styles imply a palette.
        let mode = (symbolMode ?? environment.symbolRenderingMode)?.kind ?? (count > 1 ? .palette : .monochrome)
        switch mode {
        case .monochrome: return nil
        case .multicolor: return .preferringMulticolor()
        case .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: color(.primary))
        case .palette:
            let levels = [HierarchicalShapeStyle.primary, .secondary, .tertiary].prefix(max(2, count))
            return UIImage.SymbolConfiguration(paletteColors: levels.map(color))
        }
    }
}

extension Image.Orientation {
    var uiOrientation: UIImage.Orientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}

extension Image.Scale {
    var symbolScale: UIImage.SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension EnvironmentValues {
    private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

    /// The scale of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the scale of symbols in the view relative to text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

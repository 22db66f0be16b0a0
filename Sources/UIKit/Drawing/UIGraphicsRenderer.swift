public import CoreGraphics
public import Foundation

/// The format of a renderer's output.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsrendererformat)
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle of the plane that is drawn, in points. Zero until a renderer draws.
    open internal(set) var bounds = CGRect.zero

    /// Creates a format with the defaults.
    public required override init() {}

    /// Returns a format with the defaults.
    open class func `default`() -> Self { Self() }

    /// Returns the most suitable format for the device, which is that with the defaults.
    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone?) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// The base class of renderers, which draw with a closure.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsrenderer)
open class UIGraphicsRenderer: NSObject {
    private final let ownFormat: UIGraphicsRendererFormat

    /// Whether the renderer can produce images.
    open var allowsImageOutput: Bool { false }

    /// A copy of the renderer's format.
    open var format: UIGraphicsRendererFormat { ownFormat }

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let own = format.copy() as? UIGraphicsRendererFormat ?? format
        own.bounds = bounds
        ownFormat = own
    }
}

/// The context of a renderer's closure, which is current while the closure runs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext)
open class UIGraphicsRendererContext: NSObject {
    /// The context to draw in, with the origin at the top left, y down.
    public final let cgContext: CGContext

    private final let ownFormat: UIGraphicsRendererFormat

    /// The format of the output.
    open var format: UIGraphicsRendererFormat { ownFormat }

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        (cgContext, ownFormat) = (context, format)
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.isolating { context in
            context.setBlendMode(blendMode)
            context.fill(rect)
        }
    }

    /// Draws a frame inside a rectangle, one point thick, in the stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame inside a rectangle, one point thick, in the stroke colour with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.isolating { context in
            context.setBlendMode(blendMode)
            context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        }
    }

    /// Clips further drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

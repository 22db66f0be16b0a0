public import CoreGraphics
public import Foundation

/// The scale, opacity and colour range of a renderer's images.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat)
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The colour range of an image.
    public enum Range: Int, Sendable {
        /// Unspecified.
        case unspecified = -1
        /// The device's preferred range, which is standard.
        case automatic
        /// Half floats in extended sRGB.
        case extended
        /// Bytes in sRGB.
        case standard
    }

    /// The number of pixels per point. The screen's by default.
    open var scale: CGFloat

    /// Whether the image has no alpha channel and starts black. False by default.
    open var opaque = false

    /// Whether images may exceed the brightness of white. False: they have the standard range.
    open var supportsHighDynamicRange: Bool { false }

    /// The range of colours. Standard by default.
    open var preferredRange = Range.standard

    /// Whether the colour range exceeds that of sRGB.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Creates a format with the current traits' scale.
    public required init() { scale = UITraitCollection.current.displayScale }

    /// Creates the format that best matches the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone?) -> Any {
        let copy = Self()
        copy.bounds = bounds
        (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
        return copy
    }
}

/// A renderer that creates images from the drawing of a closure.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer)
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Creates a renderer for images of a size in points, at the screen's scale.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Creates a renderer for images of a size in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of a rectangle of the plane, in points, at the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer for images of a rectangle of the plane, in points, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    open override var allowsImageOutput: Bool { true }

    /// Returns the image that the closure draws.
    ///
    /// Returns an empty image without calling the closure if the size is empty, not finite or too large.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { draw(actions)?.image ?? UIImage() }

    /// Returns a PNG file of what the closure draws; empty if there is no image.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        draw(actions)?.image.pngData() ?? Data()
    }

    /// Returns a JPEG file of what the closure draws, at a quality in 0...1; empty if there is no image.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        draw(actions)?.image.jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> ImageCanvas? {
        guard let format = format as? UIGraphicsImageRendererFormat,
            let canvas = ImageCanvas(
                format.bounds, scale: format.scale == 0 ? UITraitCollection.current.displayScale : format.scale,
                isOpaque: format.opaque, isExtended: format.prefersExtendedRange)
        else { return nil }
        canvas.draw { actions(UIGraphicsImageRendererContext($0, canvas: canvas, format: format)) }
        return canvas
    }
}

/// The context of an image renderer's closure.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext)
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private final let canvas: ImageCanvas

    init(_ context: CGContext, canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
        self.canvas = canvas
        super.init(context, format: format)
    }

    /// The image drawn so far.
    open var currentImage: UIImage { canvas.image }
}

public import CoreGraphics
public import CoreImage
public import Foundation

/// An immutable image with its display attributes.
///
/// Its content is a bitmap from a file or Quartz, a recipe from Core Image, or a symbol from the system's catalogue.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage)
// Immutable after initialization.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    final let content: ImageContent

    init(_ content: ImageContent) { self.content = content }

    /// Creates an image without pixels.
    public override convenience init() { self.init(ImageContent(.nothing)) }

    /// Creates an upright image with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image with `scale` pixels per point and an orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(.pixels(cgImage), scale: scale, orientation: orientation)
    }

    /// Creates an image that Core Image renders when it is drawn.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image that Core Image renders when it is drawn. One of infinite extent has no size.
    public init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(.recipe(ciImage), scale: scale, orientation: orientation)
    }

    /// Decodes an image with one pixel per point; returns nil if the data is not an image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Decodes an image with `scale` pixels per point and its own orientation; returns nil if the data is not an image.
    ///
    /// For an animated image it returns the first frame.
    public init?(data: Data, scale: CGFloat) {
        guard let picture = ImageFile(data)?.picture() else { return nil }
        content = ImageContent(.pixels(picture.image), scale: scale, orientation: picture.orientation)
    }

    /// Reads an image file; returns nil on failure.
    ///
    /// Without an extension, those of known image formats are tried, `.png` first. A name that ends with `@2x` or `@3x`
    /// determines the number of pixels per point; without such a suffix, a variant with one is preferred where it suits
    /// the screen better.
    public init?(contentsOfFile path: String) {
        guard let file = ImageFile.find(path, scale: UITraitCollection.current.displayScale),
            let picture = file.picture()
        else { return nil }
        content = ImageContent(.pixels(picture.image), scale: file.scale, orientation: picture.orientation)
    }

    // MARK: Reading

    /// The stored bitmap, oriented according to `imageOrientation`; nil without pixels and for a Core Image recipe. A
    /// symbol is drawn at its `scale`.
    open var cgImage: CGImage? { content.pixels }

    /// The Core Image recipe of the image; nil for other images.
    open var ciImage: CIImage? {
        guard case .recipe(let image) = content.picture else { return nil }
        return image
    }

    /// The size in points, in upright orientation.
    open var size: CGSize { content.size }

    /// The number of pixels per point.
    open var scale: CGFloat { content.scale }

    /// The orientation of the pixels.
    open var imageOrientation: UIImage.Orientation { content.orientation }

    /// The frames of an animated image; nil for a still one.
    open var images: [UIImage]? { content.frames }

    /// The total duration of an animated image, in seconds; 0 for a still one.
    open var duration: TimeInterval { content.duration }

    /// The caps at the edges, in points, that keep their size when the image is resized. Zero by default.
    open var capInsets: UIEdgeInsets { content.capInsets }

    /// The way in which the area between the caps is resized, by default by tiling. An image that is not resizable is
    /// stretched as a whole.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }

    /// The insets of the alignment rectangle used by layout, in points.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// Whether the image is drawn in its own colours or as a template.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }

    /// Whether the image is mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// Whether the image is one of the system's symbols.
    open var isSymbolImage: Bool { content.symbol != nil }

    /// The symbol configuration; nil for images that are not symbols.
    open var symbolConfiguration: SymbolConfiguration? { content.symbol?.configuration }

    /// The distance of the baseline above the bottom edge, in points; nil if the image has none.
    open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    // MARK: Equality and hashing

    /// Returns whether both images have the same content and display attributes.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.content == content }

    open override var hash: Int { content.hashValue }

    open override var description: String { "<UIImage \(size.width) x \(size.height) at \(scale)x>" }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Unarchives an image; returns nil if there is none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
            let picture = ImageFile(Data(copying: data))?.picture()
        else { return nil }
        var content = ImageContent(
            .pixels(picture.image), scale: CGFloat(coder.decodeDouble(forKey: "UIScale")),
            orientation: UIImage.Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up)
        let mode = coder.decodeInteger(forKey: "UIRenderingMode")
        content.renderingMode = UIImage.RenderingMode(rawValue: mode) ?? .automatic
        if coder.decodeBool(forKey: "UIResizable") {
            let sides = ["Top", "Left", "Bottom", "Right"].map {
                CGFloat(coder.decodeDouble(forKey: "UICapInset" + $0))
            }
            let insets = UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
            if sides.allSatisfy({ $0.isFinite && $0 >= 0 }) {
                (content.isResizable, content.capInsets) = (true, insets)
            }
            let resizing = coder.decodeInteger(forKey: "UIResizingMode")
            content.resizingMode = UIImage.ResizingMode(rawValue: resizing) ?? .tile
        }
        self.content = content
    }

    /// Archives the pixels, the scale, the orientation, the rendering mode and the resizing attributes; a symbol as a
    /// template.
    open func encode(with coder: NSCoder) {
        guard let data = cgImage?.data(as: "public.png") else { return }
        coder.encode(data as NSData, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
        let mode = isTemplate ? RenderingMode.alwaysTemplate : renderingMode
        if mode != .automatic { coder.encode(mode.rawValue, forKey: "UIRenderingMode") }
        guard content.isResizable else { return }
        let insets = capInsets
        coder.encode(true, forKey: "UIResizable")
        coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
        coder.encode(Double(insets.top), forKey: "UICapInsetTop")
        coder.encode(Double(insets.left), forKey: "UICapInsetLeft")
        coder.encode(Double(insets.bottom), forKey: "UICapInsetBottom")
        coder.encode(Double(insets.right), forKey: "UICapInsetRight")
    }
}

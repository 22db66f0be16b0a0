import CoreGraphics
import CoreImage
import Foundation

/// The content of an image and its display attributes.
struct ImageContent: Hashable, Sendable {
    enum Picture: Hashable, Sendable {
        case nothing
        case pixels(CGImage)
        case recipe(CIImage)
        case symbol(SymbolImage)
    }

    var picture: Picture
    var scale: CGFloat
    var orientation: UIImage.Orientation

    var frames: [UIImage]?
    var duration: TimeInterval = 0

    /// Whether the image is resized according to `capInsets` and `resizingMode`.
    var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile

    var alignmentRectInsets = UIEdgeInsets.zero
    var renderingMode = UIImage.RenderingMode.automatic
    var flipsForRightToLeft = false
    /// Whether the image is drawn mirrored. By default one that follows the layout direction is mirrored in
    /// right-to-left traits.
    var isMirrored: Bool?
    var tint: UIColor?
    private var ownBaseline: CGFloat?

    init(_ picture: Picture, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.picture = picture
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }

    /// The size in points, in upright orientation.
    var size: CGSize {
        let stored: CGSize
        switch picture {
        case .nothing: return .zero
        case .symbol(let symbol): return symbol.size
        case .pixels(let image): stored = CGSize(width: image.width, height: image.height)
        case .recipe(let image): stored = image.extent.isDrawable ? image.extent.size : .zero
        }
        let (width, height) = (stored.width / scale, stored.height / scale)
        return orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    var symbol: SymbolImage? {
        guard case .symbol(let symbol) = picture else { return nil }
        return symbol
    }

    /// Whether the image is a symbol without colours of its own.
    var isTemplateSymbol: Bool { symbol.map { $0.colors == nil } ?? false }

    /// Whether the image is mirrored in right-to-left layouts: one marked for it, or a symbol that points forward or
    /// backward.
    var followsLayoutDirection: Bool { flipsForRightToLeft || symbol?.name.followsLayoutDirection == true }

    var baselineOffset: CGFloat? {
        get { ownBaseline ?? symbol?.baselineOffset }
        set { ownBaseline = newValue }
    }

    // MARK: Pixels

    /// The image as stored, in its tint; nil without pixels.
    var pixels: CGImage? {
        switch picture {
        case .nothing, .recipe: nil
        case .pixels(let image) where tint == nil: image
        case .pixels, .symbol: rendered(turned: false)
        }
    }

    /// The image in upright orientation, in its tint, mirrored if so specified; nil if it is empty.
    var uprightPixels: CGImage? {
        if case .pixels(let image) = picture, tint == nil, orientation == .up, isMirrored != true { return image }
        return rendered(turned: true)
    }

    private struct RenderingKey: Hashable {
        let content: ImageContent
        let color: CGColor?
        let palette: [CGColor]?
        let isTurned: Bool
    }

    /// A cache of rendered images, by what they were rendered from.
    private static let drawn = GenerationalCache<RenderingKey, CGImage>(limit: 1 << 26) { $0.bytesPerRow * $0.height }

    private func rendered(turned: Bool) -> CGImage? {
        var plain = ImageContent(picture, scale: scale, orientation: turned ? orientation : .up)
        plain.tint = tint
        plain.isMirrored = turned && isMirrored == true
        let key = RenderingKey(content: plain, color: tint?.cgColor, palette: symbol?.colors, isTurned: turned)
        if let image = ImageContent.drawn[key] { return image }
        let box = CGRect(origin: .zero, size: plain.size)
        guard let canvas = ImageCanvas(box, scale: scale) else { return nil }
        canvas.draw { plain.draw(in: box, of: $0) }
        guard let image = canvas.context.makeImage() else { return nil }
        ImageContent.drawn.insert(image, for: key)
        return image
    }
}

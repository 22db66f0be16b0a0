import CoreGraphics
public import Foundation
import QuartzCore

/// Shows an image or a sequence of images.
///
/// The image is the contents of its layer, so the layer's own properties, such as filters, apply to its pixels.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimageview)
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    private var playback: ImagePlayback?

    /// Creates a view without an image, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view of the size of an image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates a view of the size of an image, with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        // An initializer would not call the observers.
        show(image, highlightedImage)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() { prepare() }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("highlightedImage", object: \UIImageView.highlightedImage),
            ArchivedField("image", object: \UIImageView.image),
            ArchivedField("highlighted", \UIImageView.isHighlighted),
        ]
    }

    override var archivesLayerContents: Bool { image == nil && highlightedImage == nil }

    private func show(_ image: UIImage?, _ highlightedImage: UIImage?) {
        (self.image, self.highlightedImage) = (image, highlightedImage)
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
    }

    // MARK: Images

    /// The image shown. An animated image starts playing immediately.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            imageDidChange(from: oldValue)
        }
    }

    /// The image shown while the view is highlighted; nil for the normal one.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue, isHighlighted { imageDidChange(from: oldValue) } }
    }

    /// Whether the highlighted image is shown. False by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
    }

    /// The configuration of symbols that have none of their own. Nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange(from: nil) }
    }

    /// How bright the image may be shown at most. Stored: it is shown within the standard range.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// How bright the image is shown at most: as white.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    private var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        // Of an asset's variants, the one that the view's traits want.
        let image = chosen.flatMap { $0.imageAsset?.image(for: $0, with: traitCollection) } ?? chosen
        guard let image, let own = image.symbolConfiguration else { return image }
        let configuration = preferredSymbolConfiguration.map { UIImage.SymbolConfiguration(own, $0) } ?? own
        let resolved = configuration.resolved(for: traitCollection)
        return resolved === own ? image : image.applyingSymbolConfiguration(resolved) ?? image
    }

    private func imageDidChange(from old: UIImage?) {
        showImage()
        if playback?.isOfImage ?? true { playImage() }
        if old?.size != shownImage?.size {
            invalidateIntrinsicContentSize()
        }
    }

    /// The size that the contents were made for.
    private var drawnSize: CGSize?

    private func showImage() {
        drawnSize = bounds.size
        guard let contents = shownImage.flatMap(contents) else {
            layer.contents = nil
            return
        }
        layer.contentsScale = contents.scale
        layer.contentsCenter = contents.center
        layer.contents = contents.picture
    }

    private func contents(of image: UIImage) -> ImageContents? {
        let fills = contentMode == .scaleToFill || contentMode == .redraw
        return image.contents(
            tint: tintColor.resolvedColor(with: traitCollection),
            scale: displayScale,
            filling: fills ? bounds.size : nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isOutOfDate { layer.setNeedsDisplay() }
    }

    /// Whether the contents are of another size: only what is made of copies depends on it.
    private var isOutOfDate: Bool {
        guard let image = shownImage, image.content.isResizable, image.resizingMode == .tile else { return false }
        return drawnSize != bounds.size
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { showImage() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    // The image's own scale is its contents'.
    override func followDisplayScale(from previous: CGFloat) { showImage() }

    override var standardAccessibility: StandardAccessibility {
        var standard = StandardAccessibility(traits: .image)
        // As decoration, which it is by default, it has no part in the tree.
        if knownAccessibility?.isElement == true { standard.label = image?.accessibilityLabel }
        return standard
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImage()
        let category = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != category { invalidateIntrinsicContentSize() }
    }

    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The size at which the image is meant to be shown: at accessibility sizes as many times its own as a body text's then is
    /// of that at the default size, if it adjusts.
    private var imageSize: CGSize? {
        guard let size = shownImage?.size, adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return shownImage?.size }
        let metrics = UIFontMetrics.default
        return CGSize(
            width: metrics.scaledValue(for: size.width, compatibleWith: traitCollection),
            height: metrics.scaledValue(for: size.height, compatibleWith: traitCollection))
    }

    // The contents are the image. Copies of it are drawn when layout has come to its end, not in each round of it.
    open override func display(_ layer: CALayer) {
        if isOutOfDate { showImage() }
    }

    open override var intrinsicContentSize: CGSize {
        imageSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? bounds.size }

    // MARK: Images one after the other

    /// The images shown in sequence while the view animates.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images shown in sequence while the view animates and is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The total duration of all images, in seconds; at 0, the default, a thirtieth of a second for each.
    open var animationDuration: TimeInterval = 0

    /// The number of repetitions; 0, the default, repeats forever.
    open var animationRepeatCount = 0

    /// Whether the sequence of images is playing.
    open var isAnimating: Bool { playback?.isRunning == true }

    /// Starts playing the sequence of images, from the first one.
    open func startAnimating() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images = own, !images.isEmpty else { return playImage() }
        let wanted = animationDuration.isFinite && animationDuration > 0 ? animationDuration : nil
        play(
            images, duration: wanted ?? Double(images.count) / 30, repeatCount: max(0, animationRepeatCount),
            isOfImage: false)
    }

    /// Stops playing, and shows the image.
    open func stopAnimating() {
        playback?.stop(layer)
        playback = nil
    }

    /// Plays the image if it is an animated one.
    private func playImage() {
        stopAnimating()
        guard let image = shownImage, let images = image.images, !images.isEmpty else { return }
        let duration = image.duration > 0 ? image.duration : Double(images.count) / 30
        play(images, duration: duration, repeatCount: 0, isOfImage: true)
    }

    private func play(_ images: [UIImage], duration: TimeInterval, repeatCount: Int, isOfImage: Bool) {
        stopAnimating()
        let frames = images.compactMap { contents(of: $0)?.picture }
        guard !frames.isEmpty else { return }
        let playback = ImagePlayback(isOfImage: isOfImage)
        playback.start(layer, frames: frames, duration: duration, repeatCount: repeatCount)
        self.playback = playback
    }
}

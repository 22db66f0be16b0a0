import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows an image or a sequence of images.
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

    /// Creates a view with the size of an image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates a view with the size of an image, and another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        // Property observers aren't called in an initializer.
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

    /// The configuration for symbols' unspecified settings. Nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange(from: nil) }
    }

    /// The preferred dynamic range of the image. Stored without effect: the image is shown within the standard range.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// The dynamic range in which the image is shown: the standard range.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    private var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        // The asset's variant for the view's traits.
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

    /// The size for which the contents were created.
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
            filling: fills ? bounds.size : nil,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isOutOfDate { layer.setNeedsDisplay() }
    }

    /// Whether the contents were created for another size, which only affects tiled images.
    private var isOutOfDate: Bool {
        guard let image = shownImage, image.content.isResizable, image.resizingMode == .tile else { return false }
        return drawnSize != bounds.size
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { showImage() } }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { showImage() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    // The contents have the image's own scale.
    override func followDisplayScale(from previous: CGFloat) { showImage() }

    override var standardAccessibility: StandardAccessibility {
        var standard = StandardAccessibility(traits: .image)
        // An image view is decorative by default, and then not an accessibility element.
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

    /// The size at which the image is shown: at accessibility text sizes, scaled like body text relative to the default
    /// text size if the view adjusts it.
    private var imageSize: CGSize? {
        guard let size = shownImage?.size, adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return shownImage?.size }
        let metrics = UIFontMetrics.default
        return CGSize(
            width: metrics.scaledValue(for: size.width, compatibleWith: traitCollection),
            height: metrics.scaledValue(for: size.height, compatibleWith: traitCollection))
    }

    // The contents are the image. Tiled images are drawn at the end of layout, not in each pass.
    open override func display(_ layer: CALayer) {
        if isOutOfDate { showImage() }
    }

    open override var intrinsicContentSize: CGSize {
        imageSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? bounds.size }

    // MARK: Image animation

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

    /// Plays the image if it is animated.
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

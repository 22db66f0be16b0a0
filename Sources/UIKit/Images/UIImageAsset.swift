public import Foundation
import ObjectRuntime

/// The variants of an image, for interface styles, contrasts, sizes and idioms.
///
/// An image from an asset catalogue has the asset of its set; `register(_:with:)` adds images to other assets.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimageasset)
// Protected by its lock.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    private let lock = NSLock()
    /// Contents rather than images, as images retain the asset.
    private var variants: [(traits: UITraitCollection, content: ImageContent)] = []
    private let set: AssetSet?
    /// The loaded images of the set.
    private var loaded: [Look: ImageContent?] = [:]

    /// The traits for which a set has variants.
    private struct Look: Hashable {
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast
        let scale: CGFloat
    }

    /// Creates an empty asset.
    public override init() {
        set = nil
        super.init()
    }

    /// Creates an asset for a catalogue's set.
    init(_ set: AssetSet) {
        self.set = set
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        self.init()
        let images =
            coder.decodeObject(of: [NSArray.self, UIImage.self], forKey: "UIAssetImages") as? [UIImage]
            ?? []
        for image in images { register(image, with: UITraitCollection(displayScale: image.scale)) }
    }

    open class var supportsSecureCoding: Bool { true }

    /// Archives the images, without their traits.
    open func encode(with coder: NSCoder) {
        let images = lock.withLock { variants.map { UIImage($0.content) } }
        coder.encode(images as NSArray, forKey: "UIAssetImages")
    }

    // MARK: Images

    /// Returns the image that best matches the traits; one without pixels if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let image = UIImage(content(for: traitCollection) ?? ImageContent(.nothing))
        image.take(self)
        return image
    }

    private func content(for traits: UITraitCollection) -> ImageContent? {
        lock.withLock {
            var best: (traits: UITraitCollection, content: ImageContent)?
            for variant in variants where traits.containsTraits(in: variant.traits) {
                if best.map({ variant.traits.containsTraits(in: $0.traits) }) ?? true { best = variant }
            }
            if let best { return best.content }
            guard let set else { return variants.first?.content }
            let look = Look(
                style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast,
                scale: traits.displayScale)
            if let known = loaded[look] { return known }
            let content = set.image(for: traits)?.content
            loaded[look] = .some(content)
            return content
        }
    }

    /// Returns the variant of one of the asset's images to show for the traits; nil if it is the same image.
    func image(for image: UIImage, with traits: UITraitCollection) -> UIImage? {
        guard let content = content(for: traits), content != image.content else { return nil }
        let variant = UIImage(content)
        variant.take(self)
        return variant
    }

    /// Returns the image that best matches a configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).applying(configuration)
    }

    /// Adds an image for traits, replacing any image for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection }
            variants.append((traitCollection, image.content))
        }
        image.take(self)
    }

    /// Adds an image for a configuration's traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image for traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image for a configuration's traits.
    open func unregister(imageWith configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UIImage {
    // Only its address is used.
    private nonisolated(unsafe) static let assetKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// The asset that the image belongs to; nil if there is none.
    public final var imageAsset: UIImageAsset? {
        objc_getAssociatedObject(self, UIImage.assetKey) as? UIImageAsset
    }

    final func take(_ asset: UIImageAsset) {
        objc_setAssociatedObject(self, UIImage.assetKey, asset, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The configuration of the image: that of a symbol, or the image's scale.
    public final var configuration: Configuration? {
        symbolConfiguration ?? Configuration(traitCollection: traitCollection)
    }

    /// The traits of the image: its scale.
    public final var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

    /// Returns the image with a symbol configuration; unchanged if it isn't a symbol.
    fileprivate final func applying(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
    }
}

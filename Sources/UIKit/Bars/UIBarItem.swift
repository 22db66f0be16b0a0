public import Foundation

/// An item of a bar: a title and an image.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The bar that shows the item.
    final weak var host: (any BarItemHost)?
    /// The title attributes set for control states, by their raw values.
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
        didSet { itemDidChange() }
    }

    /// Creates an item without a title or image.
    public override init() { super.init() }

    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        tag = coder.decodeInteger(forKey: "UITag")
        if coder.containsValue(forKey: "UIImage") {
            image = coder.decodeObject(of: [NSObject.self], forKey: "UIImage") as? UIImage
        }
    }

    /// Archives the title, the image, the tag and whether the item is enabled.
    open func encode(with coder: NSCoder) {
        if !isEnabled { coder.encode(true, forKey: "UIDisabled") }
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let image { coder.encode(image, forKey: "UIImage") }
        coder.encode(tag, forKey: "UITag")
    }

    /// Whether the item responds to touches. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }

    /// The title. Nil by default.
    open var title: String? { didSet { if title != oldValue { itemDidChange() } } }

    /// The image. Nil by default.
    open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }

    /// The image in compact bars, as in landscape; nil for the standard one. Stored without effect.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }

    /// The image shown enlarged at very large text sizes; nil for the standard one. Stored without effect.
    open var largeContentSizeImage: UIImage?

    /// The insets of the image's edges, in points. Zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }

    /// The insets of `landscapeImagePhone`. Stored without effect.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }

    /// The insets of `largeContentSizeImage`. Stored without effect.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// A number that identifies the item. 0 by default.
    open var tag = 0

    /// A label for assistive technologies and tests; nil for the title.
    open var accessibilityLabel: String?

    /// An identifier for tests.
    open var accessibilityIdentifier: String?

    /// A hint for assistive technologies.
    open var accessibilityHint: String?

    /// Notifies the host that the item's appearance has changed.
    final func itemDidChange() { host?.itemDidChange(self) }
}

extension UIBarItem: @preconcurrency NSCoding {}

/// An object that shows bar items and is notified when they change.
@MainActor
protocol BarItemHost: AnyObject {
    func itemDidChange(_ item: UIBarItem)
}

public import Foundation

/// An element of a menu: a title and an image.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuelement)
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an element is marked.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuelement/state)
    public enum State: Int, Sendable {
        /// Off: no mark.
        case off
        /// On: a tick.
        case on
        /// In part: a dash.
        case mixed
    }

    /// The state of a menu element.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuelement/attributes)
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destroys something, and is shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open when chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    final var ownTitle: String
    final var ownImage: UIImage?

    /// The element's title.
    open var title: String { ownTitle }

    /// An image beside the title.
    open var image: UIImage? { ownImage }

    /// More words about it. Nil by default.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        (ownTitle, ownImage) = (title, image)
        super.init()
    }

    /// Archives of menus can't be read, so this makes none.
    public required init?(coder: NSCoder) { nil }
}

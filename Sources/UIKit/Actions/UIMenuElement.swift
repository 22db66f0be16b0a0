public import Foundation

/// An element of a menu, with a title and an image.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuelement)
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The checked state of an element.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuelement/state)
    public enum State: Int, Sendable {
        /// Off: no checkmark.
        case off
        /// On: a checkmark.
        case on
        /// Partially on: a dash.
        case mixed
    }

    /// The attributes of a menu element.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuelement/attributes)
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Can't be selected.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Is destructive and drawn in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Keeps the menu open when selected.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    final var ownTitle: String
    final var ownImage: UIImage?

    /// The title of the element.
    open var title: String { ownTitle }

    /// The image shown beside the title.
    open var image: UIImage? { ownImage }

    /// Additional text shown with the title. Nil by default.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        (ownTitle, ownImage) = (title, image)
        super.init()
    }

    /// Returns nil: unarchiving menus is not supported.
    public required init?(coder: NSCoder) { nil }
}

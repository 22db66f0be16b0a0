public import Foundation

/// The type of an action's handler; the action's `sender` is the object that triggered it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactionhandler)
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action implemented by a closure, with a title and an image. Controls call it for their events, where iOS code
/// also uses targets and selectors.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaction)
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identifier of an action. A control keeps only the latest of several actions with the same identifier.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct)
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Pasting.
        public static let paste = Identifier("com.apple.action.paste")
        /// Pasting with the style of the surrounding text.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// Pasting a URL and opening it.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// Pasting text and searching for it.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    private let handler: UIActionHandler

    /// The action's identifier; a unique one unless given.
    public final let identifier: Identifier

    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// A longer title, for places with enough room.
    open var discoverabilityTitle: String?

    /// The attributes of the action. A disabled action is drawn disabled and its handler is not called.
    open var attributes: UIMenuElement.Attributes

    /// The image shown while the action is on; nil, the default, for the same image.
    open var selectedImage: UIImage?

    /// The state of the action: whether it is checked. Off by default.
    open var state: UIMenuElement.State

    /// The control that triggered the action, while the handler runs; otherwise nil.
    open internal(set) var sender: Any?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: the title, shown by buttons created from the action.
    ///   - identifier: the identifier; nil for a unique one.
    ///   - subtitle: a second line of text.
    ///   - image: the image, shown by buttons created from the action.
    ///   - discoverabilityTitle: a longer title that describes what the action does.
    ///   - attributes: whether it is disabled, destructive or hidden.
    ///   - state: whether it is on, off or mixed.
    ///   - handler: the closure to call, retained by the action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("kasane.action.\(UIAction.nextNumber())")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    public required init?(coder: NSCoder) { nil }

    private static var made = 0

    private static func nextNumber() -> Int {
        made += 1
        return made
    }

    /// Calls the handler on behalf of a sender. A disabled action does nothing.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let previous = self.sender
        self.sender = sender
        handler(self)
        self.sender = previous
    }
}

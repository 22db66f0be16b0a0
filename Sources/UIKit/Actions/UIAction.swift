public import Foundation

/// Called when an action is performed; `sender` is its origin.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactionhandler)
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, as a closure with a title and an image: what a control's events call here, where iOS code also
/// names targets and selectors.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaction)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Identifies an action: of two with the same identifier, a control keeps the later.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct)
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
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

    /// A longer title, where there is room for it.
    open var discoverabilityTitle: String?

    /// The action's attributes. A disabled action is shown disabled and is not called.
    open var attributes: UIMenuElement.Attributes

    /// Whether the action is marked. Off by default.
    open var state: UIMenuElement.State

    /// Who asked for the action, while its handler runs: the control.
    open internal(set) var sender: Any?

    /// An action.
    ///
    /// - Parameters:
    ///   - title: its title, shown by a button made from it.
    ///   - identifier: its identifier; nil for a unique one.
    ///   - subtitle: a second line of text.
    ///   - image: the picture that a button it makes shows.
    ///   - discoverabilityTitle: a longer text that says what it does.
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

    /// Calls the handler for someone. A disabled action does nothing.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let previous = self.sender
        self.sender = sender
        handler(self)
        self.sender = previous
    }
}

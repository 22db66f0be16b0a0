public import Foundation

/// An element of a menu that calls a method of the first responder that has it, from its sender up the chain.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicommand)
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The method.
    public final let action: Selector
    /// What tells apart commands with the same action. Nil by default.
    public final let propertyList: Any?
    /// What the command does instead while other modifiers are held.
    public final let alternates: [UICommandAlternate]

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
    /// The image while the command is on; nil, the default, for the same one.
    open var selectedImage: UIImage?
    /// Whether the command is disabled, destructive or hidden.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is checked. Off by default.
    open var state: UIMenuElement.State
    /// What triggered the command, while it is performed; otherwise nil.
    open private(set) var sender: Any?

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.alternates = alternates
        (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    public required init?(coder: NSCoder) { nil }

    /// Calls the method of a target, or else of the first responder from the sender up the chain that has it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        let found = target ?? (sender as? UIResponder)?.target(forAction: action, withSender: self)
        UIApplication.shared.sendAction(action, to: found, from: self, for: nil)
        self.sender = nil
    }

    /// The tag of the command that shares.
    public nonisolated static let tagShare = "UICommandTagShare"
}

/// What a command does instead while other modifiers are held.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicommandalternate)
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title.
    public final let title: String
    /// The method that is called.
    public final let action: Selector
    /// The modifiers that are held.
    public final let modifierFlags: UIKeyModifierFlags

    /// Creates an alternative.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}

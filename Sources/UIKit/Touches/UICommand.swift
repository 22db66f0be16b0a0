public import Foundation

/// A menu element that sends an action up the responder chain from its sender.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicommand)
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The action.
    public final let action: Selector
    /// A property list that distinguishes commands with the same action. Nil by default.
    public final let propertyList: Any?
    /// The alternates of the command for other modifiers.
    public final let alternates: [UICommandAlternate]

    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// An elaborated title, shown where there is enough space.
    open var discoverabilityTitle: String?
    /// The image while the command is on; nil, the default, for `image`.
    open var selectedImage: UIImage?
    /// Whether the command is disabled, destructive or hidden.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command. Off by default.
    open var state: UIMenuElement.State
    /// The sender of the command, while it is being performed; otherwise nil.
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

    /// Sends the action to a target, or otherwise to the first responder that implements it, from the sender up the
    /// chain.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        let found = target ?? (sender as? UIResponder)?.target(forAction: action, withSender: self)
        UIApplication.shared.sendAction(action, to: found, from: self, for: nil)
        self.sender = nil
    }

    /// The tag of the Share command.
    public nonisolated static let tagShare = "UICommandTagShare"
}

/// An alternate action of a command for other modifiers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicommandalternate)
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title.
    public final let title: String
    /// The action.
    public final let action: Selector
    /// The modifiers that must be held.
    public final let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}

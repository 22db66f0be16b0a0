public import Foundation
public import ObjectRuntime

/// A custom action of an element.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name of the action, with attributes that determine how it is spoken.
    open var attributedName: NSAttributedString
    /// An image that represents the action.
    open var image: UIImage?
    /// The closure that performs the action and returns whether it succeeded.
    open var actionHandler: Handler?
    /// The object that performs the action. Not retained.
    open weak var target: AnyObject?
    /// The target's method, which may take the action as its argument and returns whether it succeeded.
    open var selector = Selector("")

    // All initializers are designated, as subclasses call them.

    /// Creates an action without a name or a handler.
    public override init() { attributedName = NSAttributedString() }

    /// Creates an action with a name.
    public init(name: String, actionHandler: Handler?) {
        (attributedName, self.actionHandler) = (NSAttributedString(string: name), actionHandler)
    }

    /// Creates an action with a name and an image.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        (attributedName, self.image, self.actionHandler) = (NSAttributedString(string: name), image, actionHandler)
    }

    /// Creates an action with an attributed name.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        (self.attributedName, self.actionHandler) = (attributedName, actionHandler)
    }

    /// Creates an action with an attributed name and an image.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    }

    /// Creates an action that calls a method of a target.
    public init(name: String, target: Any?, selector: Selector) {
        (attributedName, self.selector) = (NSAttributedString(string: name), selector)
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates an action that calls a method of a target, with an image.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        (attributedName, self.image, self.selector) = (NSAttributedString(string: name), image, selector)
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates an action with an attributed name that calls a method of a target.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        (self.attributedName, self.selector) = (attributedName, selector)
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates an action with an attributed name and an image that calls a method of a target.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
        self.target = target.map { $0 as AnyObject }
    }

    /// Performs the action; returns whether it succeeded. A method without a result counts as having succeeded.
    package final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        guard let object = target as? NSObject else {
            return trySend(selector, to: target, selector.arguments(sender: self, event: nil))
        }
        guard object.responds(to: selector) else { return false }
        let result = selector.name.contains(":") ? object.perform(selector, with: self) : object.perform(selector)
        return result?.takeUnretainedValue() as? Bool ?? true
    }
}

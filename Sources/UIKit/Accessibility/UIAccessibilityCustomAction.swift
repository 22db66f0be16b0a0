public import Foundation
public import ObjectRuntime

/// A custom action of an element.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action; returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name of the action, with attributes that say how it is spoken.
    open var attributedName: NSAttributedString
    /// An image that represents the action.
    open var image: UIImage?
    /// The closure that performs the action and returns whether it succeeded.
    open var actionHandler: Handler?
    /// The object that performs the action. Not retained.
    open weak var target: AnyObject?
    /// The object's method, which may take the action and returns whether it succeeded.
    open var selector: Selector

    private init(_ name: NSAttributedString, _ image: UIImage?, _ target: Any?, _ selector: Selector) {
        (attributedName, self.image, self.selector) = (name, image, selector)
        super.init()
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates an action with a spoken name.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a spoken name and an image.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    /// Creates an action with a spoken name.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a spoken name and an image.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.init(attributedName, image, nil, Selector(""))
        self.actionHandler = actionHandler
    }

    /// Creates an action that an object's method performs.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(NSAttributedString(string: name), nil, target, selector)
    }

    /// Creates an action that an object's method performs, with an image.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(NSAttributedString(string: name), image, target, selector)
    }

    /// Creates an action that an object's method performs.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName, nil, target, selector)
    }

    /// Creates an action that an object's method performs, with an image.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName, image, target, selector)
    }

    /// Performs the action; returns whether it succeeded. A method that returns nothing has succeeded.
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

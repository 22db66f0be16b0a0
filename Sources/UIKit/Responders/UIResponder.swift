import CoreGraphics
public import Foundation

/// An object in the responder chain, from a touched view through its superviews and controllers to the window.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiresponder)
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who is asked next; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when fingers come down on the view. Passes it on to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when such fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when such fingers leave.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when something else, such as a gesture recognizer, takes the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: The first responder

    /// Whether what is not for a place on the screen, such as keys, comes here first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether this may become the first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may cease to be the first responder. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window; false where it may not be, is in no window, or the one before doesn't
    /// give way.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Ceases to be the first responder; false where it may not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    // MARK: Nibs

    /// Called when the object has come out of a nib file with all the others: never, as there are none here.
    open func awakeFromNib() {}

    /// Called when the object is to show itself in Interface Builder: never, as that does not run here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    // What tests find elements by, and what assistive technologies would be told; none runs here.

    final var knownAccessibility: AccessibilityValues?

    /// What the responder says of itself where code says nothing.
    var standardAccessibility: StandardAccessibility { StandardAccessibility() }

    /// Where the responder is on the screen.
    var standardAccessibilityFrame: CGRect { .zero }

    /// Whether assistive technologies see this as one thing: true by default for labels and controls.
    open var isAccessibilityElement: Bool {
        get { knownAccessibility?.isElement ?? standardAccessibility.isElement }
        set { neededAccessibility.isElement = newValue }
    }

    /// A short description of the element: by default a label's text or a button's title. Set nil to restore the
    /// default.
    open var accessibilityLabel: String? {
        get { knownAccessibility?.label ?? standardAccessibility.label }
        set { neededAccessibility.label = newValue }
    }

    /// What the value is: by default a slider's in percent, and a switch's as "1" or "0".
    open var accessibilityValue: String? {
        get { knownAccessibility?.value ?? standardAccessibility.value }
        set { neededAccessibility.value = newValue }
    }

    /// The effect of activating the element.
    open var accessibilityHint: String? {
        get { knownAccessibility?.hint }
        set { neededAccessibility.hint = newValue }
    }

    /// A name for tests to find this by.
    open var accessibilityIdentifier: String? {
        get { knownAccessibility?.identifier }
        set { neededAccessibility.identifier = newValue }
    }

    /// The language to say the words in, such as "de-DE".
    open var accessibilityLanguage: String? {
        get { knownAccessibility?.language }
        set { neededAccessibility.language = newValue }
    }

    /// What this is, and what can be done with it.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { knownAccessibility?.traits ?? standardAccessibility.traits }
        set { neededAccessibility.traits = newValue }
    }

    /// Where this is on the screen, in points: a view's bounds by default.
    open var accessibilityFrame: CGRect {
        get { knownAccessibility?.frame ?? standardAccessibilityFrame }
        set { neededAccessibility.frame = newValue }
    }

    /// The outline on the screen; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { knownAccessibility?.path }
        set { neededAccessibility.path = newValue }
    }

    /// Where on the screen an assistive technology would touch this: the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return knownAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { neededAccessibility.activationPoint = newValue }
    }

    /// The elements in this container, in the order to go through them; nil, the default, for its subviews.
    open var accessibilityElements: [Any]? {
        get { knownAccessibility?.elements }
        set { neededAccessibility.elements = newValue }
    }

    /// How many elements the container has: those of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// An element of the container; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element in the container, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// Whether the elements in this are passed over. False by default.
    open var accessibilityElementsHidden: Bool {
        get { knownAccessibility?.hidesElements ?? false }
        set { neededAccessibility.hidesElements = newValue }
    }

    /// Whether the elements beside this are passed over. False by default.
    open var accessibilityViewIsModal: Bool {
        get { knownAccessibility?.isModal ?? false }
        set { neededAccessibility.isModal = newValue }
    }

    /// Whether the elements in this come one after the other, wherever they lie. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { knownAccessibility?.groupsChildren ?? false }
        set { neededAccessibility.groupsChildren = newValue }
    }

    /// Whether colours stay as they are where a user has them inverted. False by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { knownAccessibility?.ignoresInvertColors ?? false }
        set { neededAccessibility.ignoresInvertColors = newValue }
    }

    /// Whether something happens when this is touched: by default where it has the trait of a button or of a link.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            knownAccessibility?.respondsToInteraction ?? !accessibilityTraits.isDisjoint(with: [
                .button, .link, .adjustable,
            ])
        }
        set { neededAccessibility.respondsToInteraction = newValue }
    }

    /// What the elements in this make together.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { knownAccessibility?.containerType ?? .none }
        set { neededAccessibility.containerType = newValue }
    }

    /// How one goes through the elements in this.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { knownAccessibility?.navigationStyle ?? .automatic }
        set { neededAccessibility.navigationStyle = newValue }
    }

    /// What else can be done with this.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { knownAccessibility?.customActions }
        set { neededAccessibility.customActions = newValue }
    }

    /// What a user may call this when speaking, the best first: the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { knownAccessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { neededAccessibility.inputLabels = newValue }
    }

    /// Does what a touch does; false where nothing was done.
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of what is adjustable.
    open func accessibilityIncrement() {}

    /// Lowers the value of what is adjustable.
    open func accessibilityDecrement() {}

    /// Scrolls by a page; false where nothing was scrolled.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Leaves what is shown over the rest; false where nothing was left.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what matters most; false where nothing was done.
    open func accessibilityPerformMagicTap() -> Bool { false }

    private final var neededAccessibility: AccessibilityValues {
        if let known = knownAccessibility { return known }
        let values = AccessibilityValues()
        knownAccessibility = values
        return values
    }

    /// The window at the end of the chain.
    private final var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let link = responder {
            if let window = link as? UIWindow { return window }
            responder = link.next
        }
        return nil
    }
}

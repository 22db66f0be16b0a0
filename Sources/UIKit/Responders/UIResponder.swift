public import CoreGraphics
public import Foundation

/// An object in the responder chain, from a touched view through its superviews and controllers to the window.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiresponder)
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The next responder in the chain; nil at its end.
    open var next: UIResponder? { nil }

    /// The window that tracks the first responder of chains through this responder; nil for all but windows.
    var windowOfChain: UIWindow? { nil }

    // MARK: Touches

    /// Called when touches begin in the view. Passes them to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches move. Passes them to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches end. Passes them to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches are cancelled, as by a gesture recognizer. Passes them to the next responder unless
    /// overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when more accurate values of touches are available. Never called, as touches aren't estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called for remote control events. Passes them to the next responder unless overridden; none ever occur.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Motion

    /// Called when the device begins to be shaken. Passes the event to the next responder unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the device is no longer shaken. Passes the event to the next responder unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a shake is interrupted or lasts too long. Passes the event to the next responder unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Presses

    /// Called when keys are pressed. Passes them to the next responder unless overridden; unhandled keys are typed.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { event?.isUnhandled = true }
    }

    /// Called when presses have changed. Passes them to the next responder unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys are released. Passes them to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when presses are cancelled. Passes them to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands available while this, or a responder below it in the chain, is the first responder. Nil by
    /// default.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Input

    /// The view that replaces the keyboard while this is the first responder; nil, the default, for the keyboard.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while this, or a responder below it in the chain without its own, is the first
    /// responder. Nil by default.
    ///
    /// A view whose `autoresizingMask` has a flexible height, or that isn't translated into constraints, has the height
    /// of its constraints or contents, and follows their changes. A controller with an accessory view that can become
    /// the first responder does so when its view has appeared, and again when editing in its view has ended.
    open var inputAccessoryView: UIView? { nil }

    /// Updates the input views, if this is the first responder.
    open func reloadInputViews() { if isFirstResponder { Keyboard.shared.update(for: self) } }

    /// The text input mode: the user's language.
    open var textInputMode: UITextInputMode? { .current }

    /// An identifier of the text, with which a keyboard can remember the input language. Nil by default.
    open var textInputContextIdentifier: String? { nil }

    /// Clears the input language remembered for an identifier. None is remembered.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// The nearest undo manager up the responder chain; the window's, if no other.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: First responder

    /// Whether this is the first responder, the first to receive events without a location, such as key presses.
    open var isFirstResponder: Bool { windowInChain?.firstResponder === self }

    /// Whether this may become the first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may resign as the first responder. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window; returns false if it may not be, is in no window, or the previous one
    /// doesn't resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = windowInChain else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder {
            guard Keyboard.shared.keeping(whenTrue: { current.resignFirstResponder() }) else { return false }
        }
        window.firstResponder = self
        Keyboard.shared.update(for: self)
        return true
    }

    /// Resigns as the first responder; returns false if it may not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = windowInChain, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        let owner = Keyboard.shared.isKept || self is UIViewController ? nil : accessoryOwner
        let heir = owner.flatMap { $0 !== self && $0.canBecomeFirstResponder ? $0 : nil }
        window.firstResponder = heir
        Keyboard.shared.update(for: heir)
        return true
    }

    // MARK: Actions

    /// Returns whether the responder can perform an action: true if it implements it.
    ///
    /// Override it to enable an action conditionally. The editing actions that the class itself declares, such as
    /// `copy(_:)`, don't count; those of a subclass do, if it exposes them.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { has(action) }

    /// Returns the first responder, from this one up the chain, that performs an action; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Called before a command is shown. Override it to change its title, state or attributes.
    open func validate(_ command: UICommand) {}

    // MARK: Editing

    /// Removes the selection, and copies it to the pasteboard. Does nothing unless overridden.
    open func cut(_ sender: Any?) {}

    /// Copies the selection to the pasteboard. Does nothing unless overridden.
    open func copy(_ sender: Any?) {}

    /// Inserts the pasteboard's contents. Does nothing unless overridden.
    open func paste(_ sender: Any?) {}

    /// Selects the next object of interest to the sender. Does nothing unless overridden.
    open func select(_ sender: Any?) {}

    /// Selects everything. Does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}

    /// Removes the selection. Does nothing unless overridden.
    open func delete(_ sender: Any?) {}

    /// Toggles boldface in the selection. Does nothing unless overridden.
    open func toggleBoldface(_ sender: Any?) {}

    /// Toggles italics in the selection. Does nothing unless overridden.
    open func toggleItalics(_ sender: Any?) {}

    /// Toggles underlining of the selection. Does nothing unless overridden.
    open func toggleUnderline(_ sender: Any?) {}

    /// Changes the text attributes of the selection. Does nothing unless overridden.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    /// Increases the size of the selection. Does nothing unless overridden.
    open func increaseSize(_ sender: Any?) {}

    /// Decreases the size of the selection. Does nothing unless overridden.
    open func decreaseSize(_ sender: Any?) {}

    /// Inserts the pasteboard's contents in the style of the surrounding text. Does nothing unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Inserts the pasteboard's contents, and navigates to them. Does nothing unless overridden.
    open func pasteAndGo(_ sender: Any?) {}

    /// Inserts the pasteboard's contents, and searches for them. Does nothing unless overridden.
    open func pasteAndSearch(_ sender: Any?) {}

    /// Makes the writing direction of the selection left to right. Does nothing unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Makes the writing direction of the selection right to left. Does nothing unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Starts a text search. Does nothing unless overridden.
    open func find(_ sender: Any?) {}

    /// Starts a text search with replacement. Does nothing unless overridden.
    open func findAndReplace(_ sender: Any?) {}

    /// Finds the next match. Does nothing unless overridden.
    open func findNext(_ sender: Any?) {}

    /// Finds the previous match. Does nothing unless overridden.
    open func findPrevious(_ sender: Any?) {}

    /// Uses the selection as the search text. Does nothing unless overridden.
    open func useSelectionForFind(_ sender: Any?) {}

    /// Duplicates the selection. Does nothing unless overridden.
    open func duplicate(_ sender: Any?) {}

    /// Moves the selection. Does nothing unless overridden.
    open func move(_ sender: Any?) {}

    /// Renames the selection. Does nothing unless overridden.
    open func rename(_ sender: Any?) {}

    /// Exports the selection to a file. Does nothing unless overridden.
    open func export(_ sender: Any?) {}

    /// Prints the selection. Does nothing unless overridden.
    open func printContent(_ sender: Any?) {}

    // MARK: Nibs

    /// Called when a storyboard or nib has instantiated the object and connected its outlets. Overrides call super.
    open func awakeFromNib() {}

    /// Returns the object that takes the place of this one, which a nib or storyboard has created: itself, unless a
    /// subclass returns another. Called for views, after `init(coder:)`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakeafter(using:))
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Called to prepare for display in Interface Builder. Kasane never calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    // Accessibility, for tests to find elements by, and for assistive technologies.

    final var knownAccessibility: AccessibilityValues?

    /// The default accessibility values of the responder.
    var standardAccessibility: StandardAccessibility { StandardAccessibility() }

    /// The default accessibility frame, in screen coordinates.
    var standardAccessibilityFrame: CGRect { .zero }

    /// Whether assistive technologies treat this as a single element: true by default for labels and controls.
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

    /// The current value: by default that of a slider in percent, and "1" or "0" for a switch.
    open var accessibilityValue: String? {
        get { knownAccessibility?.value ?? standardAccessibility.value }
        set { neededAccessibility.value = newValue }
    }

    /// The effect of activating the element.
    open var accessibilityHint: String? {
        get { knownAccessibility?.hint }
        set { neededAccessibility.hint = newValue }
    }

    /// An identifier for tests.
    open var accessibilityIdentifier: String? {
        get { knownAccessibility?.identifier ?? standardAccessibility.identifier }
        set { neededAccessibility.identifier = newValue }
    }

    /// The language in which assistive technologies speak the text, such as "de-DE".
    open var accessibilityLanguage: String? {
        get { knownAccessibility?.language }
        set { neededAccessibility.language = newValue }
    }

    /// The role and behaviour of the element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { knownAccessibility?.traits ?? standardAccessibility.traits }
        set { neededAccessibility.traits = newValue }
    }

    /// The kind of text that the element has. Nil by default.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { knownAccessibility?.textualContext }
        set { neededAccessibility.textualContext = newValue }
    }

    /// The frame on the screen, in points: that of a view's bounds by default.
    open var accessibilityFrame: CGRect {
        get { knownAccessibility?.frame ?? standardAccessibilityFrame }
        set { neededAccessibility.frame = newValue }
    }

    /// The outline on the screen, in points; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { knownAccessibility?.path }
        set { neededAccessibility.path = newValue }
    }

    /// The point on the screen that assistive technologies activate: the centre of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return knownAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { neededAccessibility.activationPoint = newValue }
    }

    /// The elements of this container, in navigation order; nil, the default, for its subviews.
    open var accessibilityElements: [Any]? {
        get { knownAccessibility?.elements }
        set { neededAccessibility.elements = newValue }
    }

    /// The number of elements in `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element of the container at an index; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The index of an element in the container, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// Whether the elements inside this one are hidden from assistive technologies. False by default.
    open var accessibilityElementsHidden: Bool {
        get { knownAccessibility?.hidesElements ?? false }
        set { neededAccessibility.hidesElements = newValue }
    }

    /// Whether assistive technologies ignore this element's siblings. False by default.
    open var accessibilityViewIsModal: Bool {
        get { knownAccessibility?.isModal ?? false }
        set { neededAccessibility.isModal = newValue }
    }

    /// Whether the elements inside this one are navigated as a group, whatever their position. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { knownAccessibility?.groupsChildren ?? false }
        set { neededAccessibility.groupsChildren = newValue }
    }

    /// Whether colours are kept when the user inverts the display's colours. False by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { knownAccessibility?.ignoresInvertColors ?? false }
        set { neededAccessibility.ignoresInvertColors = newValue }
    }

    /// Whether the element responds to user interaction: by default if it has the trait of a button or a link.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            knownAccessibility?.respondsToInteraction ?? !accessibilityTraits.isDisjoint(with: [
                .button, .link, .adjustable,
            ])
        }
        set { neededAccessibility.respondsToInteraction = newValue }
    }

    /// The kind of container that this is.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { knownAccessibility?.containerType ?? .none }
        set { neededAccessibility.containerType = newValue }
    }

    /// The order of navigation through the elements inside this one.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { knownAccessibility?.navigationStyle ?? .automatic }
        set { neededAccessibility.navigationStyle = newValue }
    }

    /// Further actions of the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { knownAccessibility?.customActions }
        set { neededAccessibility.customActions = newValue }
    }

    /// The names by which the user can refer to the element in speech, best first: the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { knownAccessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { neededAccessibility.inputLabels = newValue }
    }

    /// Activates the element; returns false if nothing was done.
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value of an adjustable element.
    open func accessibilityIncrement() {}

    /// Decrements the value of an adjustable element.
    open func accessibilityDecrement() {}

    /// Scrolls by a page; returns false if nothing was scrolled.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Dismisses modal content; returns false if nothing was dismissed.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action; returns false if nothing was done.
    open func accessibilityPerformMagicTap() -> Bool { false }

    private final var neededAccessibility: AccessibilityValues {
        if let known = knownAccessibility { return known }
        let values = AccessibilityValues()
        knownAccessibility = values
        return values
    }
}

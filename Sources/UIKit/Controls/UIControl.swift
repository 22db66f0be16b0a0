import CoreGraphics
public import Foundation

/// A view that is touched to do something or to set a value, and tells actions of it.
///
/// iOS code that names a target and a selector, which Linux has not, gives a closure here:
/// `slider.addAction(UIAction { _ in ... }, for: .valueChanged)`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol)
@preconcurrency @MainActor
open class UIControl: UIView {
    final var handlers = ControlHandlers()

    /// A control with a frame in its superview's space, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// A control that calls an action when it does what it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: State

    /// Whether the control can be touched. True by default. Turned off, it lets go of the finger it follows.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(nil) }
            stateDidChange()
        }
    }

    /// Whether the control is chosen: of meaning to some controls only. False by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The control's state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    override var standardAccessibility: StandardAccessibility {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return StandardAccessibility(isElement: true, traits: traits)
    }

    /// Shows another state.
    func stateDidChange() { noteLayoutChange() }

    /// The vertical alignment of contents. In the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { noteLayoutChange() } }
    }

    /// The horizontal alignment of contents. Centred by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { noteLayoutChange() } }
    }

    /// The alignment by left and right: leading and trailing turned into them.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case let other: other
        }
    }

    // MARK: Tracking

    /// Whether the control follows a finger.
    open internal(set) var isTracking = false

    /// Whether the finger that is followed is within reach: on the control, or up to 70 points from it.
    open internal(set) var isTouchInside = false

    /// Called when a touch begins. Returns whether to track it: true, unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves. Returns whether to continue tracking: true, unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger leaves.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when something else takes the touch.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches, event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches, event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch(event) }

    /// The finger that is followed.
    final var trackedTouch: UITouch?

    /// What a finger that leaves within reach means.
    var upInsideEvents: Event { .touchUpInside }

    override var keepsTouchesFromScrolling: Bool { true }

    // MARK: Actions

    /// Calls an action at events. An action of the same identifier is replaced; the same one again gets more events.
    open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }

    /// Calls an action no more at events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Calls the action with an identifier no more at events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// Enumerates the actions and their events until stopped. The second parameter, a target and selector on iOS, is
    /// always nil here.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Never)?, Event, inout Bool) -> Void) {
        var stops = false
        for handler in handlers.all {
            iterator(handler.action, nil, handler.events, &stops)
            if stops { return }
        }
    }

    /// All events that an action is called at.
    open var allControlEvents: Event { handlers.all.reduce(into: []) { $0.formUnion($1.events) } }

    /// Calls an action for the control; override it to see them all.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Calls the actions of events, each once, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers.all where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }

    /// Says that the value is another one, by touch.
    final func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

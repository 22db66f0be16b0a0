import CoreGraphics
public import Foundation

/// A view that triggers an action or sets a value when touched, and calls actions for its events.
///
/// Where iOS code adds a target and a selector, which Linux lacks, pass a closure:
/// `slider.addAction(UIAction { _ in ... }, for: .valueChanged)`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol)
@preconcurrency @MainActor
open class UIControl: UIView {
    final var handlers = ControlHandlers()

    /// Creates a control with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Creates a control that calls an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: State

    /// Whether the control responds to touches. True by default. Disabling it cancels the touch being tracked.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(nil) }
            stateDidChange()
        }
    }

    /// Whether the control is selected, which only some controls make use of. False by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is drawn highlighted, as while it is touched. False by default.
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

    /// Called when the state has changed; updates the appearance.
    func stateDidChange() { noteLayoutChange() }

    /// The vertical alignment of the content. Centred by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { noteLayoutChange() } }
    }

    /// The horizontal alignment of the content. Centred by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { noteLayoutChange() } }
    }

    /// The horizontal alignment with leading and trailing resolved to left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case let other: other
        }
    }

    // MARK: Tracking

    /// Whether the control is tracking a touch.
    open internal(set) var isTracking = false

    /// Whether the tracked touch is inside the control or at most 70 points away.
    open internal(set) var isTouchInside = false

    /// Called when a touch begins. Returns whether to track it: true, unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves. Returns whether to continue tracking: true, unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is cancelled.
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

    /// Calls an action for events. Replaces an action with the same identifier; adding the same action adds events.
    open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }

    /// Stops calling an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Stops calling the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// Enumerates the actions with their events until stopped. The second parameter, a target and selector on iOS, is
    /// always nil here.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Never)?, Event, inout Bool) -> Void) {
        var stops = false
        for handler in handlers.all {
            iterator(handler.action, nil, handler.events, &stops)
            if stops { return }
        }
    }

    /// All events for which the control has actions.
    open var allControlEvents: Event { handlers.all.reduce(into: []) { $0.formUnion($1.events) } }

    /// Calls an action on behalf of the control; override it to intercept all of them.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Calls the actions for events, each once, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers.all where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }

    /// Says that the value is another one, by touch.
    final func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

public import CoreGraphics
public import Foundation

/// A view that triggers an action or sets a value when touched, and calls actions for its events.
///
/// An action is a closure, `slider.addAction(UIAction { _ in ... }, for: .valueChanged)`, or a method of an object,
/// found by a `Selector`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol)
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var handlers = ControlHandlers()

    /// Creates a control with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("enabled", \UIControl.isEnabled),
            ArchivedField("selected", \UIControl.isSelected),
            ArchivedField("contentVerticalAlignment", choice: \UIControl.contentVerticalAlignment),
            ArchivedField("contentHorizontalAlignment", choice: \UIControl.contentHorizontalAlignment),
        ]
    }

    override func prepareToRestore() { isOpaque = false }

    /// Creates a control that calls an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: State

    /// Whether the control responds to touches. True by default. Disabling it cancels the touch being tracked.
    open var isEnabled = true {
        willSet { willChange(\.isEnabled, of: self) }
        didSet {
            didChange(\.isEnabled, of: self)
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(nil) }
            stateDidChange()
        }
    }

    /// Whether the control is selected, which only some controls use. False by default.
    open var isSelected = false {
        willSet { willChange(\.isSelected, of: self) }
        didSet {
            didChange(\.isSelected, of: self)
            if isSelected != oldValue { stateDidChange() }
        }
    }

    /// Whether the control is drawn highlighted, as while it is touched. False by default.
    open var isHighlighted = false {
        willSet { willChange(\.isHighlighted, of: self) }
        didSet {
            didChange(\.isHighlighted, of: self)
            if isHighlighted != oldValue { stateDidChange() }
        }
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

    // MARK: Menus

    /// The interaction that shows the control's menu; nil if none is enabled.
    public final internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether a long press shows the control's menu. False by default; setting a button's menu makes it true.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setMenuEnabled(newValue) }
    }

    /// Whether a tap shows the menu immediately, in place of the primary action. False by default.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.opensAtOnce = showsMenuAsPrimaryAction }
    }

    /// Returns the point where the menu is attached, in the control's coordinates: by default at its bottom edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Returns the menu for a location in the control: nil by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview to lift while the menu is shown: nil, as a control's menu is a plain list.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }

    /// Returns the preview to animate to when the menu is dismissed: nil.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }

    /// Called before the menu is shown. Call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { sendActions(for: .menuActionTriggered) }

    /// Returns the preview to show when the menu appears: nil, the default, for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview to show when the menu is dismissed: nil, the default, for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu is dismissed. Call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when an element of the menu has been chosen.
    func menuDidChoose(_ element: UIMenuElement) {}

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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handling(event) { beginTouch(touches, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handling(event) { moveTouch(touches, event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handling(event) { endTouch(touches, event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handling(event) { cancelTouch(event) }
    }

    /// The touch being tracked.
    final var trackedTouch: UITouch?

    /// The events to send when a finger is lifted inside the control or within reach.
    var upInsideEvents: Event { .touchUpInside }

    override var keepsTouchesFromScrolling: Bool { true }

    // MARK: Actions

    /// Adds an action for events. Replaces an action with the same identifier; adding the same action adds events.
    open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// Adds a method to call for events. Adding it again adds events.
    ///
    /// - Parameters:
    ///   - target: the object, which is not retained. Nil for the first one in the responder chain that has the method.
    ///   - action: the method. It may take the control, and also the event.
    ///   - controlEvents: the events to call it for.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target, action, for: controlEvents)
    }

    /// Removes methods for events: those of all targets for a nil target, all of a target's for a nil action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target, action, for: controlEvents)
    }

    /// Enumerates the actions, and the targets with their methods, with their events until stopped.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for handler in handlers.all {
            iterator(handler.action, handler.target.map { ($0.target, $0.action) }, handler.events, &stops)
            if stops { return }
        }
    }

    /// All events for which the control has actions.
    open var allControlEvents: Event { handlers.all.reduce(into: []) { $0.formUnion($1.events) } }

    /// Performs the primary action as a tap does: calls the actions for the primary event, or shows the menu if it is
    /// the primary action.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if showsMenuAsPrimaryAction, let menu = contextMenuInteraction {
            return menu.present(at: CGPoint(x: bounds.midX, y: bounds.midY))
        }
        sendActions(for: upInsideEvents.union(.primaryActionTriggered))
    }

    /// Whether the control's symbols may be animated. True by default; Kasane doesn't animate them.
    open var isSymbolAnimationEnabled: Bool {
        get { !keepsSymbolsStill }
        set { keepsSymbolsStill = !newValue }
    }
    private final var keepsSymbolsStill = false

    /// Performs an action on behalf of the control; override it to intercept all of them.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Calls a method on behalf of the control; override it to intercept all of them.
    ///
    /// - Parameters:
    ///   - action: the method.
    ///   - target: the object; nil for the first one in the responder chain that has the method.
    ///   - event: the event that triggered the call; nil if there was none.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Calls the actions for events, each once, in the order in which they were added.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: currentEvent) }

    /// The event of the touch being handled.
    final var currentEvent: UIEvent?

    /// Sends the events of a value change by touch.
    final func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

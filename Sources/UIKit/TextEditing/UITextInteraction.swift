import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore

/// The mode of a text interaction.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinteractionmode)
public enum UITextInteractionMode: Int, Sendable {
    /// For editable text: a tap places the cursor.
    case editable
    /// For read-only text: a tap does nothing, and a long press selects.
    case nonEditable
}

/// Controls a text interaction. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate)
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: RuntimeObject {
    /// Asks whether touches at a point begin an interaction. True by default.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before an interaction begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called when an interaction has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The standard text gestures: a tap places the cursor, two taps select a word, three a paragraph; a long press moves
/// the cursor, or selects words in read-only text; handles change the selection.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinteraction)
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction, TextSelectionShowing {
    private final let mode: UITextInteractionMode
    private final var recognizers: [UIGestureRecognizer] = []
    private final var grips: HandleGrip?
    /// The time of the last tap, in seconds of the media clock.
    private final var lastTap: CFTimeInterval = -1
    /// The interval within which consecutive taps belong together, in seconds.
    private static let tapPause: CFTimeInterval = 0.5
    /// Whether the text handles the current press itself.
    private final var isPressTaken = false
    private final var menu: TextEditMenu?
    /// The loupe session of the current gesture.
    final var loupe: UITextLoupeSession?
    /// The interaction that shows the selection of a text input without its own selection display.
    private(set) final var display: UITextSelectionDisplayInteraction?

    /// Creates an interaction of a mode, to be added to the text input's view.
    public init(for mode: UITextInteractionMode) { self.mode = mode }

    /// The mode of the interaction.
    open var textInteractionMode: UITextInteractionMode { mode }

    /// The delegate. Not retained.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The text input. Not retained; the view itself, if it is a text input.
    open weak var textInput: (any UIResponder & UITextInput)?

    /// The recognizers that others may be required to wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { recognizers }

    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        for recognizer in recognizers { old.removeGestureRecognizer(recognizer) }
        recognizers = []
        grips = nil
        if let display { old.removeInteraction(display) }
        display = nil
        menu?.remove()
        menu = nil
        loupe?.invalidate()
        loupe = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        if textInput == nil { textInput = view as? any UIResponder & UITextInput }
        let triple = tap(3) { $0.select(.paragraph, at: $1) }
        let double = tap(2) { $0.select(.word, at: $1) }
        let single = tap(1) { $0.place(at: $1) }
        let press = UILongPressGestureRecognizer { [weak self] recognizer in self?.pressDidChange(recognizer) }
        // Each tap takes effect immediately, as on iOS; further taps extend it.
        for recognizer in [single, double, triple] { recognizer.delegate = SimultaneousTaps.shared }
        let click = SecondaryClickRecognizer { [weak self] recognizer in
            guard let self, let view = textInput?.textInputView else { return }
            perform(at: recognizer.location(in: view)) { self.click(at: $0) }
        }
        let grip = HandleGrip(self)
        grips = grip
        recognizers = [grip.recognizer, single, double, triple, press, click]
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        guard let input = textInput as? any UIView & UITextInput, !(input is any SelectionHandleShowing),
            !view.interactions.contains(where: { $0 is UITextSelectionDisplayInteraction })
        else { return }
        let display = UITextSelectionDisplayInteraction(textInput: input, delegate: nil)
        (display.showsHandles, display.isActivated) = (false, input.isFirstResponder)
        view.addInteraction(display)
        self.display = display
    }

    /// Updates the displayed selection of a custom text input.
    final func selectionDidChange(showsHandles: Bool) {
        guard let display, let input = textInput else { return }
        display.showsHandles = showsHandles
        display.isActivated = input.isFirstResponder
        display.layoutManagedSubviews()
    }

    private final func tap(_ count: Int, _ body: @escaping (UITextInteraction, CGPoint) -> Void)
        -> UITapGestureRecognizer
    {
        let recognizer = UITapGestureRecognizer { [weak self] recognizer in
            guard let self, let view = self.textInput?.textInputView else { return }
            self.perform(at: recognizer.location(in: view)) { body(self, $0) }
        }
        recognizer.numberOfTapsRequired = count
        return recognizer
    }

    private final func perform(at point: CGPoint, _ body: (CGPoint) -> Void) {
        guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
        delegate?.interactionWillBegin(self)
        body(point)
        delegate?.interactionDidEnd(self)
    }

    // MARK: Gesture actions

    /// Places the cursor, and makes the text input the first responder.
    private final func place(at point: CGPoint) {
        guard let input = textInput else { return }
        if let taken = (input as? any TapHandling)?.takesTap(at: point), taken { return }
        let wasEdited = input.isFirstResponder
        guard mode == .editable, wasEdited || input.becomeFirstResponder(),
            let place = input.closestPosition(to: point)
        else { return }
        let old = wasEdited ? input.selectedTextRange : nil
        let cursor = input.textRange(from: place, to: place)
        // A tap on the cursor or the selection shows the edit menu, unless it is part of a multiple tap.
        let now = CACurrentMediaTime()
        defer { lastTap = now }
        if let old, now - lastTap > UITextInteraction.tapPause,
            input.compare(old.start, to: place) != .orderedDescending,
            input.compare(place, to: old.end) != .orderedDescending
        {
            return showMenu()
        }
        select(cursor, in: input)
    }

    /// Selects the word under a click of a pointer's secondary button, unless it is already selected, and shows the
    /// edit menu.
    private final func click(at point: CGPoint) {
        guard let input = textInput, input.isFirstResponder || input.becomeFirstResponder(),
            let place = input.closestPosition(to: point)
        else { return }
        let isSelected = input.selectedTextRange.map {
            !$0.isEmpty && input.compare($0.start, to: place) != .orderedDescending
                && input.compare(place, to: $0.end) != .orderedDescending
        }
        if isSelected != true {
            let word = input.tokenizer.rangeEnclosingPosition(
                place, with: .word, inDirection: UITextDirection.storage(.forward))
            select(word ?? input.textRange(from: place, to: place), in: input)
        }
        showMenu(at: point)
    }

    /// Shows the edit menu beside the selection, or as a list at a location.
    private final func showMenu(at place: CGPoint? = nil) {
        guard let input = textInput else { return }
        let shown = menu ?? TextEditMenu(input)
        menu = shown
        shown.show(at: place)
    }

    final func dismissMenu() { menu?.dismiss() }

    private final func select(_ granularity: UITextGranularity, at point: CGPoint) {
        guard let input = textInput, input.isFirstResponder || input.becomeFirstResponder(),
            let place = input.closestPosition(to: point)
        else { return }
        let forward = UITextDirection.storage(.forward)
        let backward = UITextDirection.storage(.backward)
        let unit =
            input.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: forward)
            ?? input.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: backward)
            ?? input.characterRange(at: point)
        (input as? any SelectionHandleShowing)?.showsSelectionHandles = true
        select(unit, in: input, showsHandles: true)
    }

    fileprivate final func select(_ range: UITextRange?, in input: any UITextInput, showsHandles: Bool = false) {
        guard let range else { return }
        input.changeSelection(to: range)
        selectionDidChange(showsHandles: showsHandles)
    }

    /// Whether the selection has handles that can be dragged.
    fileprivate final var showsHandles: Bool {
        (textInput as? any SelectionHandleShowing)?.showsSelectionHandles ?? display?.showsHandles ?? false
    }

    private final func pressDidChange(_ recognizer: UIGestureRecognizer) {
        guard let input = textInput else { return }
        if recognizer.state == .ended, input.isFirstResponder, !isPressTaken { showMenu() }
        guard [.began, .changed].contains(recognizer.state) else { return followWithLoupe(recognizer, nil) }
        let point = recognizer.location(in: input.textInputView)
        if recognizer.state == .began { isPressTaken = (input as? any TapHandling)?.takesPress(at: point) ?? false }
        guard !isPressTaken else { return }
        if recognizer.state == .began, delegate?.interactionShouldBegin(self, at: point) == false { return }
        guard mode == .editable else { return select(.word, at: point) }
        guard input.isFirstResponder || input.becomeFirstResponder(), let place = input.closestPosition(to: point)
        else {
            return
        }
        select(input.textRange(from: place, to: place), in: input)
        followWithLoupe(recognizer, place)
    }
}

/// A text input that handles some taps itself, such as on links.
@MainActor
protocol TapHandling: AnyObject {
    func takesTap(at point: CGPoint) -> Bool
    func takesPress(at point: CGPoint) -> Bool
}

/// A text input whose selection shows handles.
@MainActor
protocol SelectionHandleShowing: AnyObject {
    var showsSelectionHandles: Bool { get set }
}

/// Allows taps with different counts to be recognized in succession.
private final class SimultaneousTaps: NSObject, UIGestureRecognizerDelegate {
    static let shared = SimultaneousTaps()

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UITapGestureRecognizer && otherGestureRecognizer is UITapGestureRecognizer
            && gestureRecognizer.view === otherGestureRecognizer.view
    }

    /// Taps on a field's buttons are left to them, and don't wait for further taps.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === gestureRecognizer.view || !(touch.view is UIControl)
    }
}

/// Drags a selection handle, and moves that end of the selection.
@MainActor
private final class HandleGrip: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UITextInteraction?
    private(set) lazy var recognizer = makeRecognizer()
    /// The fixed end of the selection.
    private var anchor: UITextPosition?

    init(_ interaction: UITextInteraction) { self.interaction = interaction }

    private func makeRecognizer() -> UILongPressGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer { [weak self] recognizer in self?.move(recognizer) }
        recognizer.minimumPressDuration = 0
        recognizer.delegate = self
        return recognizer
    }

    /// The end of the selection whose handle is at a point, and the opposite end.
    private func handle(at point: CGPoint) -> (end: UITextPosition, other: UITextPosition)? {
        guard let interaction, let input = interaction.textInput, interaction.showsHandles,
            let range = input.selectedTextRange, !range.isEmpty
        else { return nil }
        func reaches(_ place: UITextPosition, isEnd: Bool) -> Bool {
            var rect = input.caretRect(for: place)
            rect.size.height += HandleView.knobSize
            if !isEnd { rect.origin.y -= HandleView.knobSize }
            return rect.insetBy(dx: -HandleView.reach, dy: -HandleView.reach / 2).contains(point)
        }
        if reaches(range.end, isEnd: true) { return (range.end, range.start) }
        return reaches(range.start, isEnd: false) ? (range.start, range.end) : nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = interaction?.textInput?.textInputView else { return false }
        return handle(at: touch.location(in: view)) != nil
    }

    private func move(_ recognizer: UIGestureRecognizer) {
        guard let interaction, let input = interaction.textInput else { return }
        let point = recognizer.location(in: input.textInputView)
        if recognizer.state == .began { anchor = handle(at: point)?.other }
        interaction.followWithLoupe(recognizer, anchor.flatMap { _ in input.closestPosition(to: point) })
        guard recognizer.state == .changed, let anchor, let place = input.closestPosition(to: point) else { return }
        let order = input.compare(place, to: anchor)
        // A selection can't be reduced to a cursor.
        guard order != .orderedSame else { return }
        interaction.select(
            order == .orderedAscending
                ? input.textRange(from: place, to: anchor) : input.textRange(from: anchor, to: place), in: input,
            showsHandles: true)
    }
}

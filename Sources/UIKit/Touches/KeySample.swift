import CoreGraphics
import Foundation
import QuartzCore

/// The state of a key at one moment: the source of presses, from a script or from a window of the system.
package struct KeySample: Sendable {
    /// The key stroke, with the characters it types.
    package var stroke: KeyStroke
    package var phase: Phase

    package enum Phase: Sendable {
        case down
        /// The key is held down, and repeats.
        case again
        case up
    }

    package init(_ stroke: KeyStroke, _ phase: Phase) { (self.stroke, self.phase) = (stroke, phase) }
}

extension UIWindow {
    /// Dispatches a key sample to the application. Each repeat of a held key is a separate press.
    package final func handle(_ sample: KeySample) {
        let code = sample.stroke.code
        switch sample.phase {
        case .down, .again:
            if sample.phase == .again, let held = heldKeys.removeValue(forKey: code) { send(held, .ended) }
            let press = press(of: sample.stroke)
            heldKeys[code] = press
            send(press, .began)
        case .up:
            if let held = heldKeys.removeValue(forKey: code) { send(held, .ended) }
        }
    }

    /// Cancels the presses of all held keys, because the window has lost the keyboard focus.
    package final func cancelKeys() {
        let held = heldKeys.values
        heldKeys = [:]
        for press in held { send(press, .cancelled) }
    }

    final func press(of stroke: KeyStroke) -> UIPress {
        let key = UIKey(
            characters: stroke.characters,
            ignoringModifiers: stroke.modifiers.contains(.shift) ? stroke.characters.uppercased() : stroke.characters,
            modifierFlags: stroke.modifiers, keyCode: stroke.code)
        return UIPress(key: key, phase: .began, window: self)
    }

    final func send(_ press: UIPress, _ phase: UIPress.Phase) {
        press.phase = phase
        press.timestamp = CACurrentMediaTime()
        let event = UIPressesEvent([press])
        event.timestamp = press.timestamp
        UIApplication.shared.sendEvent(event)
    }

    // MARK: Input methods

    /// The text that receives key input; nil if the first responder accepts none.
    package final var keyInput: (any UIResponder & UIKeyInput)? { firstResponder as? any UIResponder & UIKeyInput }

    /// Inserts the text that an input method has committed, in place of the marked text.
    package final func insertFromInputMethod(_ text: String) {
        guard let input = keyInput else { return }
        if let input = input as? any UIResponder & UITextInput {
            TextKeys.insert(text, in: input)
            input.showSelection()
        } else {
            input.insertText(text)
        }
    }

    /// Sets the text that an input method is composing; an empty text ends composition.
    ///
    /// - Parameter selection: the part that the input method is editing, in UTF-16 units.
    package final func setMarkedText(_ text: String, selection: NSRange) {
        guard let input = keyInput as? any UITextInput else { return }
        if text.isEmpty, input.markedTextRange == nil { return }
        // An empty text removes the marked text, which `unmarkText()` alone would commit.
        input.setMarkedText(text, selectedRange: selection)
        if text.isEmpty { input.unmarkText() }
    }

    /// The cursor's rectangle in the text that receives key input, in window coordinates; nil if there is none.
    package final var caret: CGRect? {
        guard let input = keyInput as? any UITextInput, let range = input.markedTextRange ?? input.selectedTextRange
        else { return nil }
        let place = input.caretRect(for: range.end)
        return place.isNull || place.isInfinite ? nil : input.textInputView.convert(place, to: self)
    }
}

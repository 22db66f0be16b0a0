import CoreGraphics
import Foundation
import QuartzCore

/// What one key does at one moment: where presses come from, be it a script or a window of the system.
package struct KeySample: Sendable {
    /// The key, with what it types.
    package var stroke: KeyStroke
    package var phase: Phase

    package enum Phase: Sendable {
        case down
        /// It is held, and repeats.
        case again
        case up
    }

    package init(_ stroke: KeyStroke, _ phase: Phase) { (self.stroke, self.phase) = (stroke, phase) }
}

extension UIWindow {
    /// Tells the application what a key does. One that is held down types again, as presses of their own.
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

    /// Ends the presses of all keys that are down: the keyboard is somebody else's now.
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

    /// The text that keys go to; nil if the first responder takes none.
    package final var keyInput: (any UIResponder & UIKeyInput)? { firstResponder as? any UIResponder & UIKeyInput }

    /// Types what an input method has finished, in place of what it had not.
    package final func insertFromInputMethod(_ text: String) {
        guard let input = keyInput else { return }
        if let input = input as? any UIResponder & UITextInput {
            TextKeys.insert(text, in: input)
            input.showSelection()
        } else {
            input.insertText(text)
        }
    }

    /// Shows what an input method has not finished yet; an empty text ends that.
    ///
    /// - Parameter selection: the part that the input method works on, in UTF-16 units.
    package final func setMarkedText(_ text: String, selection: NSRange) {
        guard let input = keyInput as? any UITextInput else { return }
        if text.isEmpty, input.markedTextRange == nil { return }
        // An empty text takes the place of the marked one; without any, that would stay.
        input.setMarkedText(text, selectedRange: selection)
        if text.isEmpty { input.unmarkText() }
    }

    /// Where the cursor of the text is that keys go to, in the window's space; nil without one.
    package final var caret: CGRect? {
        guard let input = keyInput as? any UITextInput, let range = input.markedTextRange ?? input.selectedTextRange
        else { return nil }
        let place = input.caretRect(for: range.end)
        return place.isNull || place.isInfinite ? nil : input.textInputView.convert(place, to: self)
    }
}

import CoreGraphics
import Foundation

/// A key that is pressed and released.
public struct KeyStroke: Hashable, Sendable {
    /// The characters that the key types; empty if it types none.
    public var characters: String
    /// The modifiers that are held down.
    public var modifiers: UIKeyModifierFlags
    /// The HID usage code of the key.
    public var code: UIKeyboardHIDUsage

    /// Creates a stroke of a key that types a character: a letter, a digit, "\n" for return, "\t" for tab.
    public init(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        self.characters = characters
        self.modifiers = modifiers
        code = KeyStroke.code(of: characters)
    }

    /// Creates a stroke of a key by its usage code, such as an arrow.
    public init(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        self.code = code
        self.modifiers = modifiers
        characters =
            switch code {
            case .keyboardReturnOrEnter: "\n"
            case .keyboardTab: "\t"
            case .keyboardSpacebar: " "
            default: ""
            }
    }

    private static func code(of characters: String) -> UIKeyboardHIDUsage {
        guard let unit = characters.lowercased().unicodeScalars.first?.value, characters.count == 1 else {
            return .keyboardErrorUndefined
        }
        let number: Int? =
            switch unit {
            case 0x61...0x7A: Int(unit) - 0x61 + UIKeyboardHIDUsage.keyboardA.rawValue
            case 0x31...0x39: Int(unit) - 0x31 + UIKeyboardHIDUsage.keyboard1.rawValue
            case 0x30: UIKeyboardHIDUsage.keyboard0.rawValue
            case 0x0A, 0x0D: UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue
            case 0x09: UIKeyboardHIDUsage.keyboardTab.rawValue
            case 0x20: UIKeyboardHIDUsage.keyboardSpacebar.rawValue
            default: nil
            }
        return number.flatMap { UIKeyboardHIDUsage(rawValue: $0) } ?? .keyboardErrorUndefined
    }
}

extension UIWindow {
    /// Presses and releases a key: it goes to the first responder, as from a hardware keyboard.
    public final func press(_ stroke: KeyStroke) {
        let press = press(of: stroke)
        for phase in [UIPress.Phase.began, .ended] { send(press, phase) }
    }

    /// Types a text, character by character.
    public final func type(_ text: String) { for character in text { press(KeyStroke(String(character))) } }

    /// Sends presses to the first responder; unhandled ones are typed.
    final func send(_ event: UIPressesEvent) {
        let responder = firstResponder ?? rootViewController ?? self
        let began = event.presses.filter { $0.phase == .began }
        for press in event.presses { press.responder = responder }
        if began.contains(where: { performCommand(of: $0, from: responder, event) }) { return }
        if !began.isEmpty {
            responder.pressesBegan(began, with: event)
            if event.isUnhandled { for press in began { type(press, for: responder) } }
        }
        let ended = event.presses.filter { $0.phase == .ended }
        if !ended.isEmpty { responder.pressesEnded(ended, with: event) }
        let cancelled = event.presses.filter { $0.phase == .cancelled }
        if !cancelled.isEmpty { responder.pressesCancelled(cancelled, with: event) }
    }

    private func type(_ press: UIPress, for responder: UIResponder) {
        guard let key = press.key, let input = responder as? any UIKeyInput else { return }
        TextKeys.press(key, in: input)
    }
}

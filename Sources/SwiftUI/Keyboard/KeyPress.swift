import Foundation
import UIKit

/// A key event.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keypress)
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// The phases of a key event.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/keypress/phases-swift.struct)
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and repeats: not reported by any keyboard here.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[" + names.joined(separator: ", ") + "]"
        }
    }

    /// Whether a key event was handled.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/keypress/result)
    public enum Result: Hashable, Sendable {
        /// The event is consumed.
        case handled
        /// Enclosing views may handle the event.
        case ignored
    }

    /// The phase of the event.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types with its modifiers.
    public let characters: String
    /// The modifier keys held down.
    public let modifiers: EventModifiers

    public var debugDescription: String {
        "KeyPress(phase: \(phase.debugDescription), key: \(key.character.debugDescription), "
            + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }

    /// Creates an event from a UIKit press; nil if the key has no equivalent.
    @MainActor
    init?(_ press: UIPress, _ phase: Phases) {
        guard let pressed = press.key, let key = KeyEquivalent(pressed) else { return nil }
        (self.phase, self.key, characters) = (phase, key, pressed.characters)
        modifiers = EventModifiers(pressed.modifierFlags)
    }
}

extension KeyEquivalent {
    /// The keys identified by their HID usage rather than a character.
    private static let codes: [UIKeyboardHIDUsage: KeyEquivalent] = [
        .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow,
        .keyboardRightArrow: .rightArrow, .keyboardEscape: .escape, .keyboardDeleteOrBackspace: .delete,
        .keyboardDeleteForward: .deleteForward, .keyboardHome: .home, .keyboardEnd: .end, .keyboardPageUp: .pageUp,
        .keyboardPageDown: .pageDown, .keyboardTab: .tab, .keyboardSpacebar: .space, .keyboardReturnOrEnter: .return,
    ]

    @MainActor
    init?(_ key: UIKey) {
        if let known = KeyEquivalent.codes[key.keyCode] {
            self = known
        } else if let character = key.charactersIgnoringModifiers.lowercased().first {
            self.init(character)
        } else {
            return nil
        }
    }
}

extension EventModifiers {
    init(_ flags: UIKeyModifierFlags) {
        self = []
        let pairs: [(UIKeyModifierFlags, EventModifiers)] = [
            (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .option),
            (.command, .command), (.numericPad, .numericPad),
        ]
        for (flag, modifier) in pairs where flags.contains(flag) { insert(modifier) }
    }

    /// The modifiers that distinguish keyboard shortcuts.
    var ofCommands: EventModifiers { intersection([.shift, .control, .option, .command]) }
}

import Foundation
import UIKit

/// A key that is pressed or let go.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keypress)
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// What happens to the key.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/keypress/phases-swift.struct)
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It is pressed.
        public static let down = Phases(rawValue: 1)
        /// It is held down, and types again: no keyboard here says so.
        public static let `repeat` = Phases(rawValue: 2)
        /// It is let go.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[" + names.joined(separator: ", ") + "]"
        }
    }

    /// Whether somebody has taken a key.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/keypress/result)
    public enum Result: Hashable, Sendable {
        /// The key does nothing else.
        case handled
        /// Views around may take the key.
        case ignored
    }

    /// What happens to the key.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What the key types with its modifiers.
    public let characters: String
    /// The keys that are held down beside it.
    public let modifiers: EventModifiers

    public var debugDescription: String {
        "KeyPress(phase: \(phase.debugDescription), key: \(key.character.debugDescription), "
            + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }

    /// The press of a key; nil for one that nothing stands for.
    @MainActor
    init?(_ press: UIPress, _ phase: Phases) {
        guard let pressed = press.key, let key = KeyEquivalent(pressed) else { return nil }
        (self.phase, self.key, characters) = (phase, key, pressed.characters)
        modifiers = EventModifiers(pressed.modifierFlags)
    }
}

extension KeyEquivalent {
    /// The keys that have a place on keyboards rather than a character.
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

    /// Those that tell one command from another.
    var ofCommands: EventModifiers { intersection([.shift, .control, .option, .command]) }
}

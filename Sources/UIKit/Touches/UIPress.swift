import CoreGraphics
public import Foundation

/// A press of a key.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipress)
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The press began, changed, is unchanged, ended, or was cancelled.
        case began, changed, stationary, ended, cancelled
    }

    /// The type of a press: a button, or the arrow key that corresponds to one.
    public enum PressType: Int, Sendable {
        /// An arrow, or a button of a remote control.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        /// A Page Up button.
        case pageUp = 30
        /// A Page Down button.
        case pageDown = 31
    }

    /// Creates a press without a key, in the phase in which it begins.
    public override init() { phase = .began }

    init(key: UIKey, phase: Phase, window: UIWindow?) {
        (self.key, self.phase, self.window) = (key, phase, window)
    }

    /// The key being pressed.
    open internal(set) var key: UIKey?

    /// The phase of the press.
    open internal(set) var phase: Phase

    /// The time of the phase, in seconds on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0

    /// The window of the responder.
    open internal(set) weak var window: UIWindow?

    /// The responder that received the press first.
    open internal(set) weak var responder: UIResponder?

    /// The gesture recognizers that track the press: none.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    /// The force of the press, from 0 to 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The button that an arrow key corresponds to; `.select` for other keys.
    open var type: PressType {
        switch key?.keyCode {
        case .keyboardUpArrow?: .upArrow
        case .keyboardDownArrow?: .downArrow
        case .keyboardLeftArrow?: .leftArrow
        case .keyboardRightArrow?: .rightArrow
        case .keyboardPageUp?: .pageUp
        case .keyboardPageDown?: .pageDown
        case .keyboardEscape?: .menu
        default: .select
        }
    }
}

/// An event of key presses.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipressesevent)
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    final let presses: Set<UIPress>
    /// Whether the presses reached the end of the responder chain unhandled: then they are typed.
    final var isUnhandled = false

    init(_ presses: Set<UIPress>) {
        self.presses = presses
        super.init()
        held = HeldInput(buttons: [], modifiers: presses.first?.key?.modifierFlags ?? [])
    }

    open override var type: EventType { .presses }

    /// The presses of the event.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that a gesture recognizer tracks: none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key, and the characters it types.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikey)
@preconcurrency @MainActor
open class UIKey: NSObject {
    private final let values: (String, String, UIKeyModifierFlags, UIKeyboardHIDUsage)

    init(
        characters: String, ignoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage
    ) { values = (characters, ignoringModifiers, modifierFlags, keyCode) }

    /// The characters that the key types with its modifiers.
    open var characters: String { values.0 }

    /// The characters that the key types without modifiers other than Shift.
    open var charactersIgnoringModifiers: String { values.1 }

    /// The modifiers that are held down.
    open var modifierFlags: UIKeyModifierFlags { values.2 }

    /// The HID usage code of the key.
    open var keyCode: UIKeyboardHIDUsage { values.3 }
}

/// The modifier keys that are held down.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeymodifierflags)
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

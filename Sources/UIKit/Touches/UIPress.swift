import CoreGraphics
public import Foundation

/// A press of a key.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipress)
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What a press is doing.
    public enum Phase: Int, Sendable {
        /// It began, has changed, goes on, has ended, or was cancelled.
        case began, changed, stationary, ended, cancelled
    }

    /// A button, or an arrow key, which stands for one.
    public enum PressType: Int, Sendable {
        /// An arrow, or a button of a remote control.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        /// A button for the page before.
        case pageUp = 30
        /// A button for the next page.
        case pageDown = 31
    }

    init(key: UIKey, phase: Phase, window: UIWindow?) {
        (self.key, self.phase, self.window) = (key, phase, window)
    }

    /// The key that is pressed.
    open internal(set) var key: UIKey?

    /// What the press is doing.
    open internal(set) var phase: Phase

    /// When the press was in this phase, in seconds on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0

    /// The window of the responder.
    open internal(set) weak var window: UIWindow?

    /// The responder that was told of the press first.
    open internal(set) weak var responder: UIResponder?

    /// The gesture recognizers that follow the press: none.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    /// How strong the press is, from 0 to 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The button that an arrow key stands for; `.select` for other keys.
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

/// Presses of keys.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipressesevent)
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    final let presses: Set<UIPress>
    /// Whether the presses went up the whole responder chain: then they are typed.
    final var isUnhandled = false

    init(_ presses: Set<UIPress>) {
        self.presses = presses
        super.init()
        held = HeldInput(buttons: [], modifiers: presses.first?.key?.modifierFlags ?? [])
    }

    open override var type: EventType { .presses }

    /// The presses of the event.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that a gesture recognizer follows: none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key, and what it types.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikey)
@preconcurrency @MainActor
open class UIKey: NSObject {
    private final let values: (String, String, UIKeyModifierFlags, UIKeyboardHIDUsage)

    init(
        characters: String, ignoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage
    ) { values = (characters, ignoringModifiers, modifierFlags, keyCode) }

    /// What the key types with its modifiers.
    open var characters: String { values.0 }

    /// What the key types without modifiers but shift.
    open var charactersIgnoringModifiers: String { values.1 }

    /// The modifiers that are held down.
    open var modifierFlags: UIKeyModifierFlags { values.2 }

    /// The place of the key on the keyboard.
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
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

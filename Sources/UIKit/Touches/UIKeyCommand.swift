public import CoreGraphics
public import Foundation

/// A key combination that sends an action up the responder chain.
///
/// Responders provide their commands in `keyCommands`. Editing keys go to the text, unless a command wants priority.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeycommand)
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The character that the key types without modifiers, or the name of a key that types none.
    public final let input: String?

    /// The modifiers that must be held.
    public final let modifierFlags: UIKeyModifierFlags

    /// Whether the command takes priority over the key's editing behaviour. False by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the input is adapted to the keyboard's layout. Stored without effect.
    open var allowsAutomaticLocalization = true

    /// Whether arrows and brackets are mirrored in right-to-left layouts. Stored without effect.
    open var allowsAutomaticMirroring = true

    /// Creates a command without a key, which nothing triggers.
    public init() {
        (input, modifierFlags) = (nil, [])
        super.init(action: Selector(""))
    }

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command.
    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    public required init?(coder: NSCoder) { nil }

    /// Returns whether a key matches the command.
    final func matches(_ key: UIKey) -> Bool {
        let all: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard key.modifierFlags.intersection(all) == modifierFlags.intersection(all), let input else { return false }
        if let code = UIKeyCommand.codes[input] { return key.keyCode == code }
        return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
            || key.characters.lowercased() == input.lowercased()
    }

    private static let codes: [String: UIKeyboardHIDUsage] = [
        inputUpArrow: .keyboardUpArrow, inputDownArrow: .keyboardDownArrow, inputLeftArrow: .keyboardLeftArrow,
        inputRightArrow: .keyboardRightArrow, inputEscape: .keyboardEscape, inputPageUp: .keyboardPageUp,
        inputPageDown: .keyboardPageDown, inputHome: .keyboardHome, inputEnd: .keyboardEnd,
        inputDelete: .keyboardDeleteForward, "\u{8}": .keyboardDeleteOrBackspace, "\r": .keyboardReturnOrEnter,
        "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, f1: .keyboardF1, f2: .keyboardF2, f3: .keyboardF3,
        f4: .keyboardF4, f5: .keyboardF5, f6: .keyboardF6, f7: .keyboardF7, f8: .keyboardF8, f9: .keyboardF9,
        f10: .keyboardF10, f11: .keyboardF11, f12: .keyboardF12,
    ]

    // MARK: Non-printing keys

    /// The Up Arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The Down Arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The Left Arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The Right Arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The Forward Delete key.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The F2 key.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The F3 key.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The F4 key.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The F5 key.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The F6 key.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The F7 key.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The F8 key.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The F9 key.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The F10 key.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The F11 key.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The F12 key.
    public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIWindow {
    /// Performs the key command of a press, from the nearest responder up the chain that provides one; false if none
    /// does.
    final func performCommand(of press: UIPress, from first: UIResponder, _ event: UIPressesEvent) -> Bool {
        guard let key = press.key else { return false }
        let isForText = first is any UIKeyInput && TextKeys.areText(key)
        var responder: UIResponder? = first
        while let link = responder {
            for command in link.keyCommands ?? []
            where command.matches(key) && (!isForText || command.wantsPriorityOverSystemBehavior) {
                guard !command.attributes.contains(.disabled),
                    let target = first.target(forAction: command.action, withSender: command)
                else { continue }
                return UIApplication.shared.sendAction(command.action, to: target, from: command, for: event)
            }
            responder = link.next
        }
        return false
    }
}

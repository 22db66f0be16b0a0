public import CoreGraphics
public import Foundation

/// A key that calls a method, of the first responder up the chain that has it.
///
/// Responders name theirs in `keyCommands`. Keys that edit text go to the text, unless a command wants priority.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeycommand)
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// What the key types without modifiers, or the name of a key that types nothing.
    public final let input: String?

    /// The modifiers that are held.
    public final let modifierFlags: UIKeyModifierFlags

    /// Whether the command comes before what the key does to text. False by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the input follows the keyboard's layout. Stored without effect.
    open var allowsAutomaticLocalization = true

    /// Whether arrows and brackets are exchanged where text runs from right to left. Stored without effect.
    open var allowsAutomaticMirroring = true

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

    /// Whether a key is the command's.
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

    // MARK: Keys that type nothing

    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The key for the page before.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The key for the next page.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The end key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes forward.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The key F12.
    public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIWindow {
    /// Performs the command of a key, of the first responder up the chain that names one; false if nobody does.
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

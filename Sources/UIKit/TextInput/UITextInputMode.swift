public import Foundation

/// A text input mode: the user's language on a hardware keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputmode)
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
    private final let language: String?

    /// Creates a mode without a language.
    public override init() { language = nil }

    init(language: String?) { self.language = language }

    public nonisolated required init?(coder: NSCoder) { nil }

    public nonisolated static var supportsSecureCoding: Bool { true }

    public nonisolated func encode(with coder: NSCoder) {}

    /// The language, such as "en-US" (BCP 47).
    open var primaryLanguage: String? { language }

    /// The modes that the user has enabled: one, for the user's language.
    open class var activeInputModes: [UITextInputMode] { [current] }

    static let current = UITextInputMode(language: Locale.current.identifier(.bcp47))

    /// Posted when the input mode has changed, which doesn't happen here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// The expected sources of text input.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputcontext)
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
    private static let shared = UITextInputContext()

    /// Returns the app's context.
    open class func current() -> UITextInputContext { shared }

    /// Whether pencil input is expected. False by default.
    open var isPencilInputExpected = false

    /// Whether dictation input is expected. False by default.
    open var isDictationInputExpected = false

    /// Whether hardware keyboard input is expected: unless the on-screen keyboard is enabled.
    open var isHardwareKeyboardInputExpected: Bool {
        get { !Keyboard.shared.isOnScreen }
        set {}
    }
}

/// The shortcuts bar above a keyboard. Stored without effect: there is no such bar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputassistantitem)
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user can hide the shortcuts. True by default.
    open var allowsHidingShortcuts = true

    /// The button groups before the typing suggestions. None by default.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

    /// The button groups after the typing suggestions. None by default.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

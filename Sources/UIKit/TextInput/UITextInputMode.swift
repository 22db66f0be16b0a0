public import Foundation

/// A way of entering text: the user's language on a hardware keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputmode)
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
    private final let language: String?

    init(language: String?) { self.language = language }

    public nonisolated required init?(coder: NSCoder) { nil }

    public nonisolated static var supportsSecureCoding: Bool { true }

    public nonisolated func encode(with coder: NSCoder) {}

    /// The language, such as "en-US" (BCP 47).
    open var primaryLanguage: String? { language }

    /// The modes that the user has chosen: one, of the user's language.
    open class var activeInputModes: [UITextInputMode] { [current] }

    static let current = UITextInputMode(language: Locale.current.identifier(.bcp47))

    /// Posted when the mode has changed, which it does not here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// What text is expected to come from.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputcontext)
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
    private static let shared = UITextInputContext()

    /// Returns the context of the application.
    open class func current() -> UITextInputContext { shared }

    /// Whether a pencil is expected. False by default.
    open var isPencilInputExpected = false

    /// Whether dictation is expected. False by default.
    open var isDictationInputExpected = false

    /// Whether a hardware keyboard is expected: unless the on-screen keyboard is switched on.
    open var isHardwareKeyboardInputExpected: Bool {
        get { !Keyboard.shared.isOnScreen }
        set {}
    }
}

/// The bar of shortcuts above a keyboard. Stored without effect: there is no such bar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputassistantitem)
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the bar. True by default.
    open var allowsHidingShortcuts = true

    /// The groups of items before the words that are proposed. None by default.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

    /// The groups of items after the words that are proposed. None by default.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

import CoreGraphics
public import Foundation

/// Manages a custom keyboard's view, as a responder's input view or in a keyboard extension.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinputviewcontroller)
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private final lazy var proxy = DocumentProxy()

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// The controller's view as a `UIInputView`; nil if it is of another class.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }

    /// The text that the keyboard edits: the first responder's.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard (BCP 47). Stored without effect.
    open var primaryLanguage: String?

    /// Whether the system shows a dictation key. False by default. Stored without effect.
    open var hasDictationKey = false

    /// Whether the keyboard has full access: true, as it belongs to the program.
    open var hasFullAccess: Bool { true }

    /// Whether the keyboard needs a key to switch to the next one: false, as there is no other.
    open var needsInputModeSwitchKey: Bool { false }

    /// Dismisses the keyboard: the first responder resigns.
    open func dismissKeyboard() { _ = Keyboard.shared.responder?.resignFirstResponder() }

    /// Switches to the next keyboard. Does nothing: there is no other.
    open func advanceToNextInputMode() {}

    /// Shows the list of keyboards. Does nothing: there is no other.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Requests the user's lexicon: it is empty.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }

    /// Returns the user's lexicon: it is empty.
    open func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }

    // MARK: UITextInputDelegate

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The user's lexicon, with words and shortcuts.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilexicon)
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The entries: none.
    open var entries: [UILexiconEntry] { [] }
}

/// A lexicon entry: a word and its shortcut.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilexiconentry)
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// The text to insert.
    open var documentText: String { "" }
    /// The shortcut that is typed.
    open var userInput: String { "" }
}

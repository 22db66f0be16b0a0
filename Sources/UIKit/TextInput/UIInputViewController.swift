import CoreGraphics
public import Foundation

/// Controls the view of a keyboard, as a responder's input view or of an extension that is a keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinputviewcontroller)
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private final lazy var proxy = DocumentProxy()

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// The view as one that has the look of a keyboard; nil for another one.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }

    /// The text that keys of the view edit: that of the first responder.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of what is typed (BCP 47). Kept without effect.
    open var primaryLanguage: String?

    /// Whether the system has a key for dictation. False by default. Kept without effect.
    open var hasDictationKey = false

    /// Whether a keyboard may see everything that is typed: true, as it belongs to the program.
    open var hasFullAccess: Bool { true }

    /// Whether a keyboard needs a key for the next one: false, as there is no other.
    open var needsInputModeSwitchKey: Bool { false }

    /// Hides the keyboard: the first responder resigns.
    open func dismissKeyboard() { _ = Keyboard.shared.responder?.resignFirstResponder() }

    /// Changes to the next keyboard. Does nothing: there is no other.
    open func advanceToNextInputMode() {}

    /// Shows the list of keyboards. Does nothing: there is no other.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Calls back with words that the user has taught: none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }

    /// Returns words that the user has taught: none.
    open func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }

    // MARK: What the text tells

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Words that the user has taught.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilexicon)
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The words: none.
    open var entries: [UILexiconEntry] { [] }
}

/// A word, and what is typed for it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilexiconentry)
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// What stands in the text.
    open var documentText: String { "" }
    /// What is typed.
    open var userInput: String { "" }
}

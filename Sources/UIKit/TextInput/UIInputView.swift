import CoreGraphics
public import Foundation

/// A view with the look of the keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinputview)
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// How the view looks.
    public enum Style: Int, Sendable {
        /// Without a look of its own; as the keyboard.
        case `default`, keyboard
    }

    private final let style: Style

    /// Creates a view with a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        style = inputViewStyle
        super.init(frame: frame)
        if style == .keyboard { backgroundColor = InputHost.keyboardColor }
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    /// How the view looks.
    open var inputViewStyle: Style { style }

    /// Whether the view is as high as its constraints say. False by default: it is as high as its frame.
    open var allowsSelfSizing = false
}

/// An input view whose keys click. On Linux nothing is heard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback)
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether keys click while the view is shown. False by default.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

import CoreGraphics
public import Foundation

/// A view with the appearance of the keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinputview)
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The style of an input view.
    public enum Style: Int, Sendable {
        /// The default style; the keyboard's.
        case `default`, keyboard
    }

    private final let style: Style

    /// Creates a view with a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        style = inputViewStyle
        super.init(frame: frame)
        if style == .keyboard { backgroundColor = InputHost.keyboardColor }
    }

    /// Creates a view with the default style.
    public override init(frame: CGRect) {
        style = .default
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    /// The style of the view.
    open var inputViewStyle: Style { style }

    /// Whether constraints determine the view's height. False by default: it keeps the height of its frame.
    open var allowsSelfSizing = false
}

/// An input view whose keys play a click sound. No sound is played on Linux.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback)
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether keys click while the view is visible. False by default.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

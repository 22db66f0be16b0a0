public import Foundation

/// An action of an alert or action sheet, shown as a button.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertaction)
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of an action.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum)
    public enum Style: Int, Sendable {
        /// The default style.
        case `default`
        /// An action that cancels, and leaves data unchanged.
        case cancel
        /// An action that changes or deletes data; its title is red.
        case destructive
    }

    /// The title.
    public final let title: String?
    /// The style of the action.
    public final let style: Style
    /// Whether the button can be tapped. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

    private let handler: ((UIAlertAction) -> Void)?
    final var onChange: (() -> Void)?

    /// Creates an action whose handler is called once the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    /// Creates an action of the default style, without a title or a handler.
    public override init() {
        (title, style, handler) = (nil, .default, nil)
        super.init()
    }

    final func perform() { handler?(self) }
}

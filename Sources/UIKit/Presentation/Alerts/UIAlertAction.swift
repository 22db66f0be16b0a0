public import Foundation

/// A button of a message.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertaction)
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button is for.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum)
    public enum Style: Int, Sendable {
        /// Anything.
        case `default`
        /// Leaving all as it is.
        case cancel
        /// Destroying something: it is red.
        case destructive
    }

    /// The title.
    public final let title: String?
    /// What the button is for.
    public final let style: Style
    /// Whether the button can be tapped. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

    private let handler: ((UIAlertAction) -> Void)?
    final var onChange: (() -> Void)?

    /// Creates a button that calls a closure once the message has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    final func perform() { handler?(self) }
}

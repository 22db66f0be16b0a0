public import Foundation

/// An action that swiping a row reveals as a button.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextualaction)
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum)
    public enum Style: Int, Sendable {
        /// A gray background.
        case normal
        /// A red background, for an action that deletes data.
        case destructive
    }

    /// Performs an action. The view is the one in which it was performed; call the completion handler with
    /// whether it succeeded.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style.
    public final let style: Style

    /// The handler that performs the action.
    public final let handler: Handler

    /// The title; nil for none.
    open var title: String?

    /// The background of the button: by default gray, and red for the destructive style.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?

    /// The image above the title; nil for none.
    open var image: UIImage?

    /// Creates an action of the normal style, without a title, whose handler does nothing.
    public override init() {
        (style, title) = (.normal, nil)
        handler = { _, _, completion in completion(true) }
        super.init()
    }

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

/// The actions that swiping from one side reveals.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration)
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, in order from the edge inwards.
    public final let actions: [UIContextualAction]

    /// Whether a full swipe performs the first action. True by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates an empty set of actions.
    public override init() {
        actions = []
        super.init()
    }

    /// Creates a set of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

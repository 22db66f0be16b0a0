public import Foundation

/// An action that a swipe over a row shows as a button.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextualaction)
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The kind of an action.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum)
    public enum Style: Int, Sendable {
        /// Gray.
        case normal
        /// Red: it deletes something.
        case destructive
    }

    /// Performs an action for a view, and calls the last argument with whether it has done so.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind.
    public final let style: Style

    /// Performs the action.
    public final let handler: Handler

    /// The title; nil for none.
    open var title: String?

    /// The background of the button: by default gray, and red for one that deletes.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?

    /// The image above the title; nil for none.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

/// The actions that a swipe from one side shows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration)
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge inwards.
    public final let actions: [UIContextualAction]

    /// Whether a swipe across the whole row performs the first action. True by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a set of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

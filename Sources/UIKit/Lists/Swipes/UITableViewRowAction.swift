public import Foundation

/// An action that swiping a table view's row reveals as a button; superseded by `UIContextualAction`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewrowaction)
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// The style of an action.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewrowaction/style-swift.enum)
    public enum Style: Int, Sendable {
        /// A red background, for an action that deletes data.
        case `default` = 0
        /// A gray background.
        case normal = 1

        /// The same as `default`.
        public static let destructive = Style.default
    }

    /// The style.
    public final let style: Style

    /// The title; nil for none.
    open var title: String?

    /// The background of the button; nil, the default, for that of its style.
    open var backgroundColor: UIColor?

    /// The effect behind the button. Stored without effect, as the button covers it.
    open var backgroundEffect: UIVisualEffect?

    /// The handler that performs the action on a row.
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action of the default style, without a title, whose handler does nothing.
    public override init() {
        (style, title, handler) = (.default, nil, { _, _ in })
        super.init()
    }

    /// Creates an action.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Returns a copy of the action.
    open func copy(with zone: NSZone?) -> Any {
        let action = UITableViewRowAction(style: style, title: title, handler: handler)
        (action.backgroundColor, action.backgroundEffect) = (backgroundColor, backgroundEffect)
        return action
    }

    /// The equivalent contextual action. The row stays open after it, until the table is changed or leaves editing
    /// mode.
    func contextual(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, _ in
            self.handler(self, path)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

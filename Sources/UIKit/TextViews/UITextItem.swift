public import Foundation

/// An interactive range of a text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextitem)
public struct UITextItem: @unchecked Sendable {
    // Confined to the main thread: items are created and used by text views.

    /// The content of an item.
    public enum Content {
        /// A link with its URL.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// A range with the attribute `textItemTag`.
        case tag(String)
    }

    /// The configuration of a text item's menu.
    @MainActor
    public struct MenuConfiguration {
        let menu: UIMenu

        /// Creates a configuration with a menu.
        public init(menu: UIMenu) { self.menu = menu }

        /// Creates a configuration with a menu, and a preview of the item; by default the text itself.
        public init(preview: Preview?, menu: UIMenu) { self.menu = menu }

        /// The preview shown with a menu. Stored without effect: the text itself is shown.
        @MainActor
        public struct Preview {
            /// The text itself.
            public static let `default` = Preview()
            /// A custom view.
            public static func view(_ view: UIView) -> Preview { Preview() }
        }
    }

    /// The content.
    public let content: Content
    /// The range of characters.
    public let range: NSRange
}

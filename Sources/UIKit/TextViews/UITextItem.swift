public import Foundation

/// A part of a text that a tap does something with.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextitem)
public struct UITextItem: @unchecked Sendable {
    // Guarded by the main thread: items are made and read by text views.

    /// What the part is.
    public enum Content {
        /// A link and its address.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// A text with the attribute `textItemTag`.
        case tag(String)
    }

    /// The menu of a part of a text.
    @MainActor
    public struct MenuConfiguration {
        let menu: UIMenu

        /// Makes a configuration of a menu.
        public init(menu: UIMenu) { self.menu = menu }

        /// Makes a configuration of a menu, and a preview of the part, of which the text itself is one.
        public init(preview: Preview?, menu: UIMenu) { self.menu = menu }

        /// What shows beside a menu. Kept without effect: the text shows it.
        @MainActor
        public struct Preview {
            /// The text itself.
            public static let `default` = Preview()
            /// A view.
            public static func view(_ view: UIView) -> Preview { Preview() }
        }
    }

    /// What the part is.
    public let content: Content
    /// The part's characters.
    public let range: NSRange
}

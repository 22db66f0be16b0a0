public import Foundation

/// A group of actions and submenus.
///
/// Buttons, bar button items and context menu interactions show menus.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenu)
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct)
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options that determine how a menu is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct)
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The menu's elements are shown inline in its parent, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu is destructive and drawn in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time can be selected.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The menu's elements are shown as a palette of symbols.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size at which a menu shows its elements.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenu/elementsize)
    public enum ElementSize: Int, Sendable {
        /// Small and medium elements are side by side; large ones are full-width rows.
        case small, medium, large
        /// The system chooses the size.
        case automatic = -1
    }

    /// The menu's identifier; a unique one unless given.
    public final let identifier: Identifier

    /// The options that determine how the menu is shown.
    public final let options: Options

    /// The menu's elements.
    open private(set) var children: [UIMenuElement]

    /// The preferred size of the menu's elements. `.automatic` by default.
    open var preferredElementSize = ElementSize.automatic

    /// The layout of the elements; nil, the default, for the system's layout.
    open var displayPreferences: UIMenuDisplayPreferences?

    private static var made = 0

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: the title; empty for none.
    ///   - subtitle: a second line of text.
    ///   - image: the image beside the title.
    ///   - identifier: the identifier; nil for a unique one.
    ///   - options: the options that determine how the menu is shown.
    ///   - preferredElementSize: the preferred size of the menu's elements.
    ///   - children: the menu's actions and submenus.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        UIMenu.made += 1
        self.identifier = identifier ?? Identifier("kasane.menu.\(UIMenu.made)")
        (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    public required init?(coder: NSCoder) { nil }

    /// The actions that are on, in the menu and its submenus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.selectedElements }
            return (element as? UIAction)?.state == .on ? [element] : []
        }
    }

    /// Returns a copy of the menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }
}

/// The layout of a menu's elements.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenudisplaypreferences)
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The maximum number of lines of a title; 0 for the system's number, 2. 0 by default.
    open var maximumNumberOfTitleLines = 0
}

public import Foundation

/// A list of actions and of further menus.
///
/// Buttons, items of bars and context menu interactions show it.
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

    /// How a menu is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct)
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the menu that it is in, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// In red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time is chosen.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// As a palette of symbols.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a menu are shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenu/elementsize)
    public enum ElementSize: Int, Sendable {
        /// Beside each other, from the smallest to rows.
        case small, medium, large
        /// As the system likes.
        case automatic = -1
    }

    /// The menu's identifier; a unique one unless given.
    public final let identifier: Identifier

    /// How the menu is shown.
    public final let options: Options

    /// What is in the menu.
    open private(set) var children: [UIMenuElement]

    /// How large its elements are shown. `.automatic` by default.
    open var preferredElementSize = ElementSize.automatic

    /// How the elements are laid out; nil, the default, for the system's way.
    open var displayPreferences: UIMenuDisplayPreferences?

    private static var made = 0

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: the title; empty for none.
    ///   - subtitle: a second line of text.
    ///   - image: the image beside the title.
    ///   - identifier: the identifier; nil for a unique one.
    ///   - options: how the menu is shown.
    ///   - preferredElementSize: how large its elements are shown.
    ///   - children: the actions and menus in it.
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

    /// The actions that are on, of the menu and of those in it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.selectedElements }
            return (element as? UIAction)?.state == .on ? [element] : []
        }
    }

    /// Returns a menu like this one with other contents.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }
}

/// How the elements of a menu are laid out.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenudisplaypreferences)
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// How many lines a title may take; 0 for the system's number, 2. 0 by default.
    open var maximumNumberOfTitleLines = 0
}

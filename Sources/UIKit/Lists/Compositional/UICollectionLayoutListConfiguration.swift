public import CoreGraphics
public import Foundation

/// How a section looks that is a list.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum)
    public enum Appearance: Int, Hashable, Sendable {
        /// Without gaps between sections.
        case plain
        /// With gaps between sections.
        case grouped
        /// Sections are rounded plates.
        case insetGrouped
        /// A sidebar.
        case sidebar
        /// A sidebar without its background.
        case sidebarPlain
    }

    /// Where headers come from.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum)
    public enum HeaderMode: Int, Hashable, Sendable {
        /// There are none.
        case none
        /// They are supplementary views.
        case supplementary
        /// They are the first items of sections.
        case firstItemInSection
    }

    /// Where footers come from.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum)
    public enum FooterMode: Int, Hashable, Sendable {
        /// There are none.
        case none
        /// They are supplementary views.
        case supplementary
    }

    /// Returns the actions of a swipe over an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the lines around an item.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The look.
    public let appearance: Appearance
    /// Whether there are lines between items. True by default, but in sidebars.
    public var showsSeparators: Bool
    /// The lines around all items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the lines around one item; nil, the default, for those around all.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background of the collection view; nil, the default, for that of the look.
    public var backgroundColor: UIColor?
    /// Returns the actions of a swipe from the leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions of a swipe from the trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// The room above headers, in points; nil for that of the look.
    public var headerTopPadding: CGFloat?

    /// Creates a list with a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The background of the look.
    var shownBackground: UIColor {
        backgroundColor
            ?? (appearance == .plain || appearance == .sidebarPlain ? .systemBackground : .systemGroupedBackground)
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

public import CoreGraphics
public import Foundation

/// The configuration of a list in a collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum)
    public enum Appearance: Int, Hashable, Sendable {
        /// Without gaps between sections.
        case plain
        /// With gaps between sections.
        case grouped
        /// Sections are inset, with rounded corners.
        case insetGrouped
        /// A sidebar.
        case sidebar
        /// A sidebar without its background.
        case sidebarPlain
    }

    /// The type of headers.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum)
    public enum HeaderMode: Int, Hashable, Sendable {
        /// No headers.
        case none
        /// Supplementary views.
        case supplementary
        /// The first item of each section.
        case firstItemInSection
    }

    /// The type of footers.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum)
    public enum FooterMode: Int, Hashable, Sendable {
        /// No footers.
        case none
        /// Supplementary views.
        case supplementary
    }

    /// Returns the swipe actions of an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the separators of an item.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The appearance.
    public let appearance: Appearance
    /// Whether there are separators between items. True by default, except in sidebars.
    public var showsSeparators: Bool
    /// The separators of all items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of one item; nil, the default, to use `separatorConfiguration` for all.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background colour of the list; nil, the default, for that of the appearance.
    public var backgroundColor: UIColor?
    /// Returns the swipe actions at the leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the swipe actions at the trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The type of headers.
    public var headerMode = HeaderMode.none
    /// The type of footers.
    public var footerMode = FooterMode.none
    /// The padding above headers, in points; nil for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The background colour in effect.
    var shownBackground: UIColor {
        backgroundColor
            ?? (appearance == .plain || appearance == .sidebarPlain ? .systemBackground : .systemGroupedBackground)
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

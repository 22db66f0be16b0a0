public import Foundation

/// Creates a context menu from the actions that the system suggests: none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuactionprovider)
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Creates the view controller that a context menu shows as a preview.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider)
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The configuration of a context menu.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration)
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order in which a menu's elements are shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder)
    public enum ElementOrder: Int, Sendable {
        /// Determined by the system: from top to bottom.
        case automatic
        /// The first element nearest to the touch.
        case priority
        /// Always from top to bottom.
        case fixed
    }

    /// The identifier of the configuration; a unique one unless given.
    public final let identifier: any NSCopying
    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?

    /// The identifiers of further items that the menu is for, besides the first. Empty by default.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of items that the menu is for, if it can't be derived from their identifiers. 0 by default.
    open var badgeCount = 0
    /// The preferred order of the elements. `.automatic` by default.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: the identifier; nil for a unique one.
    ///   - previewProvider: creates a view controller for the preview; nil to preview the view.
    ///   - actionProvider: creates the menu; nil for none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }
}

public import Foundation

/// Makes a context menu of the actions that the system suggests: none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuactionprovider)
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes the controller that a context menu previews.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider)
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What a context menu shows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration)
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// In which order a menu's elements are shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder)
    public enum ElementOrder: Int, Sendable {
        /// As the system likes: from top to bottom.
        case automatic
        /// The first one nearest to the finger.
        case priority
        /// From top to bottom.
        case fixed
    }

    /// What tells the configuration from others; a unique one unless given.
    public final let identifier: any NSCopying
    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?

    /// The items that the menu is for beside the first one. Empty by default.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many items the menu is for, where that isn't known from their identifiers. 0 by default.
    open var badgeCount = 0
    /// In which order the elements are shown. `.automatic` by default.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: what tells it from others; nil for a unique one.
    ///   - previewProvider: makes a controller to preview; nil for a preview of the view.
    ///   - actionProvider: makes the menu; nil for none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }
}

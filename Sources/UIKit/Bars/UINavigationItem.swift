import CoreGraphics
public import Foundation

/// The contents of a navigation bar for one controller.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationitem)
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// The way in which the title is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum)
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the previous item; large for the first.
        case automatic
        /// Large, while the content is at its top.
        case always
        /// Always in the bar.
        case never
        /// In the bar, at its leading edge.
        case inline
    }

    /// The title of the back button that leads to the item.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum)
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title, or "Back" if there is no room for it.
        case `default`
        /// "Back".
        case generic
        /// No title: only the chevron.
        case minimal
    }

    /// The layout of the bar.
    public enum ItemStyle: Int, Sendable {
        /// The title is centred.
        case navigator
        /// As in a browser or an editor: the title is at the leading edge.
        case browser, editor
    }

    /// The bar that shows the item.
    final weak var host: (any NavigationItemHost)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        prompt = coder.decodeObject(of: NSString.self, forKey: "UIPrompt") as String?
    }

    /// Archives the title and the prompt.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
    }

    /// Notifies the bar that the item has changed.
    private func changed(animated: Bool = false) { host?.navigationItemDidChange(self, animated: animated) }

    // MARK: Titles

    /// The title. Nil by default; for a controller's item, the controller's title.
    open var title: String? { didSet { if title != oldValue { changed() } } }

    /// The view in place of the title. Nil by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }

    /// A line above the title. Nil by default.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

    /// Whether the title is shown large, in a bar that prefers large titles. `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    /// The layout of the bar. `.navigator` by default; the others place the title at the leading edge.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }

    // MARK: Back button

    /// The back button that leads to this item; its title, image and tint are shown. Nil by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

    /// The title of the back button that leads to this item; nil, the default, for the item's title.
    open var backButtonTitle: String? { didSet { changed() } }

    /// The title mode of the back button that leads to this item. `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

    /// The action that the back button performs instead of going back. Nil by default.
    open var backAction: UIAction? { didSet { changed() } }

    /// Whether the back button is hidden while the bar shows the item. False by default.
    open var hidesBackButton: Bool {
        get { ownHidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var ownHidesBackButton = false

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != ownHidesBackButton else { return }
        ownHidesBackButton = hidesBackButton
        changed(animated: animated)
    }

    /// Whether items at the leading edge are shown beside the back button instead of replacing it. False by default.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    // MARK: Buttons

    private var left: [UIBarButtonItem]?
    private var right: [UIBarButtonItem]?

    /// The items at the leading edge, the outermost first. Nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the trailing edge, the outermost first. Nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The outermost item at the leading edge; setting it removes the others.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The outermost item at the trailing edge; setting it removes the others.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        left = items
        changed(animated: animated)
    }

    /// Sets the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        right = items
        changed(animated: animated)
    }

    /// Sets the only item at the leading edge; nil for none.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the only item at the trailing edge; nil for none.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Groups

    /// The groups of items at the leading edge, the outermost first.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    /// The groups of items in the middle, which the user may customize. Stored, but not shown.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// The groups of items at the trailing edge, in reading order.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    /// The group at the far trailing edge. Nil by default.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
    /// The identifier under which a customized arrangement of groups would be saved. Stored without effect.
    open var customizationIdentifier: String?

    /// The search that the bar shows.
    final var search: (any NavigationSearch)? { didSet { changed() } }

    /// The preferred placement of the search bar, as a raw value.
    final var preferredSearchPlacement = 0 { didSet { if preferredSearchPlacement != oldValue { changed() } } }

    /// Whether the search bar is hidden as the content scrolls. True by default.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

    /// The buttons at the leading edge that belong to a container of the controller.
    final var containerItems: [UIBarButtonItem] = [] { didSet { changed() } }

    /// All the items at the leading edge, the outermost first.
    final var shownLeftItems: [UIBarButtonItem] {
        containerItems
            + (leadingItemGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems) + (left ?? [])).filter {
                !$0.isHidden
            }
    }

    /// All the items at the trailing edge, the outermost first.
    final var shownRightItems: [UIBarButtonItem] {
        let groups = (trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 }).filter { !$0.isHidden }
        let items = groups.flatMap(\.barButtonItems).reversed() + (right ?? [])
        return items.filter { !$0.isHidden }
    }

    /// Additional elements for the overflow menu. Stored without effect, as all items are shown.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }

    /// A closure that returns the menu to show for a tap on the title, given the system's suggestions, of which there
    /// are none; nil, the default, for no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }

    // MARK: Appearance

    /// The bar's appearance while it shows the item; nil, the default, for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance in a compact bar.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance while the content is at its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance in a compact bar while the content is at its top.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
}

/// A search bar in a navigation bar.
@MainActor
protocol NavigationSearch: AnyObject {
    /// The search bar.
    var barView: UIView { get }
    /// The preferred height of the search bar, in points.
    var barHeight: CGFloat { get }
    /// Whether the search takes the whole bar.
    var takesWholeBar: Bool { get }
    /// Whether a search is active, so that its bar stays visible.
    var isSearching: Bool { get }
    /// Whether the search bar is in the row of buttons.
    var isInline: Bool { get }
    /// Called when the search has moved to another bar.
    func didMove(to bar: UIView?)
}

/// The interface of a navigation bar to its items.
@MainActor
protocol NavigationItemHost: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}

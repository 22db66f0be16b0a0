public import Foundation

/// An item of a tab bar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbaritem)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The system's items, each with a title and a symbol.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem)
    public enum SystemItem: Int, Sendable {
        /// The system's title and symbol for the item.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed
    }

    private final var isSystemItem = false
    /// The badge's text attributes set for control states, by their raw values.
    final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { itemDidChange() } }

    /// Creates an item without a title or image.
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        badgeValue = coder.decodeObject(of: NSString.self, forKey: "UIBadgeValue") as String?
        if coder.containsValue(forKey: "UISelectedImage") {
            selectedImage = coder.decodeObject(of: [NSObject.self], forKey: "UISelectedImage") as? UIImage
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let badgeValue { coder.encode(badgeValue as NSString, forKey: "UIBadgeValue") }
        if let selectedImage { coder.encode(selectedImage, forKey: "UISelectedImage") }
    }

    /// Creates an item with an identifying number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with another image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates a system item; on iOS, its title and image can't be changed.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        isSystemItem = true
        (title, image) = (systemItem.title, UIImage(systemName: systemItem.symbolName))
    }

    /// Takes the title of the item's controller; a system item keeps its own.
    final func follow(title: String?) { if !isSystemItem { self.title = title } }

    /// The image while the item is selected; nil, the default, for the standard one.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }

    /// The badge's text; nil, the default, for no badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }

    /// The colour of the badge; nil, the default, for the system's red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }

    /// The offset of the title, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }

    /// The bar's appearance while the item is selected; nil, the default, for the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }

    /// The bar's appearance while the item is selected and the content ends above the bar; nil, the default, for the
    /// bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock"
        case .contacts: "person.crop.circle"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.number"
        }
    }
}

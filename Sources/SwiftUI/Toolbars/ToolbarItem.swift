/// A view in a bar.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbaritem)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never

    private let name: ID
    private let placement: ToolbarItemPlacement
    private let content: Content

    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        items.add(content.content, id: (content.name as? AnyHashable), content.placement)
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item with a placement; `automatic`, the default, is the trailing end of the navigation bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (name, self.placement, self.content) = ((), placement, content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item with an identifier.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (name, self.placement, self.content) = (id, placement, content())
    }
}

extension ToolbarItem: @preconcurrency Identifiable where ID: Hashable {
    /// The item's identifier.
    public var id: ID { name }
}

/// A group of views in a bar, each of which is an item.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbaritemgroup)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates items with a placement; `automatic`, the default, is the trailing end of the navigation bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        items.addGroup(content.content, content.placement)
    }
}

/// The menu of a screen's title.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbartitlemenu)
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never

    private let content: Content

    /// Creates a menu from views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        items.add(content.content, id: nil, .titleMenu)
    }
}

/// Toolbar views declared without items.
struct PlainToolbarContent<Content: View>: ToolbarContent {
    typealias Body = Never

    let content: Content

    static func _collect(_ content: Self, into items: _ToolbarItems) { items.addGroup(content.content, .automatic) }
}

/// The placement of a toolbar item.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbaritemplacement)
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable {
        case leading, trailing, principal, bottom, status, overflow, keyboard, titleMenu
    }

    let place: Place
    /// Whether the item confirms a task, and so is emphasized.
    var isProminent = false

    /// The trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// The middle of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// The leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// A menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
    /// The middle of the bottom toolbar.
    public static let status = ToolbarItemPlacement(place: .status)
    /// The trailing end of the navigation bar, in a semibold font.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    /// The leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// Above the keyboard, while text in the view is being edited.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// The leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The bottom toolbar.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// The older name of `topBarLeading`.
    public static let navigationBarLeading = topBarLeading
    /// The older name of `topBarTrailing`.
    public static let navigationBarTrailing = topBarTrailing
    /// The menu of the title.
    static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
}

/// A bar that settings apply to.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarplacement)
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar { case navigation, bottom, tab }

    let bar: Bar

    /// The navigation bar.
    public static let automatic = ToolbarPlacement(bar: .navigation)
    /// The bottom toolbar.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The tab bar.
    public static let tabBar = ToolbarPlacement(bar: .tab)
}

/// The purpose of a navigation bar's contents.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarrole)
public struct ToolbarRole: Hashable, Sendable {
    enum Role { case navigator, browser, editor }

    let role: Role

    /// The default: a navigation stack.
    public static let automatic = ToolbarRole(role: .navigator)
    /// A navigation stack: the title is centred.
    public static let navigationStack = ToolbarRole(role: .navigator)
    /// A browser: the title is at the leading edge.
    public static let browser = ToolbarRole(role: .browser)
    /// An editor: the title is at the leading edge, and the back button has no title.
    public static let editor = ToolbarRole(role: .editor)
}

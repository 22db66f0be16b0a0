import UIKit

/// The order of a menu's items.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menuorder)
public struct MenuOrder: Equatable, Hashable, Sendable {
    let order: UIContextMenuConfiguration.ElementOrder

    /// The default order, which depends on the menu's context.
    public static let automatic = MenuOrder(order: .automatic)
    /// The first item is nearest to the point of interaction.
    public static let priority = MenuOrder(order: .priority)
    /// From top to bottom.
    public static let fixed = MenuOrder(order: .fixed)
}

/// Whether selecting an item dismisses the menu.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior)
public struct MenuActionDismissBehavior: Equatable, Sendable {
    let keepsMenu: Bool
    private let isAutomatic: Bool

    /// Dismisses the menu.
    public static let automatic = MenuActionDismissBehavior(keepsMenu: false, isAutomatic: true)
    /// Dismisses the menu.
    public static let enabled = MenuActionDismissBehavior(keepsMenu: false, isAutomatic: false)
    /// Keeps the menu open.
    public static let disabled = MenuActionDismissBehavior(keepsMenu: true, isAutomatic: false)
}

extension EnvironmentValues {
    private struct OrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
    private struct IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
    private struct DismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

    /// The order of menu items.
    public var menuOrder: MenuOrder {
        get { self[OrderKey.self] }
        set { self[OrderKey.self] = newValue }
    }

    /// The visibility of menu indicators: on iPhone they are shown only if `visible`.
    public var menuIndicatorVisibility: Visibility {
        get { self[IndicatorKey.self] }
        set { self[IndicatorKey.self] = newValue }
    }

    /// Whether selecting an item dismisses its menu.
    var menuDismissal: MenuActionDismissBehavior {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of the items in the view's menus.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets the visibility of menu indicators in the view: arrows after the labels.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether selecting one of the items in the view dismisses the menu.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuDismissal, behavior)
    }
}

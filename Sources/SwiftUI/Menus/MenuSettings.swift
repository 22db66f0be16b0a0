import UIKit

/// The order of a menu's items.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menuorder)
public struct MenuOrder: Equatable, Hashable, Sendable {
    let order: UIContextMenuConfiguration.ElementOrder

    /// The order that suits the menu's place.
    public static let automatic = MenuOrder(order: .automatic)
    /// The first item is the nearest to where the finger is.
    public static let priority = MenuOrder(order: .priority)
    /// From the top to the bottom.
    public static let fixed = MenuOrder(order: .fixed)
}

/// Whether a menu goes when one of its items has been chosen.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior)
public struct MenuActionDismissBehavior: Equatable, Sendable {
    let keepsMenu: Bool
    private let isAutomatic: Bool

    /// The menu goes.
    public static let automatic = MenuActionDismissBehavior(keepsMenu: false, isAutomatic: true)
    /// The menu goes.
    public static let enabled = MenuActionDismissBehavior(keepsMenu: false, isAutomatic: false)
    /// The menu stays.
    public static let disabled = MenuActionDismissBehavior(keepsMenu: true, isAutomatic: false)
}

extension EnvironmentValues {
    private struct OrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
    private struct IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
    private struct DismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

    /// The order of the items of menus.
    public var menuOrder: MenuOrder {
        get { self[OrderKey.self] }
        set { self[OrderKey.self] = newValue }
    }

    /// Whether menus show that they are such: on iPhones only where it is `visible`.
    public var menuIndicatorVisibility: Visibility {
        get { self[IndicatorKey.self] }
        set { self[IndicatorKey.self] = newValue }
    }

    /// Whether menus go when an item has been chosen.
    var menuDismissal: MenuActionDismissBehavior {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of the items of menus in the view.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether menus in the view show that they are such, by arrows behind their labels.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether menus go when one of the items in the view has been chosen.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuDismissal, behavior)
    }
}

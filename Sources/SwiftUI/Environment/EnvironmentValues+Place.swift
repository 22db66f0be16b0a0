public import Foundation
public import UIKit

/// The size class of an interface along an axis.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass)
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Limited space.
    case compact
    /// Ample space.
    case regular

    /// Converts a UIKit size class; nil if unspecified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Converts a size class; nil is unspecified.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension EnvironmentValues {
    private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
    private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .ofSystem } }
    private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
    private struct HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
    private struct VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

    /// The locale in which values are formatted; by default, the process's.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? .ofSystem }
        set { self[LocaleKey.self] = newValue }
    }

    /// The locale, if set explicitly.
    var chosenLocale: Locale? { self[LocaleKey.self] }

    /// The calendar; by default, the process's.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone; by default, the process's.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The horizontal size class, from the hosting view's traits; nil if unspecified.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }

    /// The vertical size class, from the hosting view's traits; nil if unspecified.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }
}

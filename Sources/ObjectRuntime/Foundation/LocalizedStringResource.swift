public import Foundation

/// A localization key that is looked up lazily, when it is shown.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/localizedstringresource)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle that contains a table.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// A bundle at a URL.
        case atURL(URL)

        public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
            switch (a, b) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key.
    public let key: String
    /// The default if the table has no such key, with the values.
    public let defaultValue: String.LocalizationValue
    /// The table; "Localizable" for nil.
    public let table: String?
    /// The locale for formatting values.
    public var locale: Locale
    /// The bundle that contains the table.
    public let bundle: BundleDescription

    /// Creates a resource from a key, which is its own default.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// Creates a resource from a key with a default.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A type with a localized description.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible)
public protocol CustomLocalizedStringResourceConvertible {
    /// The localized description.
    var localizedStringResource: LocalizedStringResource { get }
}

public import Foundation

/// A key of string tables that is looked up later, where it is shown.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/localizedstringresource)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What a table lies in.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// A bundle at an address.
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
    /// What stands where the table has no such key, with the values.
    public let defaultValue: String.LocalizationValue
    /// The table; "Localizable" for nil.
    public let table: String?
    /// How values are written.
    public var locale: Locale
    /// What the table lies in.
    public let bundle: BundleDescription

    /// Makes a resource of a key, which stands for itself where the table hasn't it.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// Makes a resource of a key with a default for where the table hasn't it.
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

/// What has a text that is shown to people.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible)
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

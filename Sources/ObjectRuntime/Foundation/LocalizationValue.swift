public import Foundation

extension String {
    /// A localization key with interpolated values.
    ///
    /// `"\(count) items"` is the key "%lld items": its entry in the table is a format for the values.
    /// [Apple's reference](https://developer.apple.com/documentation/swift/string/localizationvalue)
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        enum Argument: Equatable, Sendable {
            case string(String)
            case signed(Int64)
            case unsigned(UInt64)
            case double(Double)

            var value: any CVarArg {
                switch self {
                case .string(let string): string as NSString
                case .signed(let number): number
                case .unsigned(let number): number
                case .double(let number): number
                }
            }
        }

        /// The key, which is a format string if there are values.
        let key: String
        let arguments: [Argument]

        /// Creates a key without values.
        public init(_ value: String) { (key, arguments) = (value, []) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Formats the values; the format is the key if a table has no entry.
        func filled(_ format: String, _ locale: Locale) -> String {
            arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments.map(\.value))
        }

        /// Builds a key and its values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                // A key is a format string, in which per cent signs are doubled.
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func append(_ argument: Argument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }

            /// Appends a string.
            public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

            /// Appends an integer, with the grouping separators of the locale in which it is shown.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
                if T.isSigned {
                    append(.signed(Int64(truncatingIfNeeded: value)), "%lld")
                } else {
                    append(.unsigned(UInt64(truncatingIfNeeded: value)), "%llu")
                }
            }

            /// Appends a number, with the separators of the locale in which it is shown.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append(.double(Double(value)), "%lf")
            }

            /// Appends an integer formatted by a specifier such as `%02lld`.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
                append(.string(String(format: specifier, Int64(truncatingIfNeeded: value))), "%@")
            }

            /// Appends a number formatted by a specifier such as `%.2f`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
                append(.string(String(format: specifier, Double(value))), "%@")
            }

            /// Appends a value formatted by a style.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String { append(.string(format.format(value)), "%@") }

            /// Appends the string of a resource.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.string(String(localized: resource)), "%@")
            }

            /// Appends the description of a value.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
        }
    }
}

extension String {
    /// Looks up a key in a string table, and formats its values with the entry, or with the key itself if there is
    /// none.
    /// - Parameters:
    ///   - keyAndValue: the key, with its values.
    ///   - table: the table; "Localizable" for nil.
    ///   - bundle: the bundle that contains the table; the main bundle for nil.
    ///   - locale: the locale for formatting values.
    ///   - comment: for translators.
    ///
    /// [Apple's reference](https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:))
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table)
        self = keyAndValue.filled(format, locale)
    }

    /// Looks up a key in a string table, and formats the values with the entry, or with a default if there is none.
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: the default if the table has no such key, with the values.
    ///   - table: the table; "Localizable" for nil.
    ///   - bundle: the bundle that contains the table; the main bundle for nil.
    ///   - locale: the locale for formatting values.
    ///   - comment: for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.filled(format, locale)
    }

    /// Looks up the string of a resource.
    public init(localized resource: LocalizedStringResource) {
        let format = resource.bundle.bundle.localizedString(
            forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
        self = resource.defaultValue.filled(format, resource.locale)
    }
}

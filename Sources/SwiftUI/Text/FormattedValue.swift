import Foundation

/// A value formatted by a style in the locale in which it is shown. Unchecked: it is immutable, and formatting only
/// reads.
final class FormattedValue: Equatable, @unchecked Sendable {
    private let write: (Locale?) -> String
    private let isSame: (FormattedValue) -> Bool
    private let value: Any
    private let format: AnyHashable

    init<F: FormatStyle>(
        _ value: F.FormatInput, _ format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        write = { locale in (locale.map { format.locale($0) } ?? format).format(value) }
        isSame = { ($0.value as? F.FormatInput) == value && $0.format == AnyHashable(format) }
        (self.value, self.format) = (value, format)
    }

    /// The value formatted in a locale; in the style's own for nil.
    func string(in locale: Locale?) -> String { write(locale) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool { a === b || a.isSame(b) }
}

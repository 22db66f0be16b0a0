import Foundation
import UIKit

/// A value formatted with a style in the locale in which it is shown. Unchecked: it is immutable, and formatting
/// doesn't mutate it.
final class FormattedValue: Equatable, @unchecked Sendable {
    private let write: (Locale?) -> String
    private let isSame: (FormattedValue) -> Bool
    private let value: Any
    private let format: AnyHashable

    init<F: FormatStyle>(
        _ value: F.FormatInput, _ format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        let ownLocale = Mirror(reflecting: format).children.lazy.compactMap { $0.value as? Locale }.first
        let system = ownLocale?.isUnknown == true ? Locale.ofSystem : nil
        write = { locale in ((locale ?? system).map { format.locale($0) } ?? format).format(value) }
        isSame = { ($0.value as? F.FormatInput) == value && $0.format == AnyHashable(format) }
        (self.value, self.format) = (value, format)
    }

    /// Returns the value formatted in a locale; if nil, in the style's own, or the system's if it has none.
    func string(in locale: Locale?) -> String { write(locale) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool { a === b || a.isSame(b) }
}

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
        write = { locale in format.placed(in: locale).format(value) }
        isSame = { ($0.value as? F.FormatInput) == value && $0.format == AnyHashable(format) }
        (self.value, self.format) = (value, format)
    }

    /// Returns the value formatted in a locale; if nil, in the style's own, or the system's if it has none.
    func string(in locale: Locale?) -> String { write(locale) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool { a === b || a.isSame(b) }
}

extension FormatStyle {
    /// Returns the style in a locale; if nil, in the style's own, or the system's if it has none.
    func placed(in locale: Locale?) -> Self {
        if let locale { return self.locale(locale) }
        let own = Mirror(reflecting: self).children.lazy.compactMap { $0.value as? Locale }.first
        return own?.isUnknown == true ? self.locale(.ofSystem) : self
    }
}

import Foundation

// Foundation on Linux detects no region: its current locale is world English, in which days come before months and
// weeks begin on Monday. If neither the program nor the user has chosen a locale, dates are shown as on a device with
// default settings: as in the United States.

extension Locale {
    /// The locale to use where none has been chosen.
    package static var ofSystem: Locale { current.isUnknown ? Locale(identifier: "en_US") : current }

    /// Whether the locale is Foundation's fallback.
    package var isUnknown: Bool { identifier == "en_001" }
}

extension Calendar {
    /// The calendar to use where none has been chosen.
    package static var ofSystem: Calendar {
        var calendar = current
        if calendar.locale?.isUnknown == true { calendar.locale = .ofSystem }
        return calendar
    }
}

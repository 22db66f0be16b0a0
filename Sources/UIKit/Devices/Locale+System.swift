package import Foundation

// Linux's Foundation knows no region: its current locale is the world's English, in which days come before months and weeks begin
// on Monday. Where neither the program nor people have chosen, dates show as on a device that nobody has set up: in the United
// States'.

extension Locale {
    /// The locale of what nobody has chosen one for.
    package static var ofSystem: Locale { current.isUnknown ? Locale(identifier: "en_US") : current }

    /// Whether the locale is the one that Foundation has for want of any.
    package var isUnknown: Bool { identifier == "en_001" }
}

extension Calendar {
    /// The calendar of what nobody has chosen one for.
    package static var ofSystem: Calendar {
        var calendar = current
        if calendar.locale?.isUnknown == true { calendar.locale = .ofSystem }
        return calendar
    }
}

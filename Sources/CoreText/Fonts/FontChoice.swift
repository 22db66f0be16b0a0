package import CoreGraphics
import Foundation

/// The font chosen for a name, and the reason.
package struct FontChoice: Sendable {
    /// The reason for the choice.
    package enum Reason: Sendable {
        /// A font with exactly this name is installed.
        case name
        /// A family with this name is installed; the font is the nearest in style.
        case family
        /// The name is one of Apple's, and the font is its first installed substitute.
        case substitute
        /// Fontconfig's rules substitute it for a name unknown to Kasane.
        case fontconfig
        /// The name is unknown.
        case unknown
    }

    package let font: InstalledFont
    package let reason: Reason

    init(font: InstalledFont, reason: Reason) {
        self.font = font
        self.reason = reason
    }

    /// Creates the choice that `CTFontCreateWithName(_:_:_:)` makes for a name; returns nil when there are no fonts at
    /// all.
    package init?(named name: String) {
        var attributes = FontAttributes()
        attributes.name = name
        guard let choice = FontMatcher.choice(for: attributes) else { return nil }
        self = choice
    }

    /// The path of the font's file; nil for one in memory.
    package var path: String? {
        if case .file(let path) = font.source.bytes { return path }
        return nil
    }
}

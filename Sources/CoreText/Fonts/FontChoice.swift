package import CoreGraphics
import Foundation

/// The font that a name gives, and why it is that one.
package struct FontChoice: Sendable {
    /// What decided.
    package enum Reason: Sendable {
        /// A font of just that name is there.
        case name
        /// A family of that name is there; of its fonts this one's style comes nearest.
        case family
        /// The font is one of Apple's, and this is the first of its stand-ins that is there.
        case substitute
        /// Fontconfig's rules put it in the place of a name that Kasane does not know.
        case fontconfig
        /// Nobody knows the name.
        case unknown
    }

    package let font: InstalledFont
    package let reason: Reason

    init(font: InstalledFont, reason: Reason) {
        self.font = font
        self.reason = reason
    }

    /// The font that `CTFontCreateWithName(_:_:_:)` gives for a name; nil where there are no fonts at all.
    package init?(named name: String) {
        var attributes = FontAttributes()
        attributes.name = name
        guard let choice = FontMatcher.choice(for: attributes) else { return nil }
        self = choice
    }

    /// The file that the font is in; nil for one in memory.
    package var path: String? {
        if case .file(let path) = font.source.bytes { return path }
        return nil
    }
}

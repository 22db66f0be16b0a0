import CoreGraphics

/// The parsed name of a symbol: "heart.slash.circle.fill" is a heart with a slash, cut out of a disc.
struct SymbolName: Hashable, Sendable {
    private(set) var glyph = SymbolGlyph.placeholder
    private(set) var enclosure = SymbolEnclosure.none
    private(set) var isFilled = false
    /// Whether a slash crosses the glyph, and whether one also crosses the enclosure.
    private(set) var isSlashed = false
    private(set) var isSlashedAround = false
    /// The badge, on a disc at the lower corner; a circle for a plain disc at the upper corner.
    private(set) var badge: SymbolGlyph?
    /// The name without suffixes.
    private(set) var base: String

    /// Returns nil for an invalid name; a name that isn't in the catalogue yields a placeholder.
    init?(_ name: String) {
        guard name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty }),
            name.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || $0 == 46 })
        else { return nil }
        var rest = Endings(name)
        let badge = rest.takeBadge()
        var isFilled = false
        var (isSlashed, isSlashedAround) = (false, false)
        var enclosure = SymbolEnclosure.none
        var glyph = rest.glyph
        if glyph == nil {
            isFilled = rest.take("fill")
            glyph = rest.glyph
        }
        if glyph == nil {
            isSlashedAround = rest.take("slash")
            glyph = rest.glyph
        }
        if glyph == nil, let last = SymbolEnclosure(rawValue: rest.last), last != .none {
            enclosure = last
            rest.removeLast()
            isSlashed = rest.take("slash")
            // A person is always clipped by its enclosure.
            glyph = rest.name == "person.crop" ? .person : rest.glyph
        } else if isSlashedAround {
            (isSlashed, isSlashedAround) = (true, false)
        }
        // Line glyphs have no filled form.
        if isFilled, enclosure == .none, glyph?.hasFilledForm == false { glyph = nil }
        base = name
        guard let glyph else { return }
        (self.glyph, self.enclosure, self.isFilled) = (glyph, enclosure, isFilled)
        (self.isSlashed, self.isSlashedAround, self.badge, base) = (isSlashed, isSlashedAround, badge, rest.name)
    }

    /// Whether the catalogue has no drawing of that name.
    var isPlaceholder: Bool { glyph == .placeholder }

    /// Whether the symbol points in or against the reading direction, or is named after the leading or trailing side,
    /// and is therefore mirrored in right-to-left layouts. The signs of players (`forward.fill`) are not.
    var followsLayoutDirection: Bool {
        base.split(separator: ".").dropFirst().contains {
            $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
        }
    }

    /// A name from which suffixes are removed.
    private struct Endings {
        private(set) var name: String

        init(_ name: String) { self.name = name }

        var glyph: SymbolGlyph? { name.isEmpty ? nil : SymbolGlyph(name) }
        var last: String { String(name.split(separator: ".").last ?? "") }

        mutating func removeLast() {
            name = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
        }

        mutating func take(_ word: String) -> Bool {
            guard last == word, name != word else { return false }
            removeLast()
            return true
        }

        /// Removes ".badge.plus", or ".badge", whose disc is plain; does nothing if the badge is unknown or the full
        /// name is a symbol of its own.
        mutating func takeBadge() -> SymbolGlyph? {
            guard glyph == nil else { return nil }
            if let place = name.ranges(of: ".badge").last,
                name[place.upperBound...] == "" || name.hasSuffix(".badge.fill")
            {
                name.removeSubrange(place)
                return .circle
            }
            guard let place = name.ranges(of: ".badge.").last else { return nil }
            var sign = Endings(String(name[place.upperBound...]))
            _ = sign.take("fill")
            guard let glyph = sign.glyph else { return nil }
            name = String(name[..<place.lowerBound])
            return glyph
        }
    }
}

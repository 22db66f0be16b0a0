import CoreGraphics

/// The name of a symbol, taken apart: "heart.circle.fill" is a heart cut out of a disc.
struct SymbolName: Hashable, Sendable {
    enum Enclosure: String, Sendable { case none = "", circle, square }

    let glyph: SymbolGlyph
    let enclosure: Enclosure
    let isFilled: Bool

    /// Nil for a symbol that the catalogue has not.
    init?(_ name: String) {
        var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isFilled = words.count > 1 && words.last == "fill"
        if isFilled { words.removeLast() }
        var enclosure = Enclosure.none
        if words.count > 1, let last = words.last.flatMap({ Enclosure(rawValue: $0) }), last != .none {
            enclosure = last
            words.removeLast()
        }
        guard let glyph = SymbolGlyph(words.joined(separator: ".")) else { return nil }
        guard enclosure == .none || glyph.enclosures.contains(enclosure) else { return nil }
        guard !isFilled || enclosure != .none || glyph.hasFilledForm else { return nil }
        (self.glyph, self.enclosure, self.isFilled) = (glyph, enclosure, isFilled)
    }

    func drawing(lineWidth: CGFloat) -> SymbolDrawing {
        guard enclosure != .none else {
            return SymbolDrawing(glyph: glyph.parts(lineWidth: lineWidth, isFilled: isFilled))
        }
        let inside = glyph.enclosedParts(lineWidth: lineWidth, in: enclosure.shape(inset: lineWidth))
        let shape = enclosure.shape(inset: 0)
        return SymbolDrawing(
            frame: isFilled ? .solid(shape) : .outline(shape, lineWidth), glyph: inside, isKnockout: isFilled)
    }
}

extension SymbolName.Enclosure {
    /// The disc or the square, so much smaller all around.
    func shape(inset: CGFloat) -> CGPath {
        switch self {
        case .none, .circle: .disc(0.55 - inset)
        case .square: .square(0.48 - inset, rounding: max(0.2 - inset, 0))
        }
    }
}

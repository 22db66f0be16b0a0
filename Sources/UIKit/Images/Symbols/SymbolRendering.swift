import CoreGraphics

/// The colouring of a symbol.
enum SymbolRendering: Hashable, Sendable {
    case monochrome
    /// Shades of one colour.
    case hierarchical(UIColor)
    /// A colour for each level; the last colour for further levels.
    case palette([UIColor])
    /// The symbol's own colours, if it has any.
    case multicolor
}

extension SymbolImage {
    /// The colours of the drawing's levels; nil for a template, which takes the colour of its context.
    var colors: [CGColor]? {
        switch configuration.rendering {
        case nil, .monochrome: nil
        // Levels behind the first are fainter.
        case .hierarchical(let color):
            [1, 0.5, 0.25].map { color.withAlphaComponent(color.cgColor.alpha * $0).cgColor }
        case .palette(let colors): colors.isEmpty ? nil : colors.map(\.cgColor)
        case .multicolor: name.ownColors
        }
    }
}

extension SymbolName {
    fileprivate var ownColors: [CGColor]? {
        if case .weather(let weather) = glyph, enclosure == .none, badge == nil {
            return weather.ownColors(isFilled: isFilled)
        }
        guard let color = SymbolName.colors[base] else { return nil }
        if badge != nil { return nil }
        return enclosure != .none && isFilled ? [UIColor.white.cgColor, color.cgColor] : [color.cgColor]
    }

    /// The colours of symbols that have one of their own.
    private static let colors: [String: UIColor] = {
        let names: [(UIColor, String)] = [
            (.systemRed, "heart trash flag bookmark xmark minus bolt.heart cross drop.degreesign medical.thermometer"),
            (
                .systemGreen,
                "checkmark plus phone leaf tree message battery.100percent dollarsign arrow.up checkmark.seal"
            ),
            (
                .systemYellow,
                "star sun.max bolt moon crown lightbulb bell exclamationmark.triangle exclamationmark folder"
            ),
            (.systemOrange, "flame sunrise sunset sun.horizon carrot"),
            (.systemBlue, "drop envelope info questionmark wind snowflake umbrella checkmark.shield person"),
            (.systemTeal, "water.waves fish"), (.systemPurple, "sparkles wand.and.stars gift"),
            (.systemGray, "gear"),
        ]
        return names.reduce(into: [:]) { all, entry in
            for name in entry.1.split(separator: " ") { all[String(name)] = entry.0 }
        }
    }()
}

import Raster

/// An available font and its description.
package struct InstalledFont: Sendable, Hashable {
    package var source: FontSource
    package var family: String
    /// The style's name within the family, such as "Bold Italic".
    package var style: String
    package var fullName: String
    package var postScriptName: String
    package var traits: FontTraits
    package var hasColor: Bool

    package init(
        source: FontSource, family: String, style: String, fullName: String, postScriptName: String,
        traits: FontTraits = FontTraits(), hasColor: Bool = false
    ) {
        self.source = source
        self.family = family
        self.style = style
        self.fullName = fullName
        self.postScriptName = postScriptName
        self.traits = traits
        self.hasColor = hasColor
    }
}

/// The appearance of a font within its family.
package struct FontTraits: Sendable, Hashable {
    /// Boldness from 1 to 1000: 400 is regular, 700 bold.
    package var weight = 400.0
    /// Width as a percentage of a normal font's.
    package var width = 100.0
    package var isItalic = false
    package var isMonospaced = false

    package init(weight: Double = 400, width: Double = 100, isItalic: Bool = false, isMonospaced: Bool = false) {
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }

    /// Returns the distance between two appearances: width counts most, then slant, then weight, as in CSS.
    package func distance(to other: FontTraits) -> Double {
        let slant = isItalic == other.isItalic ? 0.0 : 1
        let spacing = isMonospaced == other.isMonospaced ? 0.0 : 1
        return abs(width - other.width) * 1e6 + slant * 1e5 + spacing * 1e4 + abs(weight - other.weight)
    }
}

extension FontTraits {
    /// Creates traits from the tables of a face.
    package init(_ metrics: FontMetrics) {
        // The widths of the width classes, in percent, from OpenType.
        let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
        weight = metrics.isBold ? max(Double(metrics.weightClass), 600) : Double(metrics.weightClass)
        width = widths[metrics.widthClass - 1]
        isItalic = metrics.isItalic
        isMonospaced = metrics.isMonospaced
    }
}

extension FontFace {
    /// The face's description, read once.
    package var description: InstalledFont {
        if let known = described.withLock({ $0 }) { return known }
        let description = InstalledFont(self)
        described.withLock { $0 = description }
        return description
    }
}

extension InstalledFont {
    /// Creates the description of a face.
    package init(_ face: FontFace) {
        let family = face.name(.typographicFamily) ?? face.name(.family) ?? "Unknown"
        let style = face.name(.typographicStyle) ?? face.name(.style) ?? "Regular"
        self.init(
            source: face.source, family: family, style: style, fullName: face.name(.full) ?? "\(family) \(style)",
            postScriptName: face.postScriptName, traits: FontTraits(face.metrics), hasColor: face.hasColor)
    }
}

extension FontFace {
    /// The PostScript name: ASCII without spaces.
    package var postScriptName: String {
        if let name = name(.postScript) { return name }
        let family = name(.typographicFamily) ?? name(.family) ?? "Unknown"
        let style = name(.typographicStyle) ?? name(.style) ?? "Regular"
        return "\(family)-\(style)".filter { $0.isASCII && !$0.isWhitespace }
    }
}

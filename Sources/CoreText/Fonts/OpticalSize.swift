import CoreGraphics

/// For which size the letters of a font with an axis of optical sizes are drawn.
enum OpticalSize: Sendable, Hashable {
    /// For the font's size.
    case automatic
    /// As where nobody asks for a size.
    case unset
    case points(Double)

    /// Nil for what is neither a number nor one of Core Text's words.
    init?(attribute value: Any) {
        switch value as? String {
        case "auto": self = .automatic
        case "none": self = .unset
        case nil:
            guard let points = Double(attribute: value), points.isFinite else { return nil }
            self = .points(points)
        default: return nil
        }
    }

    var attribute: Any {
        switch self {
        case .automatic: "auto"
        case .unset: "none"
        case .points(let points): points
        }
    }

    /// The font at the place of its axis that a size in points asks for; the font itself where it has no such axis, or
    /// lies at a place of it already and nothing more is asked for.
    static func font(_ font: CGFont, size: CGFloat, _ wanted: OpticalSize?) -> CGFont {
        guard let axis = font.face.axes.first(where: { $0.tag == "opsz" }) else { return font }
        var source = font.face.source
        let points: Double
        switch wanted {
        case .unset: return font
        case .points(let number): points = number
        case .automatic: points = Double(size)
        case nil:
            guard source.variations[axis.tag] == nil else { return font }
            points = Double(size)
        }
        source.variations[axis.tag] = axis.clamp(points)
        return CGFont.font(at: source) ?? font
    }
}

import CoreGraphics

/// The optical size of a font with an optical size axis.
enum OpticalSize: Sendable, Hashable {
    /// The font's size.
    case automatic
    /// The font's default.
    case unset
    case points(Double)

    /// Returns nil for a value that is neither a number nor one of Core Text's strings.
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

    /// Returns the font with its optical size axis set for a size in points; the font itself if it has no such axis, or
    /// if the axis is already set and no other value is requested.
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

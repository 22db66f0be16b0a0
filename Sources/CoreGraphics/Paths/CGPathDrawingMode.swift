/// How a path is painted: filled by a rule, stroked, or both.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode)
@frozen
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill by the winding rule.
    case fill = 0
    /// Fill by the even-odd rule.
    case eoFill = 1
    /// Stroke.
    case stroke = 2
    /// Fill by the winding rule, then stroke on top.
    case fillStroke = 3
    /// Fill by the even-odd rule, then stroke on top.
    case eoFillStroke = 4
}

extension CGPathDrawingMode {
    /// The rule to fill by, or nil when the mode does not fill.
    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

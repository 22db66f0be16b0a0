import CoreGraphics

extension SymbolFont.Outline {
    /// The native line width of icons and characters, in ems.
    private static let regularWidth: CGFloat = 0.085
    /// The thickness above which shapes are areas, in ems.
    private static let greatestStroke: CGFloat = 0.16

    /// Whether the outline consists of strokes rather than areas.
    var isOfStrokes: Bool { thickness < SymbolFont.Outline.greatestStroke }

    /// Returns the outline with strokes adjusted to a line width.
    func weighted(_ lineWidth: CGFloat) -> [SymbolPart] {
        let change = thickness * (lineWidth / SymbolFont.Outline.regularWidth - 1)
        guard abs(change) > 0.001 else { return [.solid(path)] }
        let edge = SymbolPart(path: path, style: .line(width: min(abs(change), thickness * 0.8)), erases: change < 0)
        return [.solid(path), edge]
    }

    /// Returns the parts of a symbol without an enclosure: strokes and filled areas unchanged, other areas outlined.
    func parts(lineWidth: CGFloat, isFilled: Bool) -> [SymbolPart] {
        if isOfStrokes { return weighted(lineWidth) }
        return [isFilled ? .solid(path) : .outline(path, lineWidth)]
    }
}

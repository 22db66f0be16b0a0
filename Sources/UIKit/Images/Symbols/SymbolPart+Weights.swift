import CoreGraphics

extension SymbolFont.Outline {
    /// The line width that icons and characters are drawn with by themselves, in ems.
    private static let regularWidth: CGFloat = 0.085
    /// Shapes that are thicker are areas, in ems.
    private static let greatestStroke: CGFloat = 0.16

    /// Whether the outline is made of strokes, not of areas.
    var isOfStrokes: Bool { thickness < SymbolFont.Outline.greatestStroke }

    /// The outline with strokes as heavy as lines of a width are.
    func weighted(_ lineWidth: CGFloat) -> [SymbolPart] {
        let change = thickness * (lineWidth / SymbolFont.Outline.regularWidth - 1)
        guard abs(change) > 0.001 else { return [.solid(path)] }
        let edge = SymbolPart(path: path, style: .line(width: min(abs(change), thickness * 0.8)), erases: change < 0)
        return [.solid(path), edge]
    }

    /// What a symbol shows by itself: strokes and filled areas as they are, other areas by their edge.
    func parts(lineWidth: CGFloat, isFilled: Bool) -> [SymbolPart] {
        if isOfStrokes { return weighted(lineWidth) }
        return [isFilled ? .solid(path) : .outline(path, lineWidth)]
    }
}

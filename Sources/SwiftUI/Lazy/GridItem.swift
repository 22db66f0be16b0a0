public import CoreGraphics

/// A column of a vertical grid, or a row of a horizontal one.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/griditem)
public struct GridItem: Sendable {
    /// The width of a column, or the height of a row, in points.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum)
    public enum Size: Sendable {
        /// A single track of a fixed length.
        case fixed(CGFloat)
        /// A single track that takes an equal share of the remaining length, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit in an equal share of the remaining length, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the column or row. Flexible by default.
    public var size: Size
    /// The spacing to the next column or row, in points; nil for the default, 8.
    public var spacing: CGFloat?
    /// The alignment of views in the column or row; nil for the centre.
    public var alignment: Alignment?

    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// A grid's column and its position.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment

    /// Returns the columns of a grid for a length, which is distributed among those that are not fixed.
    static func resolve(_ items: [GridItem], in length: CGFloat) -> [GridTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + usable($1.spacing ?? ViewSpacing.usual) }
        var left = max(0, length - gaps)
        var flexible = 0
        for item in items {
            if case .fixed(let length) = item.size { left -= usable(length) } else { flexible += 1 }
        }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(GridTrack(start: start, length: length, alignment: item.alignment ?? .center))
            start += length + usable(item.spacing ?? ViewSpacing.usual)
        }
        for item in items {
            switch item.size {
            case .fixed(let length): add(usable(length), item)
            case .flexible(let least, let most):
                let taken = clamp(left / CGFloat(flexible), least, most)
                (left, flexible) = (left - taken, flexible - 1)
                add(taken, item)
            case .adaptive(let least, let most):
                let share = max(0, left / CGFloat(flexible))
                (left, flexible) = (left - share, flexible - 1)
                let (least, gap) = (max(1, usable(least)), usable(item.spacing ?? ViewSpacing.usual))
                let count = max(1, min(GridTrack.maxCount, Int((share + gap) / (least + gap))))
                let taken = clamp((share - gap * CGFloat(count - 1)) / CGFloat(count), least, most)
                for _ in 0..<count { add(taken, item) }
            }
        }
        return tracks
    }

    /// Returns the length of all tracks including the gaps between them.
    static func extent(_ tracks: [GridTrack]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// A limit above the number of columns that any screen shows.
    private static let maxCount = 1_000

    private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    private static func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(usable(least), min(length, most))
    }
}

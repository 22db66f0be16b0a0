import Foundation

/// Collects the marks of a chart with their styles.
@MainActor
public final class _MarkCollector {
    private(set) var marks: [Mark] = []
    /// The style set by enclosing modifiers.
    var style = MarkStyle()
    /// The position of the next mark in the content.
    private var place: UInt64 = 0
    private var known: Set<UInt64> = []

    init() {}

    /// Collects content at a nested position.
    func within(_ key: UInt64, _ body: () -> Void) {
        let outer = place
        place = Self.mix(outer, key)
        body()
        place = outer
    }

    /// Collects the content of an element.
    func within(_ id: some Hashable, _ body: () -> Void) {
        within(UInt64(bitPattern: Int64(id.hashValue)), body)
    }

    func add(_ mark: Mark) {
        var mark = mark
        mark.style = style
        // Elements with the same identifier are distinguished by their order.
        var id = place
        while !known.insert(id).inserted { id = Self.mix(id, 7) }
        mark.id = id
        marks.append(mark)
    }

    /// Applies a modifier to the marks that `body` collects.
    func with(_ change: (inout MarkStyle) -> Void, _ body: () -> Void) {
        let outer = style
        change(&style)
        body()
        style = outer
    }

    private static func mix(_ place: UInt64, _ key: UInt64) -> UInt64 {
        let product = (place ^ key &+ 0x2545_F491_4F6C_DD1D) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 29)
    }
}

/// A mark as described by the content.
struct Mark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }

    let kind: Kind
    var x: PlotInput?
    var xEnd: PlotInput?
    var y: PlotInput?
    var yEnd: PlotInput?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var series: PlotInput?
    /// How marks at the same position are stacked; nil for those with an explicit start and end.
    var stacking: MarkStackingMethod?
    /// The inner and outer radius of a sector, and its inset in points.
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var style = MarkStyle()
    /// The mark's identity in the chart across updates.
    var id: UInt64 = 0

    init(_ kind: Kind) { self.kind = kind }
}

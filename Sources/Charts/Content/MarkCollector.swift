import Foundation

/// Gathers the marks of a chart with what is said of them.
@MainActor
public final class _MarkCollector {
    private(set) var marks: [Mark] = []
    /// What modifiers around the content say.
    var style = MarkStyle()
    /// Where in the content the next mark stands.
    private var place: UInt64 = 0
    private var known: Set<UInt64> = []

    init() {}

    /// Collects content that stands in a place of its own.
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
        // Elements with the same identifier are told apart by their order.
        var id = place
        while !known.insert(id).inserted { id = Self.mix(id, 7) }
        mark.id = id
        marks.append(mark)
    }

    /// Applies a modifier to what `body` collects.
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

/// A mark as it was described.
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
    /// How marks at the same place add up; nil for those that say where they begin and end.
    var stacking: MarkStackingMethod?
    /// How far a sector reaches inwards and outwards, and its margin in points.
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var style = MarkStyle()
    /// Identifies the mark among those of the same chart before and after a change.
    var id: UInt64 = 0

    init(_ kind: Kind) { self.kind = kind }
}

public import CoreGraphics

/// The layout of a `Grid`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gridlayout)
public struct GridLayout: Layout {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The spacing between columns, in points; nil for the default, 8.
    public var horizontalSpacing: CGFloat?
    /// The spacing between rows, in points; nil for the default, 8.
    public var verticalSpacing: CGFloat?

    /// A limit above the number of columns of any practical grid.
    static let maxColumnCount = 1_000

    /// Creates a grid.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The rows of a grid with their cells.
    public struct Cache {
        fileprivate var rows: [Row] = []
        fileprivate var columnCount = 0
        fileprivate var results: [(proposal: ProposedViewSize, widths: [CGFloat], heights: [CGFloat])] = []
    }

    fileprivate struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
    }

    fileprivate struct Cell {
        let index: Int
        let column: Int
        let span: Int
        let unsized: Axis.Set
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        var last: GridRowNode?
        for (index, subview) in subviews.enumerated() {
            let row = subview.node.gridRow
            if row == nil || row !== last {
                cache.rows.append(Row(alignment: row?.alignment))
            }
            last = row
            let cells = cache.rows[cache.rows.count - 1].cells
            let column = cells.last.map { $0.column + $0.span } ?? 0
            // A view outside of any row spans all columns, whose number isn't known yet.
            let span = row == nil ? 0 : subview[GridColumnsKey.self]
            cache.rows[cache.rows.count - 1].cells.append(
                Cell(index: index, column: column, span: span, unsized: subview[GridUnsizedKey.self]))
            cache.columnCount = max(cache.columnCount, column + max(1, span))
        }
        for row in cache.rows.indices {
            cache.rows[row].cells = cache.rows[row].cells.map {
                $0.span > 0 ? $0 : Cell(index: $0.index, column: 0, span: cache.columnCount, unsized: $0.unsized)
            }
        }
        return cache
    }

    private func gap(_ spacing: CGFloat?) -> CGFloat { spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.usual }
    private var columnGap: CGFloat { gap(horizontalSpacing) }
    private var rowGap: CGFloat { gap(verticalSpacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let (widths, heights) = solve(proposal, subviews, &cache)
        return CGSize(width: total(widths, columnGap), height: total(heights, rowGap))
    }

    private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
    }

    // MARK: Columns and rows

    private func solve(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> (widths: [CGFloat], heights: [CGFloat]) {
        if let known = cache.results.first(where: { $0.proposal == proposal }) { return (known.widths, known.heights) }
        let rows = cache.rows
        let cells = rows.flatMap(\.cells)
        let widths = lengths(
            count: cache.columnCount, proposed: proposal.width, gap: columnGap,
            cells: cells.filter { !$0.unsized.contains(.horizontal) }.map { ($0.column, $0.span, $0.index) }
        ) { index, length in subviews[index].sizeThatFits(ProposedViewSize(width: length, height: nil)).width }
        let heights = lengths(
            count: rows.count, proposed: proposal.height, gap: rowGap,
            cells: rows.enumerated().flatMap { number, row in
                row.cells.filter { !$0.unsized.contains(.vertical) }.map { (number, 1, $0.index) }
            }
        ) { index, length in
            guard let cell = cells.first(where: { $0.index == index }) else { return 0 }
            let width = extent(widths, cell.column, cell.span, columnGap)
            return subviews[index].sizeThatFits(ProposedViewSize(width: width, height: length)).height
        }
        if cache.results.count == 8 { cache.results.removeFirst() }
        cache.results.append((proposal, widths, heights))
        return (widths, heights)
    }

    private func extent(_ lengths: [CGFloat], _ first: Int, _ span: Int, _ gap: CGFloat) -> CGFloat {
        let end = min(lengths.count, first + span)
        guard first < end else { return 0 }
        return total(Array(lengths[first..<end]), gap)
    }

    /// Returns the lengths of columns or rows: the least flexible ones receive their share of the space first.
    private func lengths(
        count: Int, proposed: CGFloat?, gap: CGFloat, cells: [(first: Int, span: Int, index: Int)],
        measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: count)
        let single = cells.filter { $0.span == 1 }
        func greatest(_ track: Int, _ length: CGFloat?) -> CGFloat {
            single.reduce(0) { $1.first == track ? max($0, measure($1.index, length)) : $0 }
        }
        if let proposed, proposed.isFinite {
            var left = proposed - gap * CGFloat(max(0, count - 1))
            let flexibility = (0..<count).map { greatest($0, .infinity) - greatest($0, 0) }
            let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (position, track) in order.enumerated() {
                let share = max(0, left / CGFloat(count - position))
                result[track] = greatest(track, share)
                left -= result[track]
            }
        } else {
            for track in 0..<count { result[track] = greatest(track, proposed) }
        }
        // A cell that spans several columns widens the last of them.
        for cell in cells where cell.span > 1 {
            let end = min(count, cell.first + cell.span) - 1
            guard end >= cell.first else { continue }
            let own = extent(result, cell.first, cell.span, gap)
            let wanted = measure(cell.index, proposed.map { $0.isFinite ? max(own, $0) : own } ?? nil)
            if wanted > own { result[end] += wanted - own }
        }
        return result
    }

    // MARK: Placement

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let (widths, heights) = solve(proposal, subviews, &cache)
        var columnAlignments: [Int: HorizontalAlignment] = [:]
        for cell in cache.rows.flatMap(\.cells) where cell.span == 1 {
            if let own = subviews[cell.index][GridColumnAlignmentKey.self] { columnAlignments[cell.column] = own }
        }
        var top = bounds.minY
        for (row, height) in zip(cache.rows, heights) {
            let vertical = row.alignment ?? alignment.vertical
            for cell in row.cells {
                let left = bounds.minX + extent(widths, 0, cell.column, columnGap) + (cell.column > 0 ? columnGap : 0)
                let room = CGSize(width: extent(widths, cell.column, cell.span, columnGap), height: height)
                let subview = subviews[cell.index]
                let proposal = ProposedViewSize(room)
                let dimensions = subview.dimensions(in: proposal)
                if let anchor = subview[GridAnchorKey.self] {
                    let place = CGPoint(x: left + room.width * anchor.x, y: top + room.height * anchor.y)
                    subview.place(at: place, anchor: anchor, proposal: proposal)
                    continue
                }
                let horizontal = columnAlignments[cell.column] ?? alignment.horizontal
                let inner = Alignment(horizontal: horizontal, vertical: vertical).origin(of: dimensions, in: room)
                subview.place(at: CGPoint(x: left + inner.x, y: top + inner.y), proposal: proposal)
            }
            top += height + rowGap
        }
    }
}

extension LayoutNode {
    /// The grid row that contains the element.
    fileprivate final var gridRow: GridRowNode? {
        var node = element.parent
        while let current = node, !(current is GroupNode) {
            if let row = current as? GridRowNode { return row }
            node = current.parent
        }
        return nil
    }
}

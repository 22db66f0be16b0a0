import CoreGraphics
import Foundation

/// The cells of a row: the first one alone, or all of them in columns.
struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let columns: _TableColumns<Value>

    var body: some View {
        TableLine(widths: columns.isCompact ? [TableColumnWidth()] : columns.headers.map(\.width)) {
            ForEach(columns.isCompact ? 0..<min(1, columns.cells.count) : columns.cells.indices, id: \.self) { index in
                let content = columns.cells[index](value)
                if index == 0 {
                    TableLeadingCell(content: content)
                } else {
                    TableCell(content: content).foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// A single element for each column, whatever its views are.
private struct TableCell: View {
    let content: AnyView

    var body: some View { HStack { content } }
}

/// The titles of a table's columns. A tap on one sorts by that column.
struct TableHeader: View {
    let columns: [TableColumnHeader]
    let sorting: TableSorting?

    var body: some View {
        TableLine(widths: columns.map(\.width)) {
            ForEach(columns.indices, id: \.self) { title(columns[$0]) }
        }
    }

    @ViewBuilder
    private func title(_ column: TableColumnHeader) -> some View {
        if let sorting, let comparator = column.comparator {
            Button {
                sorting.sort(comparator)
            } label: {
                HStack(spacing: 4) {
                    column.label
                    if let order = sorting.order(comparator) {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                            .imageScale(.small).accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
        } else {
            HStack { column.label }
        }
    }
}

/// Places a view in each column, at its leading edge.
struct TableLine: Layout {
    let widths: [TableColumnWidth]

    /// The spacing between columns, in points.
    private static let spacing: CGFloat = 16

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? idealWidth
        let lengths = lengths(within: width)
        let heights = zip(subviews, lengths).map {
            $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (view, width) in zip(subviews, lengths(within: bounds.width)) {
            view.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + TableLine.spacing
        }
    }

    private var idealWidth: CGFloat {
        widths.reduce(CGFloat(max(0, widths.count - 1)) * TableLine.spacing) { $0 + $1.ideal }
    }

    /// Returns the widths of the columns: equal shares, within the limits of each.
    func lengths(within total: CGFloat) -> [CGFloat] {
        var lengths = [CGFloat](repeating: 0, count: widths.count)
        var open = Set(widths.indices)
        var room = max(0, total - CGFloat(max(0, widths.count - 1)) * TableLine.spacing)
        while !open.isEmpty {
            let share = max(0, room / CGFloat(open.count))
            // The columns on the side of the greater excess get their limits, and the others share the rest again.
            let excess = open.reduce(CGFloat(0)) { $0 + widths[$1].clamped(share) - share }
            let limited = open.filter {
                excess > 0 ? widths[$0].least > share : excess < 0 ? widths[$0].greatest < share : true
            }
            for index in limited {
                lengths[index] = widths[index].clamped(share)
                room -= lengths[index]
            }
            open.subtract(limited)
        }
        return lengths
    }
}

extension TableColumnWidth {
    fileprivate func clamped(_ length: CGFloat) -> CGFloat { min(greatest, max(least, length)) }
}

import CoreGraphics
import SwiftUI

/// The position of an axis label.
struct LabelPlace {
    let edge: Edge
    let unit: Double
    let anchor: UnitPoint
    /// The spacing between the label and the plot.
    let spacing: CGFloat
    /// The offset from the value along the axis.
    let shift: CGFloat
    let isInset: Bool
    let isAligned: Bool
    let hidesCollisions: Bool
    let offset: CGSize
}

/// The role of a subview in a chart.
enum ChartPart {
    case plot, grid
    case ticks(Edge, CGFloat?)
    /// The content of an axis, which determines its thickness.
    case axis(Edge)
    case label(LabelPlace)
    case title(Edge, UnitPoint, CGFloat)
    case legend(AnnotationPosition, Alignment?, CGFloat)
    /// A view at a mark: an annotation at one of its sides, or nil for one that covers it.
    case atMark(Int, MarkAnnotation?)
    /// A view of the symbol's size, at a mark.
    case symbol(Int)
}

private struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

extension View {
    func chartPart(_ part: ChartPart) -> some View { layoutValue(key: ChartPartKey.self, value: part) }
}

/// Lays out the plot of a chart between its axes, titles and legend.
struct ChartLayout: Layout {
    let geometry: PlotGeometry
    /// How far lines are drawn beyond the plot, so that they aren't cut off.
    static let lineMargin: CGFloat = 2

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    @MainActor
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = subviews.map { $0[ChartPartKey.self] }
        var room = bounds
        placeLegends(parts, subviews, &room)
        placeTitles(parts, subviews, &room)
        let plot = plotRect(parts, subviews, room)
        let placing = geometry.placing(plot)
        var taken: [Edge: [CGRect]] = [:]
        for (part, view) in zip(parts, subviews) {
            switch part {
            case .plot: view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .grid:
                let rect = plot.insetBy(dx: -Self.lineMargin, dy: -Self.lineMargin)
                view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
            case .ticks(let edge, let length):
                let own = length ?? max(8, thickness(edge, parts, subviews))
                let rect = strip(edge, own, plot)
                view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
            case .axis(let edge):
                let rect = strip(edge, thickness(edge, parts, subviews), plot, margin: 0)
                view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
            case .label(let place): placeLabel(view, place, placing, &taken)
            case .atMark(let index, let annotation): placeAtMark(view, index, annotation, placing, bounds)
            case .symbol(let index):
                let rect = placing.rect(index) ?? CGRect(x: -1e5, y: -1e5, width: 0, height: 0)
                view.place(at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center, proposal: .unspecified)
            case .title, .legend: break
            }
        }
    }

    // MARK: Legends, titles and axes

    @MainActor
    private func placeLegends(_ parts: [ChartPart], _ subviews: Subviews, _ room: inout CGRect) {
        for (part, view) in zip(parts, subviews) {
            guard case .legend(let position, let alignment, let spacing) = part else { continue }
            let size = view.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
            let direction = position.kind == .automatic ? (x: 0, y: 1) : position.direction
            let standard = Alignment(
                horizontal: direction.x == 0 ? .leading : direction.x < 0 ? .leading : .trailing,
                vertical: direction.y == 0 ? .top : .center)
            let (x, y) = (alignment ?? standard).fractions
            var origin = CGPoint(
                x: room.minX + (room.width - size.width) * x, y: room.minY + (room.height - size.height) * y)
            if direction.y != 0 {
                origin.y = direction.y > 0 ? room.maxY - size.height : room.minY
                room = room.cut(direction.y > 0 ? .bottom : .top, size.height + spacing)
                if direction.x != 0 { origin.x = direction.x < 0 ? room.minX : room.maxX - size.width }
            } else if direction.x != 0 {
                origin.x = direction.x > 0 ? room.maxX - size.width : room.minX
                room = room.cut(direction.x > 0 ? .trailing : .leading, size.width + spacing)
            }
            view.place(at: origin, proposal: ProposedViewSize(size))
        }
    }

    @MainActor
    private func placeTitles(_ parts: [ChartPart], _ subviews: Subviews, _ room: inout CGRect) {
        for (part, view) in zip(parts, subviews) {
            guard case .title(let edge, let anchor, let spacing) = part else { continue }
            let size = view.sizeThatFits(.unspecified)
            let isLevel = edge == .top || edge == .bottom
            var origin = CGPoint(
                x: room.minX + (room.width - size.width) * anchor.x,
                y: room.minY + (room.height - size.height) * anchor.y)
            switch edge {
            case .top: origin.y = room.minY
            case .bottom: origin.y = room.maxY - size.height
            case .leading: origin.x = room.minX
            case .trailing: origin.x = room.maxX - size.width
            }
            view.place(at: origin, proposal: ProposedViewSize(size))
            room = room.cut(edge, (isLevel ? size.height : size.width) + spacing)
        }
    }

    /// Returns the available rectangle without the labels and ticks.
    @MainActor
    private func plotRect(_ parts: [ChartPart], _ subviews: Subviews, _ room: CGRect) -> CGRect {
        var plot = room
        for edge in Edge.allCases { plot = plot.cut(edge, thickness(edge, parts, subviews)) }
        // Labels centred at the highest and the lowest line extend beyond them.
        var half: CGFloat = 0
        for (part, view) in zip(parts, subviews) {
            guard case .label(let place) = part, !place.isInset, place.edge == .leading || place.edge == .trailing
            else { continue }
            half = max(half, view.sizeThatFits(.unspecified).height / 2)
        }
        let top = max(0, half - (plot.minY - room.minY))
        plot = plot.cut(.top, top).cut(.bottom, max(0, half - (room.maxY - plot.maxY)))
        return plot
    }

    /// Returns the thickness of the labels and ticks at an edge.
    @MainActor
    private func thickness(_ edge: Edge, _ parts: [ChartPart], _ subviews: Subviews) -> CGFloat {
        let isLevel = edge == .top || edge == .bottom
        var result: CGFloat = 0
        for (part, view) in zip(parts, subviews) {
            switch part {
            case .label(let place) where place.edge == edge && !place.isInset:
                let size = view.sizeThatFits(.unspecified)
                result = max(result, (isLevel ? size.height : size.width) + place.spacing)
            case .ticks(edge, let length): result = max(result, length ?? 0)
            default: break
            }
        }
        for (part, view) in zip(parts, subviews) {
            guard case .axis(edge) = part, result > 0 else { continue }
            let proposal = ProposedViewSize(width: isLevel ? nil : result, height: isLevel ? result : nil)
            let size = view.sizeThatFits(proposal)
            result = isLevel ? size.height : size.width
        }
        return result
    }

    private func strip(
        _ edge: Edge, _ length: CGFloat, _ plot: CGRect, margin: CGFloat = Self.lineMargin
    ) -> CGRect {
        switch edge {
        case .top: CGRect(x: plot.minX - margin, y: plot.minY - length, width: plot.width + 2 * margin, height: length)
        case .bottom: CGRect(x: plot.minX - margin, y: plot.maxY, width: plot.width + 2 * margin, height: length)
        case .leading:
            CGRect(x: plot.minX - length, y: plot.minY - margin, width: length, height: plot.height + 2 * margin)
        case .trailing: CGRect(x: plot.maxX, y: plot.minY - margin, width: length, height: plot.height + 2 * margin)
        }
    }

    @MainActor
    private func placeLabel(
        _ view: LayoutSubview, _ place: LabelPlace, _ placing: MarkPlacing, _ taken: inout [Edge: [CGRect]]
    ) {
        let size = view.sizeThatFits(.unspecified)
        let plot = placing.plot
        var origin = CGPoint.zero
        let gap =
            place.isInset
            ? -place.spacing - (place.edge == .top || place.edge == .bottom ? size.height : size.width) : place.spacing
        switch place.edge {
        case .top, .bottom:
            origin.x = placing.x(place.unit) + place.shift - size.width * place.anchor.x
            origin.y = place.edge == .top ? plot.minY - gap - size.height : plot.maxY + gap
            if place.isAligned { origin.x = min(max(origin.x, plot.minX), plot.maxX - size.width) }
        case .leading, .trailing:
            origin.y = placing.y(place.unit) - size.height * place.anchor.y
            origin.x = place.edge == .leading ? plot.minX - gap - size.width : plot.maxX + gap
            if place.isAligned { origin.y = min(max(origin.y, plot.minY), plot.maxY - size.height) }
        }
        origin.x += place.offset.width
        origin.y += place.offset.height
        let rect = CGRect(origin: origin, size: size)
        let others = taken[place.edge] ?? []
        let margin: CGFloat = place.edge == .top || place.edge == .bottom ? 2 : -2
        if place.hidesCollisions,
            others.contains(where: { $0.insetBy(dx: -max(margin, 0), dy: -min(margin, 0)).intersects(rect) })
        {
            // A label that doesn't fit is placed offscreen.
            return view.place(at: CGPoint(x: -1e5, y: -1e5), proposal: .unspecified)
        }
        taken[place.edge, default: []].append(rect)
        view.place(at: origin, proposal: .unspecified)
    }

    // MARK: Annotations

    @MainActor
    private func placeAtMark(
        _ view: LayoutSubview, _ index: Int, _ annotation: MarkAnnotation?, _ placing: MarkPlacing, _ bounds: CGRect
    ) {
        var rect = placing.rect(index) ?? .null
        if placing.plan.marks[index].kind == .sector, let sector = placing.sector(index) {
            let middle = sector.point((sector.inner + sector.outer) / 2, (sector.start + sector.end) / 2)
            rect = CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
        }
        if placing.plan.marks[index].kind == .point || placing.plan.marks[index].kind == .line {
            let style = placing.plan.marks[index].style
            if !rect.isNull {
                rect = placing.plan.styles.symbolFrame(of: style, around: CGPoint(x: rect.midX, y: rect.midY))
            }
        }
        guard !rect.isNull, let annotation else {
            let hidden = CGRect(x: -1e5, y: -1e5, width: 0, height: 0)
            let place =
                rect.isNull ? hidden : rect.insetBy(dx: min(0, (rect.width - 8) / 2), dy: min(0, (rect.height - 8) / 2))
            return view.place(at: place.origin, proposal: ProposedViewSize(place.size))
        }
        let proposal: ProposedViewSize =
            annotation.position.kind == .overlay && rect.width > 0 && rect.height > 0
            ? ProposedViewSize(rect.size) : .unspecified
        let size = view.sizeThatFits(proposal)
        let (x, y) = annotation.position.direction
        let (alongX, alongY) = annotation.alignment.fractions
        var place = CGRect(origin: .zero, size: size)
        place.origin.x =
            x == 0
            ? rect.minX + (rect.width - size.width) * alongX
            : x < 0 ? rect.minX - size.width - annotation.spacing : rect.maxX + annotation.spacing
        place.origin.y =
            y == 0
            ? rect.minY + (rect.height - size.height) * alongY
            : y < 0 ? rect.minY - size.height - annotation.spacing : rect.maxY + annotation.spacing
        if case .fit(let isPlot) = annotation.overflow.x.kind {
            let limits = isPlot ? placing.plot : bounds
            place.origin.x = max(limits.minX, min(place.origin.x, limits.maxX - size.width))
        }
        if case .fit(let isPlot) = annotation.overflow.y.kind {
            let limits = isPlot ? placing.plot : bounds
            place.origin.y = max(limits.minY, min(place.origin.y, limits.maxY - size.height))
        }
        view.place(at: place.origin, proposal: ProposedViewSize(size))
    }
}

extension CGRect {
    /// Returns the rectangle without a strip at an edge; at least zero in size.
    fileprivate func cut(_ edge: Edge, _ length: CGFloat) -> CGRect {
        let across = min(length, edge == .leading || edge == .trailing ? width : height)
        return switch edge {
        case .top: CGRect(x: minX, y: minY + across, width: width, height: height - across)
        case .bottom: CGRect(x: minX, y: minY, width: width, height: height - across)
        case .leading: CGRect(x: minX + across, y: minY, width: width - across, height: height)
        case .trailing: CGRect(x: minX, y: minY, width: width - across, height: height)
        }
    }
}

extension Alignment {
    /// The position along each dimension, from 0 to 1.
    var fractions: (CGFloat, CGFloat) {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return (x, y)
    }
}

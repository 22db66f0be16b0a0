import CoreGraphics
import SwiftUI
import UIKit

/// The scroll position of a chart: the lowest visible values, once the chart has been scrolled.
struct ChartScrollState: Equatable {
    var x: Double?
    var y: Double?
}

/// Where scrolling ends.
struct ChartScrollTarget {
    /// Returns the nearest value that is a multiple of a number, or the start of a calendar unit.
    let nearest: (_PlotValue) -> _PlotValue?
}

/// The visible part of a chart's scales.
@MainActor
struct ScrollWindow {
    let x: PlotScale?
    let y: PlotScale?
    let fullX: PlotScale?
    let fullY: PlotScale?
    let settings: ChartSettings

    init(_ plan: ChartPlan, _ settings: ChartSettings, _ state: ChartScrollState) {
        (fullX, fullY, self.settings) = (plan.x, plan.y, settings)
        let axes = settings.scrollableAxes
        x = axes.contains(.horizontal) ? Self.part(plan.x, settings.x, state.x) : plan.x
        y = axes.contains(.vertical) ? Self.part(plan.y, settings.y, state.y) : plan.y
    }

    var isScrolling: Bool { isShortened(.horizontal) || isShortened(.vertical) }

    func isShortened(_ axis: Axis) -> Bool {
        let (part, full) = axis == .horizontal ? (x, fullX) : (y, fullY)
        guard let part, let full else { return false }
        return part.upper - part.lower < (full.upper - full.lower) * (1 - 1e-9)
    }

    private static func part(_ scale: PlotScale?, _ settings: AxisSettings, _ scrolled: Double?) -> PlotScale? {
        guard let scale else { return nil }
        let whole = scale.upper - scale.lower
        // Without a length, a third of the scale is visible, or five categories.
        let length = settings.visibleLength ?? (scale.kind == .category ? min(5, whole) : whole / 3)
        guard length.isFinite, length > 0, length < whole, scale.curve == .linear else { return scale }
        let half = scale.kind == .category ? 0.5 : 0
        let wanted = settings.position?.get() ?? settings.initialPosition
        let start = (settings.position == nil ? scrolled : nil) ?? wanted.flatMap { scale.raw($0) }.map { $0 - half }
        let first = start ?? scrolled ?? scale.lower
        return scale.window(from: min(max(first, scale.lower), scale.upper - length), length: length)
    }
}

/// A scroll view without content over the plot, whose position determines what the plot shows.
struct ChartScroller: UIViewRepresentable {
    let window: ScrollWindow
    let plot: CGSize
    @Binding var scroll: ChartScrollState

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.backgroundColor = nil
        view.contentInsetAdjustmentBehavior = .never
        view.showsVerticalScrollIndicator = false
        view.showsHorizontalScrollIndicator = false
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.scroller = self
        let (sizeX, offsetX) = extent(.horizontal)
        let (sizeY, offsetY) = extent(.vertical)
        let size = CGSize(width: sizeX, height: sizeY)
        context.coordinator.isUpdating = true
        if view.contentSize != size { view.contentSize = size }
        let offset = CGPoint(x: offsetX, y: offsetY)
        let isMoving = view.isDragging || view.isDecelerating
        if !isMoving, abs(view.contentOffset.x - offset.x) > 0.01 || abs(view.contentOffset.y - offset.y) > 0.01 {
            view.contentOffset = offset
        }
        context.coordinator.isUpdating = false
    }

    /// Returns the length of the whole scale in points, and where the visible part begins.
    private func extent(_ axis: Axis) -> (CGFloat, CGFloat) {
        let length = axis == .horizontal ? plot.width : plot.height
        let (part, full) = axis == .horizontal ? (window.x, window.fullX) : (window.y, window.fullY)
        guard window.isShortened(axis), let part, let full else { return (length, 0) }
        let points = length / (part.upper - part.lower)
        let isForward = (axis == .horizontal) != part.isReversed
        return (
            (full.upper - full.lower) * points, (isForward ? part.lower - full.lower : full.upper - part.upper) * points
        )
    }

    /// Returns the first visible value at an offset.
    fileprivate func start(_ axis: Axis, _ offset: CGFloat) -> Double? {
        let length = axis == .horizontal ? plot.width : plot.height
        let (part, full) = axis == .horizontal ? (window.x, window.fullX) : (window.y, window.fullY)
        guard window.isShortened(axis), let part, let full, length > 0 else { return nil }
        let (seen, value) = (part.upper - part.lower, Double(offset / length) * (part.upper - part.lower))
        let isForward = (axis == .horizontal) != part.isReversed
        let start = isForward ? full.lower + value : full.upper - seen - value
        return min(max(start, full.lower), full.upper - seen)
    }

    final class Coordinator: NSObject, UIScrollViewDelegate {
        var scroller: ChartScroller?
        var isUpdating = false

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard !isUpdating, let scroller else { return }
            var state = scroller.scroll
            if let x = scroller.start(.horizontal, scrollView.contentOffset.x) { state.x = x }
            if let y = scroller.start(.vertical, scrollView.contentOffset.y) { state.y = y }
            guard state != scroller.scroll else { return }
            scroller.scroll = state
            scroller.tell(state)
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            guard let scroller else { return }
            let target = targetContentOffset.pointee
            targetContentOffset.pointee = CGPoint(
                x: scroller.resting(.horizontal, target.x), y: scroller.resting(.vertical, target.y))
        }
    }

    /// Returns where scrolling that would end at an offset comes to rest.
    private func resting(_ axis: Axis, _ offset: CGFloat) -> CGFloat {
        let settings = axis == .horizontal ? window.settings.x : window.settings.y
        let (part, full) = axis == .horizontal ? (window.x, window.fullX) : (window.y, window.fullY)
        guard axis == .horizontal, let start = start(axis, offset), let part, let full else { return offset }
        let length = plot.width / (part.upper - part.lower)
        if full.kind == .category, settings.target != nil {
            return CGFloat((start + 0.5).rounded() - 0.5 - full.lower) * length
        }
        guard let value = full.value(ofRaw: start).flatMap({ settings.target?.nearest($0) })?.number else {
            return offset
        }
        return CGFloat(min(max(value, full.lower), full.upper - (part.upper - part.lower)) - full.lower) * length
    }

    /// Writes the position bindings.
    private func tell(_ state: ChartScrollState) {
        func value(_ scale: PlotScale?, _ start: Double?) -> _PlotValue? {
            guard let scale, let start else { return nil }
            return scale.value(ofRaw: scale.kind == .category ? (start + 0.5).rounded() : start)
        }
        if let x = value(window.fullX, state.x) { window.settings.x.position?.set(x) }
        if let y = value(window.fullY, state.y) { window.settings.y.position?.set(y) }
    }
}

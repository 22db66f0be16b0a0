public import CoreGraphics
import Foundation
public import SwiftUI
import UIKit

extension View {
    // MARK: Selection

    /// Binds the x value under a finger; nil if there is none.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.x.selection = ChartSelection(value) }
    }

    /// Binds the y value under a finger; nil if there is none.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.y.selection = ChartSelection(value) }
    }

    /// Binds the x range from where a finger touched down to where it is. The range is kept when the finger is lifted.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.x.rangeSelection = ChartRangeSelection(range) }
    }

    /// Binds the y range from where a finger touched down to where it is. The range is kept when the finger is lifted.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.y.rangeSelection = ChartRangeSelection(range) }
    }

    /// Binds the sum of the sectors up to the angle under a finger; nil if there is none.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = ChartSelection(value) }
    }

    /// Replaces the selection gestures of the plot with a custom gesture.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chart { $0.gestures.append { proxy, view in AnyView(view.gesture(gesture(proxy))) } }
    }

    // MARK: Scrolling

    /// Makes charts scrollable along axes.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

    /// Sets the visible length of the x domain: as a number, in seconds, or in categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.x.visibleLength = length.plotValue.number }
    }

    /// Sets the visible length of the y domain: as a number, in seconds, or in categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.y.visibleLength = length.plotValue.number }
    }

    /// Binds the lowest visible x value.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { $0.x.position = ChartSelection(x) }
    }

    /// Binds the lowest visible y value.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart { $0.y.position = ChartSelection(y) }
    }

    /// Sets the lowest x value that is visible initially.
    public func chartScrollPosition<P: Plottable>(initialX x: P) -> some View {
        chart { $0.x.initialPosition = x.plotValue }
    }

    /// Sets the lowest y value that is visible initially.
    public func chartScrollPosition<P: Plottable>(initialY y: P) -> some View {
        chart { $0.y.initialPosition = y.plotValue }
    }

    /// Sets where scrolling along x ends.
    public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View {
        chart { $0.x.target = behavior.target }
    }
}

/// A behaviour that ends scrolling at values.
/// [Apple's reference](https://developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior)
public struct ValueAlignedChartScrollTargetBehavior {
    let target: ChartScrollTarget

    /// Ends scrolling at multiples of a number, or at any category.
    public static func valueAligned<P: Plottable & Numeric>(unit: P) -> ValueAlignedChartScrollTargetBehavior {
        let step = unit.plotValue.number ?? 1
        let target = ChartScrollTarget { value in
            guard case .number(let number) = value.kind, step > 0, step.isFinite else { return nil }
            return _PlotValue(.number((number / step).rounded() * step))
        }
        return ValueAlignedChartScrollTargetBehavior(target: target)
    }

    /// Ends scrolling at dates that match components, such as the start of a day.
    public static func valueAligned(matching components: DateComponents) -> ValueAlignedChartScrollTargetBehavior {
        let target = ChartScrollTarget { value in
            guard case .date(let seconds) = value.kind else { return nil }
            let (date, calendar) = (Date(timeIntervalSinceReferenceDate: seconds), Calendar.ofSystem)
            guard date.isPlottable else { return nil }
            let found = [Calendar.SearchDirection.forward, .backward].compactMap {
                calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
            }
            return found.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }?.plotValue
        }
        return ValueAlignedChartScrollTargetBehavior(target: target)
    }
}

extension ChartSelection {
    @MainActor
    fileprivate init<P: Plottable>(_ value: Binding<P?>) {
        get = { value.wrappedValue?.plotValue }
        set = { new in value.wrappedValue = new.flatMap { P.value($0) } }
    }

    @MainActor
    fileprivate init<P: Plottable>(_ value: Binding<P>) {
        get = { value.wrappedValue.plotValue }
        set = { new in if let new = new.flatMap({ P.value($0) }) { value.wrappedValue = new } }
    }
}

extension ChartRangeSelection {
    @MainActor
    fileprivate init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
        set = { first, last in
            guard let a = P.value(first), let b = P.value(last) else { return }
            range.wrappedValue = min(a, b)...max(a, b)
        }
        clear = { range.wrappedValue = nil }
    }
}

public import CoreGraphics
public import SwiftUI

/// The places of values in a chart, and the values of places.
///
/// Places are in points of the plot, whose frame in a `GeometryProxy` is `geometry[proxy.plotFrame!]`.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartproxy)
@MainActor @preconcurrency
public struct ChartProxy {
    let geometry: PlotGeometry
    let settings: ChartSettings
    /// The plot's size, in points.
    public let plotSize: CGSize
    /// The plot's frame.
    public let plotFrame: Anchor<CGRect>?
    let isMirrored: Bool

    /// The plot's frame.
    public var plotAreaFrame: Anchor<CGRect> { plotFrame ?? fallback }
    /// The plot's size, in points.
    public var plotAreaSize: CGSize { plotSize }

    private var fallback: Anchor<CGRect> { preconditionFailure("A chart that shows a proxy has a plot") }
    private var placing: MarkPlacing { geometry.placing(CGRect(origin: .zero, size: plotSize)) }

    // MARK: Places

    /// Where a value of x lies, in points from the plot's left; nil where the scale doesn't have it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        guard let scale = geometry.x, let raw = scale.raw(value.plotValue) else { return nil }
        return mirrored(placing.x(scale.unit(raw)))
    }

    /// Where a value of y lies, in points from the plot's top; nil where the scale doesn't have it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        guard let scale = geometry.y, let raw = scale.raw(value.plotValue) else { return nil }
        return placing.y(scale.unit(raw))
    }

    /// Where values of both lie.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The room of a category along x, or the place of any other value.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        guard let scale = geometry.x, let raw = scale.raw(value.plotValue) else { return nil }
        let half = scale.kind == .category ? 0.5 : 0
        let (a, b) = (mirrored(placing.x(scale.unit(raw - half))), mirrored(placing.x(scale.unit(raw + half))))
        return min(a, b)...max(a, b)
    }

    /// The room of a category along y, or the place of any other value.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        guard let scale = geometry.y, let raw = scale.raw(value.plotValue) else { return nil }
        let half = scale.kind == .category ? 0.5 : 0
        let (a, b) = (placing.y(scale.unit(raw - half)), placing.y(scale.unit(raw + half)))
        return min(a, b)...max(a, b)
    }

    // MARK: Values

    /// The value at a place, in points from the plot's left; nil for another type, or where no category is.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotValue(atX: position).flatMap { P.value($0) }
    }

    /// The value at a place, in points from the plot's top; nil for another type, or where no category is.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotValue(atY: position).flatMap { P.value($0) }
    }

    /// The values at a place.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The sum of the sectors up to an angle from the top, clockwise.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        let turns = angle.radians / (2 * .pi)
        guard turns.isFinite, geometry.plan.sectorTotal > 0 else { return nil }
        return P.value(_PlotValue(.number((turns - turns.rounded(.down)) * geometry.plan.sectorTotal)))
    }

    /// The angle of a place about the middle of the plot, from the top, clockwise; the other way
    /// round where one reads from right to left.
    public func angle(at position: CGPoint) -> Angle {
        Angle(radians: Double(atan2(mirrored(position.x) - plotSize.width / 2, plotSize.height / 2 - position.y)))
    }

    func plotValue(atX position: CGFloat) -> _PlotValue? {
        geometry.x.flatMap { $0.value(atUnit: $0.unit(atPoints: mirrored(position), in: plotSize.width)) }
    }

    func plotValue(atY position: CGFloat) -> _PlotValue? {
        geometry.y.flatMap { $0.value(atUnit: $0.unit(atPoints: plotSize.height - position, in: plotSize.height)) }
    }

    private func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? plotSize.width - x : x }

    /// The style that a value has by `foregroundStyle(by:)`.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        let styles = geometry.plan.styles
        return styles.foreground[value.plotValue]
            ?? styles.gradient.map { _ in styles.foregroundStyle(value.plotValue) }
    }

    // MARK: Selection

    /// Selects the value at a place of x, as a touch does under `chartXSelection(value:)`.
    public func selectXValue(at position: CGFloat) { settings.x.selection?.set(plotValue(atX: position)) }

    /// Selects the value at a place of y, as a touch does under `chartYSelection(value:)`.
    public func selectYValue(at position: CGFloat) { settings.y.selection?.set(plotValue(atY: position)) }

    /// Selects the sum up to an angle, as a touch does under `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) {
        settings.angleSelection?.set(value(atAngle: angle, as: Double.self).map(\.plotValue))
    }

    /// Selects the values between two places of x, as a touch does under `chartXSelection(range:)`.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        guard let a = plotValue(atX: from), let b = plotValue(atX: to) else { return }
        settings.x.rangeSelection?.set(a, b)
    }

    /// Selects the values between two places of y, as a touch does under `chartYSelection(range:)`.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        guard let a = plotValue(atY: from), let b = plotValue(atY: to) else { return }
        settings.y.rangeSelection?.set(a, b)
    }
}

/// The frame of a chart's plot.
struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

public import CoreGraphics
public import SwiftUI

/// Converts between values and positions in a chart.
///
/// Positions are in points of the plot, whose frame in a `GeometryProxy` is `geometry[proxy.plotFrame!]`.
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

    // MARK: Positions

    /// Returns the position of an x value, in points from the plot's left; nil if the scale doesn't contain it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        guard let scale = geometry.x, let raw = scale.raw(value.plotValue) else { return nil }
        return mirrored(placing.x(scale.unit(raw)))
    }

    /// Returns the position of a y value, in points from the plot's top; nil if the scale doesn't contain it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        guard let scale = geometry.y, let raw = scale.raw(value.plotValue) else { return nil }
        return placing.y(scale.unit(raw))
    }

    /// Returns the position of an x and a y value.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the band of a category along x, or the position of any other value.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        guard let scale = geometry.x, let raw = scale.raw(value.plotValue) else { return nil }
        let half = scale.kind == .category ? 0.5 : 0
        let (a, b) = (mirrored(placing.x(scale.unit(raw - half))), mirrored(placing.x(scale.unit(raw + half))))
        return min(a, b)...max(a, b)
    }

    /// Returns the band of a category along y, or the position of any other value.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        guard let scale = geometry.y, let raw = scale.raw(value.plotValue) else { return nil }
        let half = scale.kind == .category ? 0.5 : 0
        let (a, b) = (placing.y(scale.unit(raw - half)), placing.y(scale.unit(raw + half)))
        return min(a, b)...max(a, b)
    }

    // MARK: Values

    /// Returns the value at a position, in points from the plot's left; nil for another type, or if there is no
    /// category.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotValue(atX: position).flatMap { P.value($0) }
    }

    /// Returns the value at a position, in points from the plot's top; nil for another type, or if there is no
    /// category.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotValue(atY: position).flatMap { P.value($0) }
    }

    /// Returns the values at a position.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the sum of the sectors up to an angle, clockwise from the top.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        let turns = angle.radians / (2 * .pi)
        guard turns.isFinite, geometry.plan.sectorTotal > 0 else { return nil }
        return P.value(_PlotValue(.number((turns - turns.rounded(.down)) * geometry.plan.sectorTotal)))
    }

    /// Returns the angle of a position about the centre of the plot, clockwise from the top; counterclockwise in a
    /// right-to-left layout.
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

    /// Returns the style that `foregroundStyle(by:)` assigns to a value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        let styles = geometry.plan.styles
        return styles.foreground[value.plotValue]
            ?? styles.gradient.map { _ in styles.foregroundStyle(value.plotValue) }
    }

    // MARK: Selection

    /// Selects the value at an x position, as a touch does with `chartXSelection(value:)`.
    public func selectXValue(at position: CGFloat) { settings.x.selection?.set(plotValue(atX: position)) }

    /// Selects the value at a y position, as a touch does with `chartYSelection(value:)`.
    public func selectYValue(at position: CGFloat) { settings.y.selection?.set(plotValue(atY: position)) }

    /// Selects the sum up to an angle, as a touch does with `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) {
        settings.angleSelection?.set(value(atAngle: angle, as: Double.self).map(\.plotValue))
    }

    /// Selects the values between two x positions, as a touch does with `chartXSelection(range:)`.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        guard let a = plotValue(atX: from), let b = plotValue(atX: to) else { return }
        settings.x.rangeSelection?.set(a, b)
    }

    /// Selects the values between two y positions, as a touch does with `chartYSelection(range:)`.
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

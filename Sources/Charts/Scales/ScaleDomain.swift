public import CoreGraphics

/// The domain of a scale: a range, a list of categories, or derived from the data.
/// [Apple's reference](https://developer.apple.com/documentation/charts/scaledomain)
public protocol ScaleDomain {
    /// The domain in the chart's internal representation.
    var _domain: _ScaleDomain { get }
}

/// The domain of a scale.
public struct _ScaleDomain {
    enum Kind {
        case automatic(includesZero: Bool?, isReversed: Bool)
        /// A list of values; the first is at the start of the axis.
        case values([_PlotValue])
    }

    let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .values([lowerBound.plotValue, upperBound.plotValue])) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.plotValue))) }
}

/// A domain derived from the data.
/// [Apple's reference](https://developer.apple.com/documentation/charts/automaticscaledomain)
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool

    public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .automatic(includesZero: includesZero, isReversed: isReversed))
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// A domain derived from the data.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// A domain derived from the data.
    ///
    /// - Parameters:
    ///   - includesZero: whether the domain includes zero; by default, true for numbers, except on logarithmic
    ///   scales.
    ///   - reversed: whether the highest value is at the start of the axis; false by default.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
}

/// The range of positions in the plot that a scale maps to.
/// [Apple's reference](https://developer.apple.com/documentation/charts/positionscalerange)
public protocol PositionScaleRange {
    /// The padding in points before the first value and after the last.
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The whole plot, or the plot inset by padding.
/// [Apple's reference](https://developer.apple.com/documentation/charts/plotdimensionscalerange)
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

    /// The plot inset at both ends by padding in points.
    public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The plot inset by padding in points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        return PlotDimensionScaleRange(_padding: (usable(startPadding), usable(endPadding)))
    }
}

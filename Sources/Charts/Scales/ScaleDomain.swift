public import CoreGraphics

/// The values that an axis shows: a range, a list of categories, or what the data has.
/// [Apple's reference](https://developer.apple.com/documentation/charts/scaledomain)
public protocol ScaleDomain {
    /// The values as charts have them.
    var _domain: _ScaleDomain { get }
}

/// The values that an axis shows.
public struct _ScaleDomain {
    enum Kind {
        case automatic(includesZero: Bool?, isReversed: Bool)
        /// The first at the beginning of the axis.
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

/// The values that the data has.
/// [Apple's reference](https://developer.apple.com/documentation/charts/automaticscaledomain)
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool

    public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .automatic(includesZero: includesZero, isReversed: isReversed))
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values that the data has.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// The values that the data has.
    ///
    /// - Parameters:
    ///   - includesZero: whether zero is one of them; true by default for numbers, except on logarithmic scales.
    ///   - reversed: whether the greatest stands at the beginning of the axis; false by default.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
}

/// Where in the plot a scale lies.
/// [Apple's reference](https://developer.apple.com/documentation/charts/positionscalerange)
public protocol PositionScaleRange {
    /// Room in points before the first value and after the last.
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// All of the plot, or the plot less a margin.
/// [Apple's reference](https://developer.apple.com/documentation/charts/plotdimensionscalerange)
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

    /// The plot less a margin in points at both ends.
    public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The plot less margins in points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        return PlotDimensionScaleRange(_padding: (usable(startPadding), usable(endPadding)))
    }
}

import CoreGraphics
public import Foundation

/// A description of a chart for people who listen to it rather than see it.
///
/// No chart is played as audio here: a program provides descriptors for its tests and for assistive technologies that
/// request them.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axchartdescriptor)
open class AXChartDescriptor: NSObject, NSCopying {
    /// The direction of the chart's contents.
    public enum ContentDirection: Int, Sendable {
        /// From left to right, from right to left, from top to bottom, or from bottom to top.
        case leftToRight, rightToLeft, topToBottom, bottomToTop
        /// Around the centre, clockwise or counterclockwise.
        case radialClockwise, radialCounterClockwise
    }

    /// The title; nil for none.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The title, with attributes that specify how it is spoken.
    open var attributedTitle: NSAttributedString?
    /// A summary of the chart, in a sentence.
    open var summary: String?
    /// The direction of the contents. From left to right by default.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the contents; the frame of the chart's element by default.
    open var contentFrame = CGRect.null
    /// The data series.
    open var series: [AXDataSeriesDescriptor]
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Additional axes.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Creates a descriptor.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }

    /// Creates a descriptor with an attributed title.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        (self.attributedTitle, self.summary, self.xAxis, self.yAxis) = (attributedTitle, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes ?? [], series: series)
        (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
        return copy
    }
}

/// An axis of a chart.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axdataaxisdescriptor)
public protocol AXDataAxisDescriptor: NSCopying {
    /// The title.
    var title: String { get set }
    /// The title, with attributes that specify how it is spoken.
    var attributedTitle: NSAttributedString { get set }
}

/// A numeric axis.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor)
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of a numeric axis.
    public enum ScaleType: Int, Sendable {
        /// Linear, common logarithm, or natural logarithm.
        case linear, log10, ln
    }

    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    open var attributedTitle: NSAttributedString
    /// The scale of the axis. Linear by default.
    open var scaleType = ScaleType.linear
    /// The range of values.
    open var range: ClosedRange<Double>
    /// The positions of the grid lines.
    open var gridlinePositions: [Double]
    /// Returns the spoken description of a value.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    /// Creates an axis with an attributed title.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.attributedTitle, self.range, self.gridlinePositions) = (attributedTitle, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// A categorical axis.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor)
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    open var attributedTitle: NSAttributedString
    /// The categories, in order.
    open var categoryOrder: [String]

    /// Creates an axis.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    /// Creates an axis with an attributed title.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}

/// An object with a chart that can be described.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axchart)
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
    /// The description of the chart; nil for none.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

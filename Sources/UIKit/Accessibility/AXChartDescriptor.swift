public import CoreGraphics
public import Foundation

/// What a chart shows, for those who hear it rather than see it.
///
/// Nothing here plays a chart as sound: descriptors are what a program says, for its tests and for assistive technologies that ask.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axchartdescriptor)
open class AXChartDescriptor: NSObject, NSCopying {
    /// How the chart's contents go.
    public enum ContentDirection: Int, Sendable {
        /// From left to right, from right to left, from above, or from below.
        case leftToRight, rightToLeft, topToBottom, bottomToTop
        /// Around the middle, clockwise or counterclockwise.
        case radialClockwise, radialCounterClockwise
    }

    /// The title. Nil where it has none.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The title with attributes that say how it is spoken.
    open var attributedTitle: NSAttributedString?
    /// What the chart says, in a sentence.
    open var summary: String?
    /// How its contents go. From left to right by default.
    open var contentDirection = ContentDirection.leftToRight
    /// Where it is; the frame of its element by default.
    open var contentFrame = CGRect.null
    /// The series of data.
    open var series: [AXDataSeriesDescriptor]
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Makes a descriptor.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }

    /// Makes a descriptor with attributes of its title.
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
    /// What the axis measures.
    var title: String { get set }
    /// The same with attributes that say how it is spoken.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor)
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers lie along the axis.
    public enum ScaleType: Int, Sendable {
        /// Evenly, by their logarithms, or by their natural logarithms.
        case linear, log10, ln
    }

    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    open var attributedTitle: NSAttributedString
    /// How numbers lie along the axis. Evenly by default.
    open var scaleType = ScaleType.linear
    /// The least and the greatest number.
    open var range: ClosedRange<Double>
    /// Where lines of the grid are.
    open var gridlinePositions: [Double]
    /// Says a number.
    open var valueDescriptionProvider: (Double) -> String

    /// Makes an axis.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    /// Makes an axis with attributes of its title.
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

/// An axis of categories.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor)
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    open var attributedTitle: NSAttributedString
    /// The categories, in order.
    open var categoryOrder: [String]

    /// Makes an axis.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    /// Makes an axis with attributes of its title.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}

/// What has a chart to describe.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axchart)
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
    /// What the chart shows; nil for nothing.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

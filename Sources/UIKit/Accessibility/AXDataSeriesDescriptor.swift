public import Foundation

/// A data series of a chart.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axdataseriesdescriptor)
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// The name of the series.
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }
    /// The same text, with attributes that specify how it is spoken.
    open var attributedName: NSAttributedString
    /// Whether there are values between the points, as in a line chart.
    open var isContinuous: Bool
    /// The data points.
    open var dataPoints: [AXDataPoint]

    /// Creates a series.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// Creates a series with an attributed name.
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.attributedName, self.isContinuous, self.dataPoints) = (attributedName, isContinuous, dataPoints)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A data point of a series.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axdatapoint)
open class AXDataPoint: NSObject, NSCopying {
    /// The value along the horizontal axis.
    open var xValue: AXDataPointValue
    /// The value along the vertical axis; nil for none.
    open var yValue: AXDataPointValue?
    /// The values along the additional axes.
    open var additionalValues: [AXDataPointValue]
    /// The label; nil for none.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The same text, with attributes that specify how it is spoken.
    open var attributedLabel: NSAttributedString?

    private init(
        _ x: AXDataPointValue, _ y: AXDataPointValue?, _ additional: [AXDataPointValue], _ label: NSAttributedString?
    ) { (xValue, yValue, additionalValues, attributedLabel) = (x, y, additional, label) }

    /// A value along an additional axis.
    public enum Value {
        /// A number.
        case number(Double)
        /// A category.
        case category(String)

        fileprivate var object: AXDataPointValue {
            switch self {
            case .number(let number): AXDataPointValue(number: number)
            case .category(let name): AXDataPointValue(category: name)
            }
        }
    }

    /// Creates a point with a numeric horizontal value.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(
            AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) }, additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) })
    }

    /// Creates a point with a categorical horizontal value.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(
            AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) }, additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) })
    }

    open func copy(with zone: NSZone? = nil) -> Any { AXDataPoint(xValue, yValue, additionalValues, attributedLabel) }
}

/// A value of a data point: a number or a category.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axdatapointvalue)
open class AXDataPointValue: NSObject, NSCopying {
    /// The number. 0 for a category.
    open var number: Double
    /// The category. Empty for a number.
    open var category: String

    /// Creates a numeric value.
    public init(number: Double) { (self.number, category) = (number, "") }

    /// Creates a categorical value.
    public init(category: String) { (number, self.category) = (0, category) }

    open func copy(with zone: NSZone? = nil) -> Any {
        category.isEmpty ? AXDataPointValue(number: number) : AXDataPointValue(category: category)
    }
}

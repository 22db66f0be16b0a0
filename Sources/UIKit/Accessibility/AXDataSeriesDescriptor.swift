public import Foundation

/// A series of a chart's data.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axdataseriesdescriptor)
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// What the series is called.
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }
    /// The same with attributes that say how it is spoken.
    open var attributedName: NSAttributedString
    /// Whether there are values between the points, as there are along a line.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// Makes a series.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// Makes a series with attributes of its name.
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.attributedName, self.isContinuous, self.dataPoints) = (attributedName, isContinuous, dataPoints)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A point of a series.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axdatapoint)
open class AXDataPoint: NSObject, NSCopying {
    /// Its value along the horizontal axis.
    open var xValue: AXDataPointValue
    /// Its value along the vertical axis; nil for none.
    open var yValue: AXDataPointValue?
    /// Its values along the further axes.
    open var additionalValues: [AXDataPointValue]
    /// What it is called; nil for nothing.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The same with attributes that say how it is spoken.
    open var attributedLabel: NSAttributedString?

    private init(
        _ x: AXDataPointValue, _ y: AXDataPointValue?, _ additional: [AXDataPointValue], _ label: NSAttributedString?
    ) { (xValue, yValue, additionalValues, attributedLabel) = (x, y, additional, label) }

    /// A value along a further axis.
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

    /// Makes a point of two numbers.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(
            AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) }, additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) })
    }

    /// Makes a point of a category and a number.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(
            AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) }, additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) })
    }

    open func copy(with zone: NSZone? = nil) -> Any { AXDataPoint(xValue, yValue, additionalValues, attributedLabel) }
}

/// A value of a point: a number, or a category.
/// [Apple's reference](https://developer.apple.com/documentation/accessibility/axdatapointvalue)
open class AXDataPointValue: NSObject, NSCopying {
    /// The number. 0 for a category.
    open var number: Double
    /// The category. Empty for a number.
    open var category: String

    /// Makes a number.
    public init(number: Double) { (self.number, category) = (number, "") }

    /// Makes a category.
    public init(category: String) { (number, self.category) = (0, category) }

    open func copy(with zone: NSZone? = nil) -> Any {
        category.isEmpty ? AXDataPointValue(number: number) : AXDataPointValue(category: category)
    }
}

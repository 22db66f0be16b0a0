import Foundation

extension Double {
    /// Creates a number from a dictionary's value of any type. Nil for anything that is not a finite number.
    package init?(attribute value: Any) {
        let number: Double? =
            switch value {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as any BinaryInteger: Double(value)
            case let value as NSNumber: value.doubleValue
            case let value as Bool: value ? 1 : 0
            default: nil
            }
        guard let number, number.isFinite else { return nil }
        self = number
    }
}

extension Int {
    /// Creates an integer from a dictionary's value; fractions are truncated.
    package init?(attribute value: Any) {
        guard let number = Double(attribute: value), let whole = Int(exactly: number.rounded(.towardZero)) else {
            return nil
        }
        self = whole
    }
}

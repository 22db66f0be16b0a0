import Foundation

extension Double {
    /// A number that somebody put into a dictionary, of whatever type. Nil for what is no number, or not a finite one.
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
    /// A whole number that somebody put into a dictionary; what lies between two is cut off.
    package init?(attribute value: Any) {
        guard let number = Double(attribute: value), let whole = Int(exactly: number.rounded(.towardZero)) else {
            return nil
        }
        self = whole
    }
}

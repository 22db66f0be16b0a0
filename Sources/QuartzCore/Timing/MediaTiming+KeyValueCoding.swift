import CoreGraphics
import Foundation

extension MediaTiming {
    /// Returns the value of one of the eight keys.
    func value(forKey key: String) -> Any? {
        switch key {
        case "beginTime": NSNumber(value: beginTime)
        case "duration": NSNumber(value: duration)
        case "speed": NSNumber(value: speed)
        case "timeOffset": NSNumber(value: timeOffset)
        case "repeatCount": NSNumber(value: repeatCount)
        case "repeatDuration": NSNumber(value: repeatDuration)
        case "autoreverses": NSNumber(value: autoreverses)
        case "fillMode": fillMode.keyValue
        default: nil
        }
    }

    /// Sets one of the eight keys; returns false when the value is not valid for it.
    mutating func set(_ value: Any, forKey key: String) -> Bool {
        if key == "fillMode" {
            guard case .string(let name)? = AnimationValue(value, as: .string) else { return false }
            fillMode = CAMediaTimingFillMode(rawValue: name)
            return true
        }
        // Infinity is a valid duration, though not a valid property value.
        guard let number = (value as? NSNumber)?.doubleValue ?? AnimationValue.number(value).map({ Double($0) }) else {
            return false
        }
        switch key {
        case "beginTime" where number.isFinite: beginTime = number
        case "duration" where number >= 0: duration = number
        case "speed" where number.isFinite: speed = Float(number)
        case "timeOffset" where number.isFinite: timeOffset = number
        case "repeatCount" where number >= 0: repeatCount = Float(number)
        case "repeatDuration" where number >= 0: repeatDuration = number
        case "autoreverses" where !number.isNaN: autoreverses = number != 0
        default: return false
        }
        return true
    }
}

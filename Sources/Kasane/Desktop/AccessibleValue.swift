import CoreGraphics
import UIKit

/// The number of a slider, a progress bar or whatever else is adjusted.
@MainActor
struct AccessibleValue {
    var minimum: Double
    var maximum: Double
    var current: Double
    /// The smallest step; 0 for any.
    var step: Double

    /// The value of a responder; nil for one without a number.
    init?(_ responder: UIResponder) {
        switch responder {
        case let slider as UISlider:
            (minimum, maximum) = (Double(slider.minimumValue), Double(slider.maximumValue))
            (current, step) = (Double(slider.value), 0)
        case let bar as UIProgressView: (minimum, maximum, current, step) = (0, 1, Double(bar.progress), 0)
        case let pages as UIPageControl:
            (minimum, maximum) = (0, Double(max(0, pages.numberOfPages - 1)))
            (current, step) = (Double(pages.currentPage), 1)
        default:
            guard responder.accessibilityTraits.contains(.adjustable),
                let number = AccessibleValue.number(in: responder.accessibilityValue)
            else { return nil }
            let isPercentage = responder.accessibilityValue?.contains("%") == true
            let limit = Double(Int32.max)
            (minimum, maximum) = isPercentage ? (0, 100) : (-limit, limit)
            (current, step) = (number, 0)
        }
        guard minimum.isFinite, maximum.isFinite, current.isFinite else { return nil }
    }

    /// The number that a spoken value begins with.
    nonisolated static func number(in text: String?) -> Double? {
        guard let text else { return nil }
        let digits = text.prefix { $0.isNumber || "+-.,".contains($0) }.replacing(",", with: ".")
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }

    /// How often an element is asked to change by a step on the way to a number.
    private static let maxSteps = 200

    /// Sets the number as a user does; false where it cannot be set.
    static func set(_ wanted: Double, of responder: UIResponder) -> Bool {
        guard wanted.isFinite, !responder.accessibilityTraits.contains(.notEnabled),
            let value = AccessibleValue(responder)
        else { return false }
        let target = min(max(wanted, value.minimum), value.maximum)
        if let slider = responder as? UISlider {
            slider.setValue(Float(target), animated: false)
            slider.sendActions(for: [.valueChanged, .primaryActionTriggered])
            return true
        }
        guard responder.accessibilityTraits.contains(.adjustable) else { return false }
        return approach(target, responder)
    }

    /// Goes on by the element's own steps until they lead away from the number, or nowhere.
    private static func approach(_ target: Double, _ responder: UIResponder) -> Bool {
        for _ in 0..<maxSteps {
            guard let before = AccessibleValue(responder)?.current, before != target else { return true }
            let goesUp = target > before
            if goesUp { responder.accessibilityIncrement() } else { responder.accessibilityDecrement() }
            guard let after = AccessibleValue(responder)?.current, after != before else { return true }
            if abs(after - target) < abs(before - target) { continue }
            // The step before was nearer.
            if goesUp { responder.accessibilityDecrement() } else { responder.accessibilityIncrement() }
            return true
        }
        return true
    }
}

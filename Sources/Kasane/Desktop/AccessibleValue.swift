import CoreGraphics
import UIKit

/// The numeric value of a slider, a progress bar or any other adjustable element.
@MainActor
struct AccessibleValue {
    var minimum: Double
    var maximum: Double
    var current: Double
    /// The step; 0 for any value.
    var step: Double

    /// Creates the value of a responder; returns nil for one without a number.
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

    /// Returns the number at the start of a spoken value.
    nonisolated static func number(in text: String?) -> Double? {
        guard let text else { return nil }
        let digits = text.prefix { $0.isNumber || "+-.,".contains($0) }.replacing(",", with: ".")
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The maximum number of times an element is incremented or decremented to reach a number.
    private static let maxSteps = 200

    /// Sets the number as user input does; returns false if it can't be set.
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

    /// Increments or decrements the element until its steps lead away from the number, or have no effect.
    private static func approach(_ target: Double, _ responder: UIResponder) -> Bool {
        for _ in 0..<maxSteps {
            guard let before = AccessibleValue(responder)?.current, before != target else { return true }
            let goesUp = target > before
            if goesUp { responder.accessibilityIncrement() } else { responder.accessibilityDecrement() }
            guard let after = AccessibleValue(responder)?.current, after != before else { return true }
            if abs(after - target) < abs(before - target) { continue }
            // The previous step was nearer.
            if goesUp { responder.accessibilityDecrement() } else { responder.accessibilityIncrement() }
            return true
        }
        return true
    }
}

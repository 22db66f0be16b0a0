import CoreGraphics
import Raster

extension FilterInputs {
    /// A number clamped to a range.
    func number(_ key: String, _ range: ClosedRange<Double>) -> Double {
        max(range.lowerBound, min(number(key), range.upperBound))
    }

    /// A rectangle; `other` if it is empty.
    func rect(_ key: String, or other: CGRect) -> CGRect {
        let rect = vector(key).cgRectValue.standardized
        return rect.isEmpty ? other : rect
    }

    func turn(_ center: String = kCIInputCenterKey, angle: String = kCIInputAngleKey) -> Turn {
        Turn(point(center), number(angle))
    }
}

import CoreGraphics
import Raster

/// A rectangle with rounded corners, by `cornerRadius`, `maskedCorners` and `cornerCurve`.
struct RoundedRectangle {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve

    /// Clamps the radius to between zero and half of the shorter side.
    init(rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
        self.rect = rect.standardized
        self.radius = max(0, min(radius, min(self.rect.width, self.rect.height) / 2))
        self.corners = corners
        self.curve = curve
    }

    var isPlain: Bool { radius <= 0 || corners.isEmpty }

    /// The concentric rounded rectangle inset by a distance, such as a border's inner edge. Nil when it is empty.
    func insetBy(_ d: CGFloat) -> RoundedRectangle? {
        guard rect.width > 2 * d, rect.height > 2 * d else { return nil }
        return RoundedRectangle(rect: rect.insetBy(dx: d, dy: d), radius: radius - d, corners: corners, curve: curve)
    }

    /// The rectangle as the rasterizer's type.
    var box: RoundedBox {
        RoundedBox(
            Box(rect), radius: Double(radius), corners: .init(rawValue: UInt8(corners.rawValue & 15)),
            curve: curve == .continuous ? .continuous : .circular)
    }

    var shape: Shape { isPlain ? .rectangle(Box(rect)) : .rounded(box) }
}

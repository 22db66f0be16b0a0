package import CoreGraphics
import QuartzCore
import UIKit

/// A blur of the backdrop, covered by a tint.
package struct MaterialPaint: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    /// The factor by which the backdrop's saturation is increased.
    let saturation: CGFloat
    /// The tint painted over the blur.
    package var veil: CGColor
    /// The opacity of the whole material, in 0...1.
    var opacity: CGFloat = 1

    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        let material = BlurMaterial(style, isDark: isDark)
        (radius, saturation, veil) = (material.radius, material.saturation, material.veil.cgColor)
    }

    /// The tint, which represents the material if nothing can be blurred.
    package var color: CGColor { veil.copy(alpha: veil.alpha * opacity) ?? veil }

    package func faded(_ fraction: CGFloat) -> MaterialPaint {
        var copy = self
        copy.opacity *= fraction
        return copy
    }

    /// Makes a layer blur its backdrop.
    func show(in layer: CALayer) {
        let saturate = CAFilter(type: "colorSaturate")
        saturate.setValue(saturation, forKey: "inputAmount")
        let blur = CAFilter(type: "gaussianBlur")
        blur.setValue(radius, forKey: "inputRadius")
        layer.backgroundFilters = [saturate, blur]
    }
}

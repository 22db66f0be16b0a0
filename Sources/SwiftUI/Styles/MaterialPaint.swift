package import CoreGraphics
import QuartzCore
import UIKit

/// A blur of what lies behind, below a veil.
package struct MaterialPaint: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    /// How much more colourful what lies behind gets.
    let saturation: CGFloat
    /// What is painted over the blur.
    package var veil: CGColor
    /// How much of the whole is seen, in 0...1.
    var opacity: CGFloat = 1

    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        let material = BlurMaterial(style, isDark: isDark)
        (radius, saturation, veil) = (material.radius, material.saturation, material.veil.cgColor)
    }

    /// The veil, which stands for the material where nothing is blurred.
    package var color: CGColor { veil.copy(alpha: veil.alpha * opacity) ?? veil }

    package func faded(_ fraction: CGFloat) -> MaterialPaint {
        var copy = self
        copy.opacity *= fraction
        return copy
    }

    /// Has a layer blur what lies behind it.
    func show(in layer: CALayer) {
        let saturate = CAFilter(type: "colorSaturate")
        saturate.setValue(saturation, forKey: "inputAmount")
        let blur = CAFilter(type: "gaussianBlur")
        blur.setValue(radius, forKey: "inputRadius")
        layer.backgroundFilters = [saturate, blur]
    }
}

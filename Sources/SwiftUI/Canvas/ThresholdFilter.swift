import CoreGraphics
import QuartzCore
import Raster

/// Replaces pixels of a range of opacities with one colour, and clears the others.
enum ThresholdFilter {
    /// - Parameters:
    ///   - least: the minimum opacity.
    ///   - greatest: the maximum opacity.
    ///   - color: the colour of these pixels.
    static func make(_ least: Double, _ greatest: Double, _ color: CGColor) -> ShaderFilter {
        let parts = color.paintComponents
        return ShaderFilter(
            PixelProgram(reach: (0, 0)) { position, source in
                let alpha = source.sample(position).w
                return alpha >= Float(least) && alpha <= Float(greatest) && alpha > 0 ? parts : .zero
            })
    }
}

extension CGColor {
    /// The premultiplied red, green and blue, and the alpha, in sRGB.
    fileprivate var paintComponents: SIMD4<Float> {
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        let own = converted(to: space, intent: .defaultIntent, options: nil) ?? self
        guard let parts = own.components, parts.count == 4 else { return SIMD4(0, 0, 0, 1) }
        let alpha = Float(parts[3])
        return SIMD4(Float(parts[0]) * alpha, Float(parts[1]) * alpha, Float(parts[2]) * alpha, alpha)
    }
}

import Foundation
import LayerTestSupport
import Raster

extension ReferencePlane {
    /// Applies an effect to the whole image. Blurs enlarge it.
    mutating func apply(_ effect: Effect) {
        switch effect {
        case .blur(let blur):
            self = blurred(blur.deviationX, blur.deviationY)
        case .color(let matrix):
            forEachPixel(of: area) { _, _, pixel in
                let color = pixel.w > 0 ? pixel / pixel.w : .zero
                let straight = SIMD4(color.x, color.y, color.z, pixel.w)
                func channel(_ row: ColorMatrix.Row, _ bias: Float) -> Float {
                    let sum = row.x * straight.x + row.y * straight.y + row.z * straight.z + row.w * straight.w
                    return max(0, min(sum + bias, 1))
                }
                let alpha = channel(matrix.alpha, matrix.bias.w)
                return SIMD4(
                    channel(matrix.red, matrix.bias.x) * alpha, channel(matrix.green, matrix.bias.y) * alpha,
                    channel(matrix.blue, matrix.bias.z) * alpha, alpha)
            }
        case .luminanceToAlpha:
            forEachPixel(of: area) { _, _, pixel in
                SIMD4(0, 0, 0, 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z)
            }
        case .vignette(let vignette):
            forEachPixel(of: area) { x, y, pixel in
                let distance = hypot(Double(x) + 0.5 - vignette.center.x, Double(y) + 0.5 - vignette.center.y)
                let depth = vignette.outerRadius - vignette.innerRadius
                let t = max(0, min((distance - vignette.innerRadius) / max(depth, 1e-6), 1))
                // A smooth step from nothing to full strength.
                let light = max(0, 1 - Float(t * t * (3 - 2 * t)) * vignette.intensity)
                return SIMD4(
                    min(pixel.x * light, pixel.w), min(pixel.y * light, pixel.w), min(pixel.z * light, pixel.w),
                    pixel.w)
            }
        case .bloom(let bloom):
            let sharp = self
            self = blurred(bloom.blur.deviationX, bloom.blur.deviationY)
            forEachPixel(of: area) { x, y, blurred in
                let (light, pixel) = (blurred * bloom.intensity, sharp.at(x, y))
                return (pixel + light - pixel * light).clamped(lowerBound: .zero, upperBound: .one)
            }
        case .computed:
            // Random scenes have no functions: their own tests cover these.
            break
        }
    }

    /// Blurs by a Gaussian's values at the centres of pixels, truncated at three standard deviations: along the rows,
    /// then across them.
    private func blurred(_ deviationX: Double, _ deviationY: Double) -> ReferencePlane {
        let (across, down) = (Self.weights(deviationX), Self.weights(deviationY))
        let (reachX, reachY) = (across.count / 2, down.count / 2)
        var along = ReferencePlane(
            area: PixelRect(x: area.x - reachX, y: area.y, width: area.width + 2 * reachX, height: area.height),
            rounding: rounding)
        along.forEachPixel(of: along.area) { x, y, _ in
            zip(-reachX...reachX, across).reduce(Pixel.zero) { $0 + at(x + $1.0, y) * Float($1.1) }
        }
        var result = ReferencePlane(
            area: PixelRect(
                x: along.area.x, y: area.y - reachY, width: along.area.width, height: area.height + 2 * reachY),
            rounding: rounding)
        result.forEachPixel(of: result.area) { x, y, _ in
            zip(-reachY...reachY, down).reduce(Pixel.zero) { $0 + along.at(x, y + $1.0) * Float($1.1) }
        }
        return result
    }

    private static func weights(_ deviation: Double) -> [Double] {
        guard deviation > 0 else { return [1] }
        let reach = Int((3 * deviation).rounded(.up))
        let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let total = values.reduce(0, +)
        return values.map { $0 / total }
    }
}

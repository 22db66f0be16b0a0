import Foundation
import CoreGraphics
import Raster

/// Options of automatic adjustment.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether tones and colours are adjusted; a `Bool`, true by default.
    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
}

extension CIImage {
    /// Returns filters that improve the image's tones and colours, each to be applied to the previous one's result.
    public func autoAdjustmentFilters() -> [CIFilter] { autoAdjustmentFilters(options: nil) }

    /// Returns filters that improve the image's tones and colours: `CIVibrance` for dull colours, a `CIToneCurve` that
    /// spreads the tones over the full range, and `CIHighlightShadowAdjust` for deep shadows. Filters without effect
    /// are omitted; there are none for an empty or infinite image.
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]?) -> [CIFilter] {
        let isWanted = options?[.enhance].map { ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue ?? true } ?? true
        guard isWanted, let tones = ImageTones(self) else { return [] }
        var filters: [CIFilter] = []
        func add(_ name: String, _ inputs: [String: Any]) {
            CIFilter(name: name, parameters: inputs).map { filters.append($0) }
        }
        if tones.saturation > 0.02, tones.saturation < 0.25 {
            add("CIVibrance", ["inputAmount": min(0.5, (0.25 - tones.saturation) * 2)])
        }
        let (low, high) = (min(tones.low, 0.25), max(tones.high, 0.7))
        if low > 0.02 || high < 0.98 {
            // The darkest and the brightest percent map to the ends.
            func tone(_ v: Double) -> CIVector { CIVector(x: v, y: max(0, min((v - low) / (high - low), 1))) }
            add(
                "CIToneCurve",
                [
                    "inputPoint0": tone(0), "inputPoint1": tone(0.25), "inputPoint2": tone(0.5),
                    "inputPoint3": tone(0.75), "inputPoint4": tone(1),
                ])
        }
        if tones.shadows > 0.4 {
            add("CIHighlightShadowAdjust", ["inputShadowAmount": min(0.8, tones.shadows - 0.2), "inputRadius": 5])
        }
        return filters
    }
}

/// The perceptual tones of an image.
struct ImageTones {
    /// The tones of the first and the 99th percentile.
    let low, high: Double
    /// The fraction of pixels that are darker than a fifth.
    let shadows: Double
    /// The mean difference between a pixel's maximum and minimum channels.
    let saturation: Double

    /// Samples some tens of thousands of pixels.
    init?(_ image: CIImage) {
        let extent = image.extent
        guard !extent.isInfinite, !extent.isEmpty else { return nil }
        let scale = min(1, 200 / max(extent.width, extent.height))
        let shown = scale < 1 ? image.transformed(by: CGAffineTransform(scaleX: scale, y: scale)) : image
        let area = shown.extent.integral
        let (width, height) = (Int(area.width), Int(area.height))
        guard width > 0, height > 0 else { return nil }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        pixels.withUnsafeMutableBytes {
            guard let base = $0.baseAddress else { return }
            CIContext().render(
                shown, toBitmap: base, rowBytes: width * 4, bounds: area, format: .RGBA8,
                colorSpace: CGColorSpace(kind: .sRGB))
        }
        var counts = [Int](repeating: 0, count: 256)
        var (total, spread) = (0, 0.0)
        for i in stride(from: 0, to: pixels.count, by: 4) where pixels[i + 3] > 127 {
            let (r, g, b) = (Double(pixels[i]), Double(pixels[i + 1]), Double(pixels[i + 2]))
            counts[Int((0.2126 * r + 0.7152 * g + 0.0722 * b).rounded())] += 1
            spread += (max(r, g, b) - min(r, g, b)) / 255
            total += 1
        }
        guard total > 0 else { return nil }
        func tone(_ part: Double) -> Double {
            var sum = 0
            for (level, count) in counts.enumerated() {
                sum += count
                if Double(sum) > part * Double(total) { return Double(level) / 255 }
            }
            return 1
        }
        (low, high) = (tone(0.01), tone(0.99))
        shadows = Double(counts[..<51].reduce(0, +)) / Double(total)
        saturation = spread / Double(total)
    }
}

import Raster
import TestSupport

/// An image of premultiplied floating-point numbers, 1 for full.
struct ReferencePlane {
    typealias Pixel = SIMD4<Float>

    let area: PixelRect
    /// The seed of random rounding: each pixel is off by up to a level whenever it is painted, so that results of
    /// different seeds differ by as much as errors of a level are amplified.
    let rounding: UInt64?
    private var pixels: [Pixel]

    init(area: PixelRect, rounding: UInt64? = nil) {
        self.area = area
        self.rounding = rounding
        pixels = Array(repeating: .zero, count: area.width * area.height)
    }

    subscript(x: Int, y: Int) -> Pixel {
        get { pixels[(y - area.y) * area.width + x - area.x] }
        set { pixels[(y - area.y) * area.width + x - area.x] = newValue }
    }

    /// Returns the pixel; transparent outside.
    func at(_ x: Int, _ y: Int) -> Pixel {
        area.contains(PixelRect(x: x, y: y, width: 1, height: 1)) ? self[x, y] : .zero
    }

    /// Replaces each pixel by the result of `body`.
    mutating func forEachPixel(of rect: PixelRect, _ body: (Int, Int, Pixel) -> Pixel) {
        let rect = rect.intersection(area)
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                let pixel = body(x, y, self[x, y])
                self[x, y] = rounding.map { Self.byChance(pixel, $0, x, y) } ?? pixel
            }
        }
    }

    /// Returns the pixel with random errors of up to a level; full and empty values are unchanged.
    private static func byChance(_ pixel: Pixel, _ number: UInt64, _ x: Int, _ y: Int) -> Pixel {
        let place = UInt64(UInt32(truncatingIfNeeded: x)) << 32 | UInt64(UInt32(truncatingIfNeeded: y))
        var random = SeededRandom(seed: number ^ place ^ UInt64(pixel.w.bitPattern) << 16)
        var result = pixel
        for channel in [3, 0, 1, 2] where pixel[channel] > 0 && pixel[channel] < 1 {
            let error = Float.random(in: -1...1, using: &random) / 255
            result[channel] = max(0, min(pixel[channel] + error, channel == 3 ? 1 : result.w))
        }
        return result
    }

    /// Returns the image extended by its outermost pixels.
    func grown(by reach: Double) -> ReferencePlane {
        var result = ReferencePlane(area: area.insetBy(-Int(reach.rounded(.up))), rounding: rounding)
        result.forEachPixel(of: result.area) { x, y, _ in
            self[max(area.x, min(x, area.maxX - 1)), max(area.y, min(y, area.maxY - 1))]
        }
        return result
    }

    /// Writes bytes to a buffer whose first pixel is (0, 0).
    func write(_ rect: PixelRect, to buffer: PixelBuffer) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                let value = (self[x, y].clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(
                    .toNearestOrAwayFromZero)
                let bytes = SIMD4<UInt8>(value)
                for channel in 0..<4 { buffer.base[y * buffer.bytesPerRow + x * 4 + channel] = bytes[channel] }
            }
        }
    }
}

extension BlendMode {
    /// Composites a premultiplied pixel over another; Porter and Duff's factors, and the sum.
    func join(_ s: SIMD4<Float>, over b: SIMD4<Float>) -> SIMD4<Float> {
        let (sa, ba) = (s.w, b.w)
        switch self {
        case .sourceOver: return s + b * (1 - sa)
        case .copy: return s
        case .clear: return .zero
        case .sourceIn: return s * ba
        case .sourceOut: return s * (1 - ba)
        case .sourceAtop: return s * ba + b * (1 - sa)
        case .destinationOver: return s * (1 - ba) + b
        case .destinationIn: return b * sa
        case .destinationOut: return b * (1 - sa)
        case .destinationAtop: return s * (1 - ba) + b * sa
        case .xor: return s * (1 - ba) + b * (1 - sa)
        case .plusLighter: return (s + b).clamped(lowerBound: .zero, upperBound: .one)
        default:
            let name = self == .plusDarker ? "plusD" : "\(self)BlendMode"
            return ReferenceBlends.join(name, s, over: b)
        }
    }
}

extension BlendFormula {
    func join(_ s: SIMD4<Float>, over b: SIMD4<Float>) -> SIMD4<Float> {
        let names: [BlendFormula: String] = [
            .multiplication: "multiply", .maximum: "maximum", .minimum: "minimum", .destination: "dest",
            .destinationLessSource: "subtractS", .sourceLessDestination: "subtractD",
        ]
        return ReferenceBlends.join(names[self] ?? rawValue + "BlendMode", s, over: b)
    }
}

extension ReferenceBlends {
    fileprivate static func join(_ name: String, _ s: SIMD4<Float>, over b: SIMD4<Float>) -> SIMD4<Float> {
        guard let result = blend(name, Pixel(s), Pixel(b)) else { fatalError("no mode \(name)") }
        return SIMD4<Float>(result)
    }
}

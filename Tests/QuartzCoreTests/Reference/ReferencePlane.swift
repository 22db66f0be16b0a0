import Raster

/// A picture of premultiplied floating-point numbers, 1 for full.
struct ReferencePlane {
    typealias Pixel = SIMD4<Float>

    let area: PixelRect
    private var pixels: [Pixel]

    init(area: PixelRect) {
        self.area = area
        pixels = Array(repeating: .zero, count: area.width * area.height)
    }

    subscript(x: Int, y: Int) -> Pixel {
        get { pixels[(y - area.y) * area.width + x - area.x] }
        set { pixels[(y - area.y) * area.width + x - area.x] = newValue }
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
    /// What becomes of a premultiplied pixel under another; Porter and Duff's factors, and the sum.
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
        default: fatalError("the reference compositor does not know the mode \(self)")
        }
    }
}

import CoreGraphics
import Raster

/// Computes each pixel of an image from its position and from samples of inputs.
protocol Shading: Sendable {
    /// The part of input `index` that affects `region`; by default the region itself.
    func needed(_ index: Int, for region: PixelRect) -> PixelRect
    /// The pixel around (x, y), premultiplied.
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float>
}

extension Shading {
    func needed(_ index: Int, for region: PixelRect) -> PixelRect { region }
}

/// The inputs of a shading; transparent if no pixels are nearby.
struct ShadingInputs: Sendable {
    let images: [FloatImage?]

    /// The bilinear sample of an input.
    @inline(__always)
    func linear(_ index: Int, _ x: Double, _ y: Double) -> SIMD4<Float> { images[index]?.linear(x, y) ?? .zero }

    /// The bilinear sample of an input whose edge pixels are extended.
    @inline(__always)
    func extended(_ index: Int, _ x: Double, _ y: Double) -> SIMD4<Float> {
        guard let image = images[index] else { return .zero }
        let bounds = image.bounds
        return image.linear(
            max(Double(bounds.x) + 0.5, min(x, Double(bounds.maxX) - 0.5)),
            max(Double(bounds.y) + 0.5, min(y, Double(bounds.maxY) - 0.5)))
    }

    /// The pixel of an input that contains (x, y).
    @inline(__always)
    func nearest(_ index: Int, _ x: Double, _ y: Double) -> SIMD4<Float> { images[index]?.nearest(x, y) ?? .zero }
}

/// An image computed by a shading.
final class ShadingNode<S: Shading>: ImageNode, @unchecked Sendable {
    private let inputs: [ImageNode]
    private let make: @Sendable (WorkingSpace) -> S

    init(_ inputs: [ImageNode] = [], extent: CGRect, _ make: @escaping @Sendable (WorkingSpace) -> S) {
        self.inputs = inputs
        self.make = make
        super.init(extent: extent, inputs: inputs)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let shading = make(pass.space)
        var images: [FloatImage?] = []
        for (index, input) in inputs.enumerated() {
            let needed = shading.needed(index, for: region).intersection(input.pixels)
            guard !needed.isEmpty else {
                images.append(nil)
                continue
            }
            guard let image = pass.image(of: input, needed) else { return nil }
            images.append(image)
        }
        let samples = ShadingInputs(images: images)
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width { out[i] = shading.color(Double(region.x + i) + 0.5, Double(y) + 0.5, samples) }
        }
    }
}

/// A rotation about a point, and its inverse.
struct Turn: Sendable {
    let center: Point
    let cos, sin: Double

    init(_ center: Point, _ angle: Double) {
        self.center = center
        (cos, sin) = (cosine(angle), sine(angle))
    }

    /// The coordinates along the rotated axes, from the centre.
    @inline(__always)
    func inward(_ x: Double, _ y: Double) -> Point {
        let (dx, dy) = (x - center.x, y - center.y)
        return Point(dx * cos + dy * sin, dy * cos - dx * sin)
    }

    /// The point at coordinates along the rotated axes.
    @inline(__always)
    func outward(_ p: Point) -> Point { Point(center.x + p.x * cos - p.y * sin, center.y + p.x * sin + p.y * cos) }
}

@inline(__always)
func smoothstep(_ low: Double, _ high: Double, _ v: Double) -> Double {
    guard high > low else { return v < low ? 0 : 1 }
    let t = max(0, min((v - low) / (high - low), 1))
    return t * t * (3 - 2 * t)
}

@inline(__always)
func unit(_ v: Double) -> Double { max(0, min(v, 1)) }

extension SIMD4<Float> {
    @inline(__always)
    func mixed(_ other: Self, _ part: Double) -> Self { self + (other - self) * Float(part) }

    /// The luminance of the pixel.
    @inline(__always)
    var luminance: Double { Double((ColorMatrix.luminance * self).sum()) }

    /// The pixel with its colours scaled and the same alpha.
    @inline(__always)
    func lit(_ factor: Double) -> Self {
        var result = self * Float(factor)
        result.w = w
        return result
    }
}

internal import CPixelKernels

/// An effect applied to an image before compositing. Lengths are in pixels; colours are in their encoding.
public enum Effect: Sendable, Equatable {
    /// A Gaussian blur.
    case blur(GaussianFilter)
    /// Applied to unpremultiplied colours, with the result clamped to 0...1.
    case color(ColorMatrix)
    /// Black, with each colour's luminance times its alpha as the new alpha; using unpremultiplied luminance alone
    /// would harden soft edges.
    case luminanceToAlpha
    /// Darkens towards the edges.
    case vignette(Vignette)
    /// A glow.
    case bloom(Bloom)
    /// An effect computed by a function.
    case computed(PixelFunction)

    /// Darkens increasingly from a circle outwards.
    public struct Vignette: Sendable, Equatable {
        /// The circle's centre, in pixels.
        public var center: Point
        /// Inside this radius, colours are unchanged.
        public var innerRadius: Double
        /// From this radius on, the darkening is constant.
        public var outerRadius: Double
        /// The maximum darkening, in 0...1.
        public var intensity: Float

        /// Radii in pixels; the intensity in 0...1.
        public init(center: Point, innerRadius: Double, outerRadius: Double, intensity: Float) {
            self.center = center
            self.innerRadius = innerRadius
            self.outerRadius = outerRadius
            self.intensity = intensity
        }
    }

    /// Screens a blurred copy of the image over it.
    public struct Bloom: Sendable, Equatable {
        /// The blur of the glow.
        public var blur: GaussianFilter
        /// The brightness of the glow: 0 for none, 1 for the unscaled blurred copy.
        public var intensity: Float

        /// The intensity in 0...1.
        public init(blur: GaussianFilter, intensity: Float) {
            self.blur = blur
            self.intensity = intensity
        }
    }

    /// The blur filter, if the effect has one.
    var filter: GaussianFilter? {
        switch self {
        case .blur(let filter): filter
        case .bloom(let bloom): bloom.blur
        case .color, .luminanceToAlpha, .vignette, .computed: nil
        }
    }

    /// Whether the blur is so wide that it works on a downsampled image.
    var isWide: Bool { filter?.isWide ?? false }

    /// The distance in pixels by which a pixel's effect extends along each axis.
    package var reach: (x: Int, y: Int) {
        if case .computed(let function) = self { return (function.reachX, function.reachY) }
        return filter.map { ($0.reachX, $0.reachY) } ?? (0, 0)
    }

    /// The source pixels that affect `region`.
    package func source(of region: PixelRect) -> PixelRect {
        if case .computed(let function) = self { return function.source(of: region) }
        return filter?.source(of: region) ?? region
    }

    /// Applies the effect inside `region`; nil when nothing is left, or memory is short.
    package func apply(to image: FloatImage, region: PixelRect, threads: Int) -> FloatImage? {
        switch self {
        case .blur(let filter):
            return filter.apply(to: image, region: region, threads: threads)
        case .color(let matrix):
            return image.mapped(region: region, threads: threads) { from, to, _ in
                guard let pixels = from.baseAddress else { return }
                matrix.apply(to: pixels, count: from.count, into: to)
            }
        case .luminanceToAlpha:
            return image.mapped(region: region, threads: threads) { from, to, _ in
                for i in 0..<from.count { to[i] = [0, 0, 0, min((ColorMatrix.luminance * from[i]).sum(), 1)] }
            }
        case .vignette(let vignette):
            return image.mapped(region: region, threads: threads) { from, to, place in
                for i in 0..<from.count {
                    to[i] = vignette.apply(from[i], x: Double(place.x + i) + 0.5, y: Double(place.y) + 0.5)
                }
            }
        case .bloom(let bloom):
            return bloom.apply(to: image, region: region, threads: threads)
        case .computed(let function):
            return function.apply(to: image, region: region, threads: threads)
        }
    }
}

extension FloatImage {
    /// An image of `region`; `body` computes each row from the pixels at the same position.
    fileprivate func mapped(
        region: PixelRect, threads: Int,
        _ body: @Sendable (UnsafeBufferPointer<Pixel>, UnsafeMutablePointer<Pixel>, (x: Int, y: Int)) -> Void
    ) -> FloatImage? {
        let area = bounds.intersection(region)
        guard let result = FloatImage(bounds: area) else { return nil }
        result.forEachRow(threads: threads) { y in
            let from = UnsafeBufferPointer(start: row(y) + (area.x - bounds.x), count: area.width)
            body(from, result.row(y), (area.x, y))
        }
        return result
    }
}

extension Effect.Vignette {
    @inline(__always)
    fileprivate func apply(_ pixel: SIMD4<Float>, x: Double, y: Double) -> SIMD4<Float> {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let part = max(0, min((distance - innerRadius) / max(outerRadius - innerRadius, 1e-6), 1))
        // A smoothstep, whose slope is zero at both ends: neither circle is visible as an edge.
        let shade = Float(part * part * (3 - 2 * part)) * intensity
        var result = pixel * max(0, 1 - shade)
        result.w = pixel.w
        return pointwiseMin(result, SIMD4(repeating: pixel.w))
    }
}

extension Effect.Bloom {
    fileprivate func apply(to image: FloatImage, region: PixelRect, threads: Int) -> FloatImage? {
        blur.apply(to: image, region: region, threads: threads).map { light($0, over: image, threads: threads) }
    }

    /// Screens the blurred image `glow`, scaled by the intensity, over the sharp one, in place.
    func light(_ glow: FloatImage, over image: FloatImage?, threads: Int) -> FloatImage {
        let intensity = intensity
        glow.forEachRow(threads: threads) { y in
            let out = glow.row(y)
            let sharp = image.flatMap { y >= $0.bounds.y && y < $0.bounds.maxY ? $0 : nil }
            for i in 0..<glow.width {
                let light = out[i] * intensity
                var pixel = FloatImage.Pixel.zero
                if let sharp {
                    let x = glow.bounds.x + i - sharp.bounds.x
                    // Inside the sharp image's row.
                    if x >= 0, x < sharp.width { pixel = sharp.row(y)[x] }
                }
                // Screening premultiplied colours and alphas by one formula keeps colours below their alphas:
                // 1 - (1 - a) (1 - b) grows with both a and b.
                out[i] = (pixel + light - pixel * light).clamped(lowerBound: .zero, upperBound: .one)
            }
        }
        return glow
    }
}

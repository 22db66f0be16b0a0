import Foundation
import LayerTestSupport
import Raster

/// The premultiplied colour of a paint at the centre of a pixel.
struct ReferencePaint {
    private let paint: Paint
    private let tint: SIMD4<Float>

    init(_ paint: Paint, tint: PaintColor = .white) {
        self.paint = paint
        self.tint = SIMD4(tint.red, tint.green, tint.blue, 1)
    }

    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let center = Point(Double(x) + 0.5, Double(y) + 0.5)
        switch paint {
        case .color(let color):
            return Self.premultiplied(color)
        case .linear(let box):
            let gradient = box.value
            let t = gradient.toPaint.apply(center).x
            guard t >= 0 || gradient.extendsStart, t <= 1 || gradient.extendsEnd else { return .zero }
            return gradient.stops.premultiplied(at: t)
        case .radial(let box):
            let gradient = box.value
            // Layers' gradients start at a point and have one centre.
            let p = gradient.toPaint.apply(center) - gradient.startCenter
            let t = (p.length - gradient.startRadius) / (gradient.endRadius - gradient.startRadius)
            return gradient.stops.premultiplied(at: t)
        case .conic(let box):
            let gradient = box.value
            let p = gradient.toPaint.apply(center)
            let turn = atan2(p.y, p.x) / (2 * .pi)
            return gradient.stops.premultiplied(at: turn < 0 ? turn + 1 : turn)
        case .image(let box):
            let image = box.value
            guard case .trilinear(let bias) = image.filter else {
                return sample(image, at: image.toPaint.apply(center)) * tint
            }
            return mixedLevels(image, bias, at: center) * tint
        }
    }

    static func premultiplied(_ color: PaintColor) -> SIMD4<Float> {
        SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
    }

    // MARK: Images

    private func sample(_ image: ImagePaint, at p: Point) -> SIMD4<Float> {
        guard abs(p.x) < 1e9, abs(p.y) < 1e9 else { return .zero }
        if image.filter == .nearest { return texel(image, Int(p.x.rounded(.down)), Int(p.y.rounded(.down))) }
        let (u, v) = (p.x - 0.5, p.y - 0.5)
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (fx, fy) = (Float(u - left), Float(v - top))
        let (x, y) = (Int(left), Int(top))
        let above = texel(image, x, y) * (1 - fx) + texel(image, x + 1, y) * fx
        let below = texel(image, x, y + 1) * (1 - fx) + texel(image, x + 1, y + 1) * fx
        return above * (1 - fy) + below * fy
    }

    /// Interpolates the two levels of the image and its halves nearest to the scale at which a pixel is a texel.
    private func mixedLevels(_ image: ImagePaint, _ bias: Float, at center: Point) -> SIMD4<Float> {
        let source = image.source.intersection(image.bitmap.buffer.bounds)
        let whole = ImagePaint(bitmap: image.bitmap, toPaint: image.toPaint, source: source)
        let levels =
            [whole]
            + image.bitmap.mipmaps(of: source).map { level in
                let (sx, sy) = (
                    Double(level.width) / Double(source.width), Double(level.height) / Double(source.height)
                )
                let toLevel = Projection.translation(-Double(source.x), -Double(source.y)).then(.scale(sx, sy))
                return ImagePaint(bitmap: level, toPaint: image.toPaint.then(toLevel))
            }
        let (across, down) = image.toPaint.derivatives(at: center)
        let level = min(max(Float(log2(max(across.length, down.length))) + bias, 0), Float(levels.count - 1))
        let (lower, upper) = (levels[Int(level)], levels[min(Int(level) + 1, levels.count - 1)])
        let near = sample(lower, at: lower.toPaint.apply(center))
        let far = sample(upper, at: upper.toPaint.apply(center))
        return near + (far - near) * (level - level.rounded(.down))
    }

    private static func remainder(_ value: Int, _ count: Int) -> Int { (value % count + count) % count }

    private func texel(_ image: ImagePaint, _ x: Int, _ y: Int) -> SIMD4<Float> {
        let source = image.source.intersection(image.bitmap.buffer.bounds)
        let (x, y) = image.edge == .tile ? (Self.remainder(x, source.width), Self.remainder(y, source.height)) : (x, y)
        let column = max(source.x, min(x, source.maxX - 1))
        let row = max(source.y, min(y, source.maxY - 1))
        let buffer = image.bitmap.buffer
        let p = buffer.base + row * buffer.bytesPerRow + column * 4
        return SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3])) / 255
    }
}

extension GradientStops {
    /// Returns the colour at a position; colours and alpha are interpolated separately.
    func premultiplied(at t: Double) -> SIMD4<Float> {
        guard let first = stops.first, let last = stops.last, !t.isNaN else { return .zero }
        if t < Double(first.location) { return ReferencePaint.premultiplied(first.color) }
        for (a, b) in zip(stops, stops.dropFirst()).reversed() where t >= Double(a.location) {
            guard t < Double(b.location) else { return ReferencePaint.premultiplied(b.color) }
            let part = Float((t - Double(a.location)) / Double(b.location - a.location))
            func mixed(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
            return ReferencePaint.premultiplied(
                PaintColor(
                    red: mixed(a.color.red, b.color.red), green: mixed(a.color.green, b.color.green),
                    blue: mixed(a.color.blue, b.color.blue), alpha: mixed(a.color.alpha, b.color.alpha)))
        }
        return ReferencePaint.premultiplied(last.color)
    }
}

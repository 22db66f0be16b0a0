import Foundation

@testable import Raster

/// Draws commands pixel by pixel in double precision, as they are documented: the reference for the rasterizer.
///
/// Only the coverage is shared with it. Every step rounds to 8 bits once.
struct ReferenceRenderer {
    func draw(
        _ commands: [Command], into buffer: PixelBuffer, origin: (x: Int, y: Int) = (0, 0), region: PixelRect
    ) {
        let area = buffer.bounds.offsetBy(x: origin.x, y: origin.y).intersection(region)
        guard !area.isEmpty else { return }
        var layers: [Layer] = []
        let stride = buffer.bytesPerRow
        let target = Layer(
            base: buffer.base + (area.y - origin.y) * stride + (area.x - origin.x) * 4, stride: stride, area: area,
            group: nil)
        layers.append(target)
        for command in commands {
            switch command {
            case .fill(let fill):
                let top = layers[layers.count - 1]
                let shader = PixelShader(fill.paint)
                let opacity = fill.opacity.isFinite ? Double(min(max(fill.opacity, 0), 1)) : 0
                let levels = fill.coverage.levels(in: top.area)
                for y in top.area.y..<max(top.area.maxY, top.area.y) {
                    for x in top.area.x..<max(top.area.maxX, top.area.x) {
                        let level = levels.levels[(y - top.area.y) * top.area.width + x - top.area.x]
                        if level == 0 { continue }
                        let c = shader.color(Double(x) + 0.5, Double(y) + 0.5) * opacity
                        top.blend(x, y, c, Double(level) / 255, fill.blendMode)
                    }
                }
            case .beginGroup(let group):
                let top = layers[layers.count - 1]
                let area = top.area.intersection(group.bounds)
                let base = UnsafeMutablePointer<UInt8>.allocate(capacity: max(area.width * area.height * 4, 1))
                base.initialize(repeating: 0, count: max(area.width * area.height * 4, 1))
                layers.append(Layer(base: base, stride: area.width * 4, area: area, group: group))
            case .endGroup:
                guard layers.count > 1, let group = layers[layers.count - 1].group else { continue }
                let layer = layers.removeLast()
                let below = layers[layers.count - 1]
                let opacity = group.opacity.isFinite ? Double(min(max(group.opacity, 0), 1)) : 0
                let mask = group.clip?.levels(in: layer.area)
                for y in 0..<layer.area.height {
                    for x in 0..<layer.area.width {
                        let level = mask.map { Double($0.levels[y * layer.area.width + x]) / 255 } ?? 1
                        let c = layer.color(layer.area.x + x, layer.area.y + y) * (level * opacity)
                        below.blend(layer.area.x + x, layer.area.y + y, c, 1, group.blendMode)
                    }
                }
                layer.base.deallocate()
            }
        }
        for layer in layers.dropFirst() { layer.base.deallocate() }
    }
}

private struct Layer {
    var base: UnsafeMutablePointer<UInt8>
    var stride: Int
    var area: PixelRect
    var group: Command.Group?

    func color(_ x: Int, _ y: Int) -> SIMD4<Double> {
        let p = base + (y - area.y) * stride + (x - area.x) * 4
        return SIMD4(Double(p[0]), Double(p[1]), Double(p[2]), Double(p[3])) / 255
    }

    func blend(_ x: Int, _ y: Int, _ s: SIMD4<Double>, _ coverage: Double, _ mode: BlendMode) {
        let d = color(x, y)
        let result: SIMD4<Double>
        switch mode {
        case .sourceOver: result = s + d * (1 - s.w)
        case .copy: result = s
        case .clear: result = .zero
        case .sourceIn: result = s * d.w
        case .sourceOut: result = s * (1 - d.w)
        case .sourceAtop: result = s * d.w + d * (1 - s.w)
        case .destinationOver: result = d + s * (1 - d.w)
        case .destinationIn: result = d * s.w
        case .destinationOut: result = d * (1 - s.w)
        case .destinationAtop: result = d * s.w + s * (1 - d.w)
        case .xor: result = s * (1 - d.w) + d * (1 - s.w)
        case .plusLighter: result = d + s
        default: result = ReferenceModes.blend(mode, backdrop: d, source: mode == .plusDarker ? s * coverage : s) ?? d
        }
        // Values beyond white are clamped at the end: partly covered, a source adds or subtracts a part of itself.
        let mixed = mode == .plusDarker ? result : d + (result - d) * coverage
        let p = base + (y - area.y) * stride + (x - area.x) * 4
        for i in 0..<4 { p[i] = UInt8(min(max(mixed[i], 0), 1) * 255 + 0.5) }
    }
}

private struct PixelShader {
    let paint: Paint

    init(_ paint: Paint) { self.paint = paint }

    func color(_ x: Double, _ y: Double) -> SIMD4<Double> {
        switch paint {
        case .color(let c):
            let color = straight(c)
            return SIMD4(color.x, color.y, color.z, 1) * color.w
        case .linear(let box):
            let g = box.value
            return mix(g.stops, g.toPaint.apply(Point(x, y)).x, g.extendsStart, g.extendsEnd)
        case .radial(let box):
            let g = box.value
            return mix(g.stops, parameter(g, g.toPaint.apply(Point(x, y))), g.extendsStart, g.extendsEnd)
        case .conic(let box):
            let g = box.value
            let p = g.toPaint.apply(Point(x, y))
            let t = atan2(p.y, p.x) / (2 * .pi)
            return mix(g.stops, t < 0 ? t + 1 : t, true, true)
        case .image(let box):
            let image = box.value
            let p = image.toPaint.apply(Point(x, y))
            guard p.isFinite else { return .zero }
            if image.filter == .nearest { return texel(image, p.x.rounded(.down), p.y.rounded(.down)) }
            let (u, v) = ((p.x - 0.5).rounded(.down), (p.y - 0.5).rounded(.down))
            let (fx, fy) = (p.x - 0.5 - u, p.y - 0.5 - v)
            let a = texel(image, u, v) * (1 - fx) + texel(image, u + 1, v) * fx
            let b = texel(image, u, v + 1) * (1 - fx) + texel(image, u + 1, v + 1) * fx
            return a * (1 - fy) + b * fy
        }
    }

    private func straight(_ c: PaintColor) -> SIMD4<Double> {
        let v = SIMD4(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        guard v.x.isFinite, v.y.isFinite, v.z.isFinite, v.w.isFinite else { return .zero }
        return v.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }

    private func mix(_ stops: GradientStops, _ t: Double, _ extendsStart: Bool, _ extendsEnd: Bool) -> SIMD4<Double> {
        guard let first = stops.stops.first, !t.isNaN else { return .zero }
        if t < 0, !extendsStart { return .zero }
        if t > 1, !extendsEnd { return .zero }
        var color = straight(first.color)
        for (a, b) in zip(stops.stops, stops.stops.dropFirst()) where t >= Double(a.location) {
            let span = Double(b.location) - Double(a.location)
            let f = span > 0 ? min((t - Double(a.location)) / span, 1) : 1
            color = straight(a.color) * (1 - f) + straight(b.color) * f
        }
        return SIMD4(color.x, color.y, color.z, 1) * color.w
    }

    private func parameter(_ g: RadialGradient, _ p: Point) -> Double {
        let cd = g.endCenter - g.startCenter
        let pd = p - g.startCenter
        let dr = g.endRadius - g.startRadius
        let a = cd.dot(cd) - dr * dr
        let b = pd.dot(cd) + g.startRadius * dr
        let c = pd.dot(pd) - g.startRadius * g.startRadius
        var roots: [Double] = []
        if abs(a) < 1e-12 {
            roots = b == 0 ? [] : [c / (2 * b)]
        } else {
            let disc = b * b - a * c
            if disc >= 0 {
                let s = disc.squareRoot()
                roots = [max((b + s) / a, (b - s) / a), min((b + s) / a, (b - s) / a)]
            }
        }
        for t in roots where g.startRadius + t * dr >= 0 {
            if t < 0, !g.extendsStart { continue }
            if t > 1, !g.extendsEnd { continue }
            return t
        }
        return .nan
    }

    private func texel(_ image: ImagePaint, _ x: Double, _ y: Double) -> SIMD4<Double> {
        let s = image.source.intersection(image.bitmap.buffer.bounds)
        guard !s.isEmpty else { return .zero }
        var (u, v) = (x - Double(s.x), y - Double(s.y))
        let (w, h) = (Double(s.width), Double(s.height))
        switch image.edge {
        case .clamp: break
        case .transparent:
            if u < 0 || v < 0 || u >= w || v >= h { return .zero }
        case .tile:
            u -= (u / w).rounded(.down) * w
            v -= (v / h).rounded(.down) * h
        }
        u = min(max(u, 0), w - 1)
        v = min(max(v, 0), h - 1)
        let buffer = image.bitmap.buffer
        let p = buffer.base + (s.y + Int(v)) * buffer.bytesPerRow + (s.x + Int(u)) * 4
        return SIMD4(Double(p[0]), Double(p[1]), Double(p[2]), Double(p[3])) / 255
    }
}

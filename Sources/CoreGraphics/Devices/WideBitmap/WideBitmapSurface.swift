import Foundation
import Raster

/// Pixels drawn in floating point. Only coverage is limited to 256 levels.
final class WideBitmapSurface: PaintSurface {
    private let memory: WideBitmapMemory
    private let space: CGColorSpace
    /// The open transparency layers, innermost last.
    private var layers: [(bitmap: FloatBitmap, pixels: PixelRect)] = []

    init(_ memory: WideBitmapMemory) {
        self.memory = memory
        space = memory.workingSpace
    }

    var bounds: PixelRect { memory.bounds }
    var limit: PixelRect { layers.last?.pixels ?? memory.bounds }

    // MARK: Paint

    func paint(_ color: CGColor) -> FloatPaint {
        let converted = color.converted(to: space, intent: .defaultIntent, options: nil)
        guard let components = converted?.components, components.count == 4 else { return .color(.zero) }
        let c = components.map { $0.isFinite ? Float($0) : 0 }
        return .color(SIMD4(c[0], c[1], c[2], min(max(c[3], 0), 1)).premultiplied)
    }

    func paint(_ gradient: CGGradient, along shape: GradientShape, toUser: Projection) -> FloatPaint? {
        FloatGradientPaint(gradient.knots, along: shape, toUser: toUser, in: space).map { .gradient($0) }
    }

    func paint(
        _ image: CGImage, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling, isTiled: Bool
    ) -> FloatPaint? {
        let placed = ImagePlacement(
            width: image.width, height: image.height, through: toDevice, over: region, sampling, isTiled: isTiled)
        guard let placed, let bitmap = image.floatBitmap(in: space),
            let resized = placed.resizing.map({ bitmap.resized($0) }) ?? bitmap
        else { return nil }
        return .picture(
            FloatImagePaint(
                bitmap: resized, toPicture: placed.toPicture, filter: placed.filter, edge: isTiled ? .tile : .clamp))
    }

    // MARK: Drawing

    func draw(_ fill: inout SurfaceFill<FloatPaint>) {
        fill.pixels = fill.pixels.intersection(limit)
        guard !fill.pixels.isEmpty else { return }
        let (covered, shaded) = fill.coverages { coverage in
            Coverage(alpha(of: fill.paint, on: coverage, opacity: fill.opacity))
        }
        if let shaded, let shadow = fill.shadow { draw(shadow.paint, on: shaded, opacity: 1, mode: fill.mode) }
        draw(fill.paint, on: covered, opacity: fill.opacity, mode: fill.mode)
    }

    func flush() {}

    private func draw(_ paint: FloatPaint, on coverage: Coverage, opacity: CGFloat, mode: BlendMode) {
        let mask = AlphaMask(coverage)
        let area = mask.bounds.intersection(limit)
        guard !area.isEmpty else { return }
        let (width, opacity) = (area.width, Float(opacity))
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 3 * width) { rows in
            guard let source = rows.baseAddress else { return }
            let target = source + width
            let blended = target + width
            for y in area.y..<area.maxY {
                paint.write(x: area.x, y: y, count: width, into: source)
                for x in 0..<width { source[x] *= opacity }
                read(x: area.x, y: y, count: width, into: target)
                mode.composite(source, over: target, to: blended, count: width, isExtended: space.isExtended)
                // The mask has a level for each pixel of its bounds, which hold the area.
                let first = (y - mask.bounds.y) * mask.bounds.width + area.x - mask.bounds.x
                var x = 0
                while x < width {
                    // Uncovered pixels are not written: their components may have more precision than colours.
                    guard mask.levels[first + x] > 0 else {
                        x += 1
                        continue
                    }
                    let start = x
                    while x < width, mask.levels[first + x] > 0 {
                        target[x] += (blended[x] - target[x]) * (Float(mask.levels[first + x]) / 255)
                        x += 1
                    }
                    write(target + start, x: area.x + start, y: y, count: x - start)
                }
            }
        }
    }

    /// Returns the alpha that results from drawing on transparent pixels.
    private func alpha(of paint: FloatPaint, on coverage: Coverage, opacity: CGFloat) -> AlphaMask {
        var mask = AlphaMask(coverage)
        let (bounds, opacity) = (mask.bounds, Float(opacity))
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: bounds.width) { row in
            guard let source = row.baseAddress else { return }
            for y in 0..<bounds.height {
                paint.write(x: bounds.x, y: bounds.y + y, count: bounds.width, into: source)
                for x in 0..<bounds.width {
                    let level = Float(mask.levels[y * bounds.width + x]) * source[x].w * opacity
                    mask.levels[y * bounds.width + x] = UInt8(min(max(level, 0), 255) + 0.5)
                }
            }
        }
        return mask
    }

    // MARK: Layers

    func beginLayer(_ pixels: PixelRect) -> Bool {
        guard let bitmap = FloatBitmap(width: pixels.width, height: pixels.height) else { return false }
        layers.append((bitmap, pixels))
        return true
    }

    func endLayer(_ fill: inout SurfaceFill<FloatPaint>) {
        guard let layer = layers.popLast() else { return }
        let toPicture = Projection.translation(Double(-layer.pixels.x), Double(-layer.pixels.y))
        let picture = FloatImagePaint(bitmap: layer.bitmap, toPicture: toPicture, filter: .nearest, edge: .clamp)
        fill.paint = .picture(picture)
        fill.shape.kind = .pixels(layer.pixels)
        draw(&fill)
    }

    private func read(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>) {
        guard let (bitmap, pixels) = layers.last else { return memory.read(x: x, y: y, count: count, into: out) }
        out.update(from: bitmap.row(y - pixels.y) + (x - pixels.x), count: count)
    }

    private func write(_ row: UnsafeMutablePointer<SIMD4<Float>>, x: Int, y: Int, count: Int) {
        guard let (bitmap, pixels) = layers.last else { return memory.write(row, count: count, x: x, y: y) }
        (bitmap.row(y - pixels.y) + (x - pixels.x)).update(from: row, count: count)
    }
}

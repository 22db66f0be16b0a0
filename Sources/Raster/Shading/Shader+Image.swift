internal import CPixelKernels
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

extension Shader {
    init(image paint: ImagePaint) {
        self.init()
        let buffer = paint.bitmap.buffer
        let source = paint.source.intersection(buffer.bounds)
        guard !source.isEmpty, paint.toPaint.isFinite else { return }
        let isLinear = paint.filter != .nearest
        kind = .image
        image.pixels = UnsafePointer(buffer.base + source.y * buffer.bytesPerRow + source.x * 4)
        image.stride = buffer.bytesPerRow
        image.width = Int32(truncatingIfNeeded: source.width)
        image.height = Int32(truncatingIfNeeded: source.height)
        image.linear = isLinear ? 1 : 0
        switch paint.edge {
        case .clamp: image.border = pk_border_clamp
        case .transparent: image.border = pk_border_transparent
        case .tile: image.border = pk_border_tile
        }
        isOpaque = paint.bitmap.isOpaque && paint.edge != .transparent
        // Texel centres are at .5; bilinear filtering starts from the centre at or before the point.
        let centre = isLinear ? 0.5 : 0
        toKernel = paint.toPaint.then(.translation(-Double(source.x) - centre, -Double(source.y) - centre))
        if case .trilinear(let bias) = paint.filter {
            levelBias = bias.isFinite ? bias : 0
        } else {
            align(isLinear: isLinear)
        }
        fetchAhead()
        let steepest = max(abs(toKernel.m11), abs(toKernel.m12))
        let longest = Double(max(source.width, source.height))
        // A row is at most 256 pixels, so 64 texels per pixel keep its coordinates below 16,384. The distances from
        // its anchor to the image's edges stay below 60,000, and 65,536 texels in 1/32768 would be 2^31.
        hasFixedPointRows = toKernel.isAffine && steepest < 64 && longest < Self.fixedPointReach
    }

    /// The mipmap level at a pixel: between 0 and the number of levels.
    func levelOfDetail(x: Int, y: Int) -> Float {
        let m = toKernel
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let w = px * m.m13 + py * m.m23 + m.m33
        let (u, v) = ((px * m.m11 + py * m.m21 + m.m31) / w, (px * m.m12 + py * m.m22 + m.m32) / w)
        // The derivative of the texel coordinates with respect to pixels, by the quotient rule: du/dx = (m11 - u m13) /
        // w, and so on. The longer of both derivatives determines the level, or the image would shimmer at oblique
        // angles.
        let across = Point((m.m11 - u * m.m13) / w, (m.m12 - v * m.m13) / w).length
        let down = Point((m.m21 - u * m.m23) / w, (m.m22 - v * m.m23) / w).length
        let level = Float(log2(max(across, down))) + levelBias
        return level > 0 ? min(level, Float(levelCount)) : 0
    }

    /// Sets the prefetch distance: the texels of pixels a few rows further down, far enough ahead for memory to deliver
    /// them in time.
    private mutating func fetchAhead() {
        let rows = 8.0
        let (x, y) = (rows * toKernel.m21, rows * toKernel.m22)
        guard toKernel.isAffine, abs(x) < 1e4, abs(y) < 1e4 else { return }
        image.ahead = Int(y) * image.stride + Int(x) * 4
    }

    /// Detects a translation by whole pixels, for which rows are copied unfiltered.
    private mutating func align(isLinear: Bool) {
        let (x, y) = (toKernel.m31 + 0.5, toKernel.m32 + 0.5)
        guard toKernel.isTranslation, abs(x) < 1e9, abs(y) < 1e9 else { return }
        if isLinear {
            // Offsets smaller than the resolution of the filter's 15-bit weights have no effect.
            guard abs(x - x.rounded()) < 1e-5, abs(y - y.rounded()) < 1e-5 else { return }
        }
        isAligned = true
        offsetX = Int(isLinear ? x.rounded() : x.rounded(.down))
        offsetY = Int(isLinear ? y.rounded() : y.rounded(.down))
        // Outside the image the kernel samples it, at exactly the same texels.
        let centre = isLinear ? 0.5 : 0
        toKernel = .translation(Double(offsetX) - centre, Double(offsetY) - centre)
    }

    /// The texels under a block, when the image is translated by whole pixels and covers it.
    @inline(__always)
    func texels(under block: CoverageSpan) -> UnsafePointer<UInt8>? {
        guard isAligned else { return nil }
        let (x, y) = (block.x + offsetX, block.y + offsetY)
        guard x >= 0, y >= 0, x + block.width <= Int(image.width), y + block.height <= Int(image.height) else {
            return nil
        }
        return image.pixels + (y * image.stride + x * 4)
    }
}

internal import CPixelKernels

extension Shader {
    init(image paint: ImagePaint) {
        self.init()
        let buffer = paint.bitmap.buffer
        let source = paint.source.intersection(buffer.bounds)
        guard !source.isEmpty, paint.toPaint.isFinite else { return }
        let isLinear = paint.filter == .linear
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
        // Texel centres lie at .5; the filter mixes from the centre at or before the point.
        let centre = isLinear ? 0.5 : 0
        toKernel = paint.toPaint.then(.translation(-Double(source.x) - centre, -Double(source.y) - centre))
        align(isLinear: isLinear)
        fetchAhead()
    }

    /// Finds where the texels lie of the pixels a few rows further down: far enough for memory to bring them in time.
    private mutating func fetchAhead() {
        let rows = 8.0
        let (x, y) = (rows * toKernel.m21, rows * toKernel.m22)
        guard toKernel.isAffine, abs(x) < 1e4, abs(y) < 1e4 else { return }
        image.ahead = Int(y) * image.stride + Int(x) * 4
    }

    /// Finds out whether the picture is moved by whole pixels, so that its rows can be taken as they are.
    private mutating func align(isLinear: Bool) {
        let (x, y) = (toKernel.m31 + 0.5, toKernel.m32 + 0.5)
        guard toKernel.isTranslation, abs(x) < 1e9, abs(y) < 1e9 else { return }
        if isLinear {
            // What a filter's weight of 15 bits does not hold is not there.
            guard abs(x - x.rounded()) < 1e-5, abs(y - y.rounded()) < 1e-5 else { return }
        }
        isAligned = true
        offsetX = Int(isLinear ? x.rounded() : x.rounded(.down))
        offsetY = Int(isLinear ? y.rounded() : y.rounded(.down))
        // Beyond the picture the kernel reads it: at exactly the same texels.
        let centre = isLinear ? 0.5 : 0
        toKernel = .translation(Double(offsetX) - centre, Double(offsetY) - centre)
    }

    /// The texels that lie under a block, when the picture is moved by whole pixels and reaches that far.
    @inline(__always)
    func texels(under block: CoverageBlock) -> UnsafePointer<UInt8>? {
        guard isAligned else { return nil }
        let (x, y) = (block.x + offsetX, block.y + offsetY)
        guard x >= 0, y >= 0, x + block.width <= Int(image.width), y + block.height <= Int(image.height) else {
            return nil
        }
        return image.pixels + (y * image.stride + x * 4)
    }
}

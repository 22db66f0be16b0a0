internal import CPixelKernels

/// The low-precision pipeline: pixels are bytes, rounded by each step that composites with them.
///
/// Gradients and filtered images keep eight fractional bits until they are composited, so that each step rounds once.
/// Pixels stay within one level of the exact result as long as few translucent layers overlap; `PrecisionMap` finds
/// where more do.
struct LowpPipeline: TilePipeline {
    let kernels = Kernels.current
    let shaders: UnsafePointer<Shader>
    let steps: UnsafePointer<DrawStep>
    let surface: PixelPlane
    let memory: UnsafeMutablePointer<TileScratch>
    let tileWidth: Int
    let shaded: UnsafeMutablePointer<UInt8>

    /// The list and the memory must outlive the pipeline.
    init(_ list: UnsafeMutablePointer<DrawList>, surface: PixelPlane, _ memory: UnsafeMutablePointer<TileScratch>) {
        shaders = UnsafePointer(list.pointee.shaders.base)
        steps = UnsafePointer(list.pointee.steps.base)
        self.surface = surface
        self.memory = memory
        tileWidth = memory.pointee.width
        shaded = memory.pointee.shaded
    }

    func begin(_ tile: PixelRect) {
        memory.pointee.layers.removeAll()
        memory.pointee.layers.append(GroupLayer(plane: surface, area: tile, isCleared: true))
    }

    @inline(__always)
    func fill(_ step: UnsafePointer<DrawStep>, before next: UnsafePointer<DrawStep>?) {
        if step.pointee.isSoft { drawSoft(step, hidden: next?.pointee.hidden ?? .zero) } else { draw(step) }
    }

    func finish(_ tile: PixelRect) {}

    // MARK: Fills

    func draw(_ step: UnsafePointer<DrawStep>) {
        let layer = layerToDrawOn()
        let area = layer.area.intersection(step.pointee.bounds)
        let plane = layer.plane
        let shader = shaders + step.pointee.shader
        let isColor = shader.pointee.kind == .color && step.pointee.mode == pk_source_over
        if isColor {
            return fill(step.pointee.coverage, within: area, with: shader, on: plane)
        }
        // Adjacent blocks of a band are collected and shaded together.
        step.pointee.coverage.forEachSpan(in: area) { block in
            if let last = memory.pointee.pending.last, !block.continues(last) { shadePending(shader, step, on: plane) }
            memory.pointee.pending.append(block)
        }
        shadePending(shader, step, on: plane)
    }

    /// Draws a colour through a soft mask, except where the next step hides it: most shadows lie below the shape that
    /// casts them.
    private func drawSoft(_ step: UnsafePointer<DrawStep>, hidden: PixelRect) {
        let layer = layerToDrawOn()
        let area = layer.area.intersection(step.pointee.bounds)
        let shader = shaders + step.pointee.shader
        let hole = area.intersection(hidden)
        guard !hole.isEmpty else { return fill(step.pointee.coverage, within: area, with: shader, on: layer.plane) }
        area.forEachPart(around: hole) { fill(step.pointee.coverage, within: $0, with: shader, on: layer.plane) }
    }

    /// Fills the coverage with a colour.
    private func fill(
        _ coverage: CoverageView, within area: PixelRect, with shader: UnsafePointer<Shader>, on plane: PixelPlane
    ) {
        let (color, lowp) = (shader.pointee.color, shader.pointee.lowpColor)
        guard coverage.kind == .strips else {
            return coverage.forEachSpan(in: area) { fill($0, with: color, lowp, on: plane) }
        }
        // In the strips' own pixels. The part lies inside their bounds, so every band and row of it exists.
        let part = area.intersection(coverage.bounds)
        guard !part.isEmpty else { return }
        let (x, y) = (part.x - coverage.originX, part.y - coverage.originY)
        kernels.pointee.fill_over_runs(
            plane.at(coverage.originX, coverage.originY), plane.stride, Int32(truncatingIfNeeded: x),
            Int32(truncatingIfNeeded: y), Int32(truncatingIfNeeded: x + part.width),
            Int32(truncatingIfNeeded: y + part.height), color, lowp, coverage.bands, coverage.runs, coverage.levels)
    }

    /// Fills a block with a colour, given as a pixel and with its fractional bits.
    @inline(__always)
    private func fill(_ block: CoverageSpan, with color: UInt32, _ lowp: pk_lowp_color, on plane: PixelPlane) {
        guard block.mask == nil, block.level == 255, color >> 24 == 255 else {
            return fill(block, with: lowp, on: plane)
        }
        let (width, height) = (Int32(truncatingIfNeeded: block.width), Int32(truncatingIfNeeded: block.height))
        kernels.pointee.fill(plane.at(block.x, block.y), plane.stride, width, height, color)
    }

    @inline(__always)
    private func fill(_ block: CoverageSpan, with color: pk_lowp_color, on plane: PixelPlane) {
        let pixels = plane.at(block.x, block.y)
        let (width, height) = (Int32(truncatingIfNeeded: block.width), Int32(truncatingIfNeeded: block.height))
        if let mask = block.mask {
            kernels.pointee.fill_over_mask(pixels, plane.stride, width, height, color, mask, block.stride)
        } else {
            let weakened = Levels.scale(color, by: block.level)
            kernels.pointee.fill_over(pixels, plane.stride, width, height, weakened)
        }
    }

    /// Shades the pending blocks with any paint in any mode; each of the shader's rows is computed once for all of
    /// them.
    private func shadePending(
        _ shader: UnsafePointer<Shader>, _ step: UnsafePointer<DrawStep>, on plane: PixelPlane
    ) {
        guard let last = memory.pointee.pending.last else { return }
        defer { memory.pointee.pending.removeAll() }
        let first = memory.pointee.pending.base[0]
        if memory.pointee.pending.count == 1 || shader.pointee.isAligned || first.height > Strips.bandHeight {
            for i in 0..<memory.pointee.pending.count { shade(memory.pointee.pending.base[i], shader, step, on: plane) }
            return
        }
        // The blocks are adjacent in one band: computing the shader's row once for all of them, gaps included, is
        // cheaper than addressing its texels or finding its stop again for each.
        let width = last.x + last.width - first.x
        if step.pointee.keepsFractions(shader) {
            let rows = memory.pointee.lowpRows
            for line in 0..<first.height {
                makeLowpRow(rows + line * Self.lowpStride, shader, x: first.x, y: first.y + line, count: width)
            }
            for i in 0..<memory.pointee.pending.count {
                let block = memory.pointee.pending.base[i]
                join(block, rows + (block.x - first.x), Self.lowpStride, step, on: plane)
            }
            return
        }
        let stride = tileWidth * 4
        for line in 0..<first.height {
            makeRow(shaded + line * stride, shader, x: first.x, y: first.y + line, count: width)
        }
        for i in 0..<memory.pointee.pending.count {
            let block = memory.pointee.pending.base[i]
            join(block, shaded + (block.x - first.x) * 4, stride, step, on: plane)
        }
    }

    private func shade(
        _ block: CoverageSpan, _ shader: UnsafePointer<Shader>, _ step: UnsafePointer<DrawStep>, on plane: PixelPlane
    ) {
        if let texels = shader.pointee.texels(under: block) {
            return join(block, texels, shader.pointee.image.stride, step, on: plane)
        }
        let replaces = step.pointee.replaces(block)
        let isLowp = step.pointee.keepsFractions(shader)
        var line = block
        line.height = 1
        for y in block.y..<block.y + block.height {
            line.y = y
            // The shader writes directly to the innermost layer's row: no compositing pass.
            if replaces {
                makeRow(plane.at(line.x, y), shader, x: line.x, y: y, count: line.width)
            } else if isLowp {
                let rows = memory.pointee.lowpRows
                if shader.pointee.isConstantAcross {
                    makeLowpRow(rows, shader, x: line.x, y: y, count: 1)
                    // Shades one pixel for the whole line, and composites it like a colour, with the same fractional
                    // bits.
                    let color = Levels.lowp(rows[0], rows[Int(PK_ROW)])
                    fill(line, with: color, on: plane)
                } else {
                    makeLowpRow(rows, shader, x: line.x, y: y, count: line.width)
                    join(line, rows, 0, step, on: plane)
                }
            } else {
                makeRow(shaded, shader, x: line.x, y: y, count: line.width)
                join(line, shaded, 0, step, on: plane)
            }
            line.mask = line.mask.map { $0 + line.stride }
        }
    }

    /// Composites source pixels, in rows `stride` bytes apart, with a block.
    private func join(
        _ block: CoverageSpan, _ source: UnsafePointer<UInt8>, _ stride: Int,
        _ step: UnsafePointer<DrawStep>, on plane: PixelPlane
    ) {
        if step.pointee.replaces(block) {
            for line in 0..<block.height {
                plane.at(block.x, block.y + line).update(from: source + line * stride, count: block.width * 4)
            }
            return
        }
        let (mode, opacity) = (step.pointee.mode, step.pointee.opacity)
        let (width, height) = (Int32(truncatingIfNeeded: block.width), Int32(truncatingIfNeeded: block.height))
        let out = plane.at(block.x, block.y)
        // Where a transparent source has no effect, coverage scales the source: one pass, and the same result, as
        // `ignoresClearSource` argues. Otherwise coverage interpolates between the result and the destination.
        if mode.ignoresClearSource || (block.mask == nil && block.level == 255) {
            let level = block.mask == nil ? Levels.product(opacity, block.level) : opacity
            kernels.pointee.blend(
                mode, out, plane.stride, source, stride, width, height, block.mask, block.stride, Int32(level))
            return
        }
        // A partly covered pixel keeps a part of its previous value.
        let copy = memory.pointee.copy
        for line in 0..<block.height {
            let out = out + line * plane.stride
            let mask = block.mask.map { $0 + line * block.stride }
            copy.update(from: out, count: block.width * 4)
            kernels.pointee.blend(mode, copy, 0, source + line * stride, 0, width, 1, nil, 0, Int32(opacity))
            kernels.pointee.mix(out, copy, width, mask, Int32(block.level) * 257)
        }
    }

    // MARK: Lowp rows

    /// Elements from one row of lowp pixels to the next.
    static let lowpStride = 2 * Int(PK_ROW)

    /// Composites lowp pixels, in rows `stride` elements apart, with a block.
    private func join(
        _ block: CoverageSpan, _ source: UnsafePointer<UInt32>, _ stride: Int, _ step: UnsafePointer<DrawStep>,
        on plane: PixelPlane
    ) {
        let opacity = step.pointee.opacity
        let level = block.mask == nil ? Levels.product(opacity, block.level) : opacity
        kernels.pointee.lowp_over(
            plane.at(block.x, block.y), plane.stride, source, stride, Int32(truncatingIfNeeded: block.width),
            Int32(truncatingIfNeeded: block.height), block.mask, block.stride, Int32(level))
    }

    /// Computes a row of a gradient or an image.
    private func makeLowpRow(
        _ out: UnsafeMutablePointer<UInt32>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        let anchor = x & ~(Shader.anchorSpacing - 1)
        var coordinates = shader.pointee.row(x: anchor, y: y)
        let (first, count) = (Int32(truncatingIfNeeded: x - anchor), Int32(truncatingIfNeeded: count))
        if shader.pointee.kind == .gradient {
            kernels.pointee.lowp_gradient(out, first, count, Shader.gradient(of: shader), &coordinates)
        } else {
            kernels.pointee.lowp_image(out, first, count, Shader.image(of: shader), &coordinates)
        }
    }

    // MARK: Rows

    func makeRow(
        _ out: UnsafeMutablePointer<UInt8>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        // A vertical gradient has one colour per row: one evaluation, and a fill.
        guard shader.pointee.isConstantAcross else { return makePixels(out, shader, x: x, y: y, count: count) }
        let color = colorOfRow(shader, x: x, y: y)
        kernels.pointee.fill(out, 0, Int32(truncatingIfNeeded: count), 1, color)
    }

    /// The colour of a row, for a shader that is constant across rows.
    private func colorOfRow(_ shader: UnsafePointer<Shader>, x: Int, y: Int) -> UInt32 {
        var color: UInt32 = 0
        withUnsafeMutableBytes(of: &color) { bytes in
            makePixels(bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), shader, x: x, y: y, count: 1)
        }
        return color
    }

    /// Samples a minified image from the two mipmap levels nearest to the right size.
    private func makeLevels(
        _ out: UnsafeMutablePointer<UInt8>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        if shader.pointee.toKernel.isAffine {
            let level = shader.pointee.levelOfDetail(x: x, y: y)
            // An affine map has the same scale everywhere, so one level of detail serves the row.
            let rest = level - level.rounded(.down)
            return mixLevels(out, shader, Int(level), nil, Int32(rest * 65535 + 0.5), x: x, y: y, count: count)
        }
        var levels = MipLevelsAlongRow(shader: shader, y: y)
        var done = 0
        let mask = memory.pointee.mask
        while done < count {
            let whole = Int(levels.level(x: x + done))
            var end = done
            while end < count {
                let rest = levels.level(x: x + end) - Float(whole)
                guard rest >= 0, rest < 1 else { break }
                // Trilinear filtering: the fraction of the level is the weight of the smaller mipmap at each pixel, as
                // long as the row stays between the same two levels. The mask has room for a tile's row.
                mask[end - done] = UInt8(rest * 255 + 0.5)
                end += 1
            }
            mixLevels(out + 4 * done, shader, whole, mask, 65535, x: x + done, y: y, count: end - done)
            done = end
        }
    }

    /// Interpolates between one mipmap level and the next smaller one, by the mask and `part` in 1/65535.
    private func mixLevels(
        _ out: UnsafeMutablePointer<UInt8>, _ shader: UnsafePointer<Shader>, _ level: Int,
        _ mask: UnsafePointer<UInt8>?, _ part: Int32, x: Int, y: Int, count: Int
    ) {
        // The shaders of mipmap levels have no levels themselves.
        makeImage(out, shader + min(level, shader.pointee.levelCount), x: x, y: y, count: count)
        guard level < shader.pointee.levelCount, mask != nil || part > 0 else { return }
        makeImage(memory.pointee.copy, shader + level + 1, x: x, y: y, count: count)
        kernels.pointee.mix(out, memory.pointee.copy, Int32(count), mask, part)
    }

    /// Writes a row of pixels. A tile is no wider than the anchor spacing and starts at a multiple of its width, so
    /// that each of its rows has one anchor.
    private func makePixels(
        _ out: UnsafeMutablePointer<UInt8>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        let anchor = x & ~(Shader.anchorSpacing - 1)
        let (first, count) = (Int32(truncatingIfNeeded: x - anchor), Int32(truncatingIfNeeded: count))
        switch shader.pointee.kind {
        case .nothing, .color:
            kernels.pointee.fill(out, 0, count, 1, shader.pointee.color)
        case .gradient:
            var coordinates = shader.pointee.row(x: anchor, y: y)
            kernels.pointee.gradient(out, first, count, Shader.gradient(of: shader), &coordinates)
        case .image where shader.pointee.levelCount > 0:
            makeLevels(out, shader, x: x, y: y, count: Int(count))
        case .image:
            makeImage(out, shader, x: x, y: y, count: Int(count))
        }
    }

    private func makeImage(
        _ out: UnsafeMutablePointer<UInt8>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        let anchor = x & ~(Shader.anchorSpacing - 1)
        var coordinates = shader.pointee.row(x: anchor, y: y)
        kernels.pointee.image(out, Int32(x - anchor), Int32(count), Shader.image(of: shader), &coordinates)
    }
}

/// The mipmap level at each pixel of a row of an image in perspective: computed at every fourth pixel and linearly
/// interpolated in between.
private struct MipLevelsAlongRow {
    private static let spacing = 4

    let shader: UnsafePointer<Shader>
    let y: Int
    private var start = Int.min
    private var first: Float = 0
    private var last: Float = 0

    init(shader: UnsafePointer<Shader>, y: Int) {
        self.shader = shader
        self.y = y
    }

    mutating func level(x: Int) -> Float {
        let block = x & ~(Self.spacing - 1)
        if block != start {
            // A pixel's level is the same wherever the row begins.
            first = start != .min && block == start + Self.spacing ? last : shader.pointee.levelOfDetail(x: block, y: y)
            last = shader.pointee.levelOfDetail(x: block + Self.spacing, y: y)
            start = block
        }
        return max(first + (last - first) * (Float(x - block) / Float(Self.spacing)), 0)
    }
}

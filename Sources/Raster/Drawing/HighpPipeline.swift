internal import CPixelKernels

/// The high-precision pipeline: pixels are floats, rounded to bytes once, when the tile is done.
///
/// Levels are 0...255 in a float's 24 bits: each of a step's few roundings has an error of at most 2^-17 of a level,
/// and those of a thousand steps add up to less than a twentieth. Only source-over is composited in floats. Other modes
/// are rare where precision matters, and go through bytes.
struct HighpPipeline: TilePipeline {
    /// The pipeline for steps that are drawn on bytes.
    let lowp: LowpPipeline

    var steps: UnsafePointer<DrawStep> { lowp.steps }
    private var memory: UnsafeMutablePointer<TileScratch> { lowp.memory }
    private var kernels: Kernels.Table { lowp.kernels }

    func begin(_ tile: PixelRect) {
        let whole = plane(0, of: tile)
        whole.load(tile, from: lowp.surface, kernels)
        memory.pointee.highpPlanes.removeAll()
        memory.pointee.highpPlanes.append(whole)
    }

    func fill(_ step: UnsafePointer<DrawStep>, before next: UnsafePointer<DrawStep>?) { draw(step, on: innermost) }

    func beginGroup(_ step: UnsafePointer<DrawStep>, in tile: PixelRect) {
        let group = plane(memory.pointee.highpPlanes.count, of: tile.intersection(step.pointee.bounds))
        group.clear()
        memory.pointee.highpPlanes.append(group)
    }

    func endGroup(_ step: UnsafePointer<DrawStep>) {
        let group = innermost
        memory.pointee.highpPlanes.removeLast()
        composite(group, step, with: innermost)
    }

    func finish(_ tile: PixelRect) { innermost.store(tile, to: lowp.surface, kernels) }

    /// The innermost open group's plane; the tile's own plane always exists.
    private var innermost: HighpPlane { memory.pointee.highpPlanes.base[memory.pointee.highpPlanes.count - 1] }

    /// The pixels of `area` in a group at a nesting depth.
    private func plane(_ depth: Int, of area: PixelRect) -> HighpPlane {
        HighpPlane(memory.pointee.highpGroup(atDepth: depth), area: area)
    }

    // MARK: Groups

    private func composite(_ group: HighpPlane, _ step: UnsafePointer<DrawStep>, with below: HighpPlane) {
        let area = group.area
        guard !area.isEmpty else { return }
        guard step.pointee.mode == pk_source_over else {
            let (source, target) = (lowp.bytes(0, of: area), lowp.bytes(1, of: area))
            group.store(area, to: source, kernels)
            below.store(area, to: target, kernels)
            memory.pointee.layers.removeAll()
            memory.pointee.layers.append(GroupLayer(plane: target, area: area, isCleared: true))
            memory.pointee.layers.append(GroupLayer(plane: source, area: area, isCleared: true))
            lowp.endGroup(step)
            return reload(area, from: target, to: below)
        }
        let opacity = Float(step.pointee.opacity) / 65535
        guard step.pointee.hasClip else {
            for y in area.y..<area.maxY {
                kernels.pointee.highp_over(
                    below.at(area.x, y), group.at(area.x, y), Int32(area.width), nil, opacity)
            }
            return
        }
        step.pointee.coverage.forEachSpan(in: area) { block in
            forEachRow(of: block) { y, mask, level in
                kernels.pointee.highp_over(
                    below.at(block.x, y), group.at(block.x, y), Int32(block.width), mask, level * opacity)
            }
        }
    }

    /// Reloads a plane's pixels from bytes. Unchanged pixels keep their fractions: `area` may extend beyond what was
    /// drawn, depending on the part of the frame that is redrawn, and pixels must not depend on that.
    private func reload(_ area: PixelRect, from bytes: PixelPlane, to plane: HighpPlane) {
        for y in area.y..<area.maxY {
            let before = PixelPlane(base: memory.pointee.copy, stride: 0, x: area.x, y: y)
            plane.store(PixelRect(x: area.x, y: y, width: area.width, height: 1), to: before, kernels)
            var x = area.x
            while x < area.maxX {
                let start = x
                while x < area.maxX, !before.isEqual(bytes, x: x, y: y) { x += 1 }
                if x > start {
                    plane.load(PixelRect(x: start, y: y, width: x - start, height: 1), from: bytes, kernels)
                }
                x += 1
            }
        }
    }

    // MARK: Fills

    private func draw(_ step: UnsafePointer<DrawStep>, on plane: HighpPlane) {
        let area = plane.area.intersection(step.pointee.bounds)
        guard !area.isEmpty else { return }
        guard step.pointee.mode == pk_source_over else {
            // Converts to bytes and back; pixels that the step leaves unchanged keep their fractions.
            let target = lowp.bytes(0, of: area)
            plane.store(area, to: target, kernels)
            memory.pointee.layers.removeAll()
            memory.pointee.layers.append(GroupLayer(plane: target, area: area, isCleared: true))
            lowp.draw(step)
            return reload(area, from: target, to: plane)
        }
        let row = memory.pointee.highpRow()
        let shader = lowp.shaders + step.pointee.shader
        let opacity = Float(step.pointee.opacity) / 65535
        let color = shader.pointee.kind == .color ? shader.pointee.lowpColor : nil
        step.pointee.coverage.forEachSpan(in: area) { block in
            forEachRow(of: block) { y, mask, level in
                let (out, count) = (plane.at(block.x, y), Int32(block.width))
                if let color { return kernels.pointee.highp_fill_over(out, color, count, mask, level) }
                makeRow(row, shader, x: block.x, y: y, count: block.width)
                // Level and opacity are one factor: premultiplied channels scale alike, alpha included.
                kernels.pointee.highp_over(out, row, count, mask, level * opacity)
            }
        }
    }

    private func makeRow(
        _ out: UnsafeMutablePointer<Float>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        let anchor = x & ~(Shader.anchorSpacing - 1)
        var coordinates = shader.pointee.row(x: anchor, y: y)
        let (first, length) = (Int32(x - anchor), Int32(count))
        switch shader.pointee.kind {
        case .gradient:
            kernels.pointee.highp_gradient(out, first, length, Shader.gradient(of: shader), &coordinates)
        case .image where shader.pointee.levelCount == 0:
            kernels.pointee.highp_image(out, first, length, Shader.image(of: shader), &coordinates)
        default:
            lowp.makeRow(lowp.shaded, shader, x: x, y: y, count: count)
            kernels.pointee.highp_load(out, lowp.shaded, length)
        }
    }

    /// Calls `body` with each row's y, its mask if any, and the coverage that applies with it.
    @inline(__always)
    private func forEachRow(of block: CoverageSpan, _ body: (Int, UnsafePointer<UInt8>?, Float) -> Void) {
        for line in 0..<block.height {
            let mask = block.mask.map { $0 + line * block.stride }
            // Multiplied in the same way as the kernels do with masks, since whether a level arrives as a mask depends
            // on the part that is redrawn.
            body(block.y + line, mask, mask == nil ? Float(block.level) * (1 / 255) : 1)
        }
    }
}

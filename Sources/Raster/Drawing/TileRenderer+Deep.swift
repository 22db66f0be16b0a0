internal import CPixelKernels

/// Tiles in which a byte for each channel would lose count: the same steps, on planes of floating-point numbers.
///
/// What lies over what is below it stays in floating point. Other modes are rare there, and done on bytes.
extension TileRenderer {
    func drawDeep(_ indices: UnsafeBufferPointer<Int32>, in tile: PixelRect) {
        let whole = deepPlane(0, of: tile)
        whole.load(tile, from: surface, kernels)
        memory.pointee.deepPlanes.removeAll()
        memory.pointee.deepPlanes.append(whole)
        var i = firstVisible(indices, in: tile)
        while i < indices.count {
            let step = steps + Int(indices[i])
            switch step.pointee.kind {
            case .fill:
                drawDeep(step, on: innermost)
            case .beginGroup:
                let group = deepPlane(memory.pointee.deepPlanes.count, of: tile.intersection(step.pointee.bounds))
                group.clear()
                memory.pointee.deepPlanes.append(group)
            case .endGroup:
                let group = innermost
                memory.pointee.deepPlanes.removeLast()
                joinDeep(group, step, with: innermost)
            }
            i += 1
        }
        whole.store(tile, to: surface, kernels)
    }

    /// Of the open groups; there is always the tile itself.
    private var innermost: DeepPlane { memory.pointee.deepPlanes.base[memory.pointee.deepPlanes.count - 1] }

    /// The pixels of `area` in a group so deep within others.
    private func deepPlane(_ depth: Int, of area: PixelRect) -> DeepPlane {
        DeepPlane(memory.pointee.deepGroup(atDepth: depth), area: area)
    }

    // MARK: Groups

    private func joinDeep(_ group: DeepPlane, _ step: UnsafePointer<DrawStep>, with below: DeepPlane) {
        let area = group.area
        guard !area.isEmpty else { return }
        guard step.pointee.mode == pk_source_over else {
            let (source, target) = (bytes(0, of: area), bytes(1, of: area))
            group.store(area, to: source, kernels)
            below.store(area, to: target, kernels)
            memory.pointee.layers.removeAll()
            memory.pointee.layers.append(TileLayer(plane: target, area: area, isCleared: true))
            memory.pointee.layers.append(TileLayer(plane: source, area: area, isCleared: true))
            endGroup(step)
            return takeOver(area, from: target, to: below)
        }
        let opacity = Float(step.pointee.opacity) / 65535
        guard step.pointee.hasClip else {
            for y in area.y..<area.maxY {
                kernels.pointee.deep_over(
                    below.at(area.x, y), group.at(area.x, y), Int32(area.width), nil, opacity)
            }
            return
        }
        step.pointee.coverage.forEachBlock(in: area) { block in
            forEachRow(of: block) { y, mask, level in
                kernels.pointee.deep_over(
                    below.at(block.x, y), group.at(block.x, y), Int32(block.width), mask, level * opacity)
            }
        }
    }

    /// Takes over the bytes that a plane's pixels have become. Pixels that were left as they are keep their fractions: how far
    /// beyond what was drawn `area` reaches depends on the part of the frame that is drawn.
    private func takeOver(_ area: PixelRect, from bytes: PixelPlane, to plane: DeepPlane) {
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

    private func drawDeep(_ step: UnsafePointer<DrawStep>, on plane: DeepPlane) {
        let area = plane.area.intersection(step.pointee.bounds)
        guard !area.isEmpty else { return }
        guard step.pointee.mode == pk_source_over else {
            let target = bytes(0, of: area)
            plane.store(area, to: target, kernels)
            memory.pointee.layers.removeAll()
            memory.pointee.layers.append(TileLayer(plane: target, area: area, isCleared: true))
            draw(step)
            return takeOver(area, from: target, to: plane)
        }
        let row = memory.pointee.rowOfDeepPixels()
        let shader = shaders + step.pointee.shader
        let opacity = Float(step.pointee.opacity) / 65535
        let color = shader.pointee.kind == .color ? shader.pointee.fineColor : nil
        step.pointee.coverage.forEachBlock(in: area) { block in
            forEachRow(of: block) { y, mask, level in
                let (out, count) = (plane.at(block.x, y), Int32(block.width))
                if let color { return kernels.pointee.deep_fill_over(out, color, count, mask, level) }
                makeDeepRow(row, shader, x: block.x, y: y, count: block.width)
                kernels.pointee.deep_over(out, row, count, mask, level * opacity)
            }
        }
    }

    private func makeDeepRow(
        _ out: UnsafeMutablePointer<Float>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        let anchor = x & ~(Shader.anchorSpacing - 1)
        var coordinates = shader.pointee.row(x: anchor, y: y)
        let (first, length) = (Int32(x - anchor), Int32(count))
        switch shader.pointee.kind {
        case .gradient:
            kernels.pointee.deep_gradient(out, first, length, Shader.gradient(of: shader), &coordinates)
        case .image where shader.pointee.levelCount == 0:
            kernels.pointee.deep_image(out, first, length, Shader.image(of: shader), &coordinates)
        default:
            makeRow(shaded, shader, x: x, y: y, count: count)
            kernels.pointee.deepen(out, shaded, length)
        }
    }

    /// Calls `body` with each row's y, its mask if it has one, and the level of 1 that goes with it.
    @inline(__always)
    private func forEachRow(of block: CoverageBlock, _ body: (Int, UnsafePointer<UInt8>?, Float) -> Void) {
        for line in 0..<block.height {
            let mask = block.mask.map { $0 + line * block.stride }
            // Multiplied as the kernels do with masks: which of the two a level comes in depends on the part that is drawn.
            body(block.y + line, mask, mask == nil ? Float(block.level) * (1 / 255) : 1)
        }
    }
}

internal import CPixelKernels

/// Draws the steps of one tile at a time. Each thread has one, with memory for the groups of a tile.
struct TileRenderer: ~Copyable {
    /// A group that is being drawn.
    private struct Layer: BitwiseCopyable {
        var plane: PixelPlane
        /// The part of the tile that the group may touch.
        var area: PixelRect
        /// False until something is drawn: the memory then holds another tile's pixels.
        var isCleared: Bool
    }

    private let kernels = Kernels.current
    private let shaders: UnsafePointer<Shader>
    private let steps: UnsafePointer<DrawStep>
    private let surface: PixelPlane
    private let tileWidth: Int
    private let tileHeight: Int
    /// Memory for one tile's pixels for each depth of groups reached so far.
    private var memory: [UnsafeMutablePointer<UInt8>] = []
    private var layers: GrowingBuffer<Layer>
    /// A row of pixels made by a shader, and one for blend modes that need a copy; kernels may not write beyond a row.
    private let row: UnsafeMutablePointer<UInt8>
    private let copy: UnsafeMutablePointer<UInt8>
    private let mask: UnsafeMutablePointer<UInt8>

    /// The list must outlive the renderer.
    init(_ list: borrowing DrawList, surface: PixelPlane, _ layout: TileLayout) {
        shaders = UnsafePointer(list.shaders.base)
        steps = UnsafePointer(list.steps.base)
        self.surface = surface
        tileWidth = layout.width
        tileHeight = layout.height
        layers = GrowingBuffer(capacity: 8)
        row = .allocate(capacity: tileWidth * 4)
        copy = .allocate(capacity: tileWidth * 4)
        mask = .allocate(capacity: tileWidth * tileHeight)
    }

    deinit {
        for tile in memory { tile.deallocate() }
        row.deallocate()
        copy.deallocate()
        mask.deallocate()
    }

    mutating func draw(_ indices: UnsafeBufferPointer<Int32>, in tile: PixelRect) {
        layers.removeAll()
        layers.append(Layer(plane: surface, area: tile, isCleared: true))
        var i = firstVisible(indices, in: tile)
        while i < indices.count {
            let step = steps + Int(indices[i])
            switch step.pointee.kind {
            case .fill: draw(step)
            case .beginGroup: beginGroup(step, in: tile)
            case .endGroup: endGroup(step)
            }
            i += 1
        }
    }

    /// The last fill, outside all groups, that hides everything before it in the tile.
    private func firstVisible(_ indices: UnsafeBufferPointer<Int32>, in tile: PixelRect) -> Int {
        var depth = 0
        var i = indices.count - 1
        while i > 0 {
            let step = steps + Int(indices[i])
            switch step.pointee.kind {
            case .endGroup: depth += 1
            case .beginGroup: depth -= 1
            case .fill:
                if depth == 0, step.pointee.isOpaque, step.pointee.bounds.contains(tile),
                    step.pointee.coverage.covers(tile)
                {
                    return i
                }
            }
            i -= 1
        }
        return 0
    }

    // MARK: Groups

    private mutating func beginGroup(_ step: UnsafePointer<DrawStep>, in tile: PixelRect) {
        let depth = layers.count
        if memory.count < depth { memory.append(.allocate(capacity: tileWidth * tileHeight * 4)) }
        let plane = PixelPlane(base: memory[depth - 1], stride: tileWidth * 4, x: tile.x, y: tile.y)
        layers.append(Layer(plane: plane, area: tile.intersection(step.pointee.bounds), isCleared: false))
    }

    /// Joins the innermost group with what is below it.
    private mutating func endGroup(_ step: UnsafePointer<DrawStep>) {
        let step = step.pointee
        let top = layers.base[layers.count - 1]
        layers.removeLast()
        if !top.isCleared {
            if step.mode.ignoresClearSource { return }
            top.plane.clear(top.area)
        }
        let below = planeToDrawOn()
        let area = top.area
        let blend = kernels.pointee.blend!
        let level = Int32(step.opacity)
        if !step.hasClip {
            blend(
                step.mode, below.at(area.x, area.y), below.stride, top.plane.at(area.x, area.y), top.plane.stride,
                Int32(area.width), Int32(area.height), nil, 0, level)
        } else if step.mode.ignoresClearSource {
            step.coverage.forEachBlock(in: area) { block in
                let blockLevel = block.mask == nil ? Levels.product(step.opacity, block.level) : step.opacity
                blend(
                    step.mode, below.at(block.x, block.y), below.stride, top.plane.at(block.x, block.y),
                    top.plane.stride, Int32(block.width), Int32(block.height), block.mask, block.stride,
                    Int32(blockLevel))
            }
        } else {
            // What the clip leaves out is joined as well: as transparency.
            step.coverage.writeLevels(of: area, to: mask, stride: area.width)
            blend(
                step.mode, below.at(area.x, area.y), below.stride, top.plane.at(area.x, area.y), top.plane.stride,
                Int32(area.width), Int32(area.height), mask, area.width, level)
        }
    }

    /// The innermost layer's pixels, cleared when they are drawn on for the first time.
    private mutating func planeToDrawOn() -> PixelPlane {
        let layer = layers.base + (layers.count - 1)
        if !layer.pointee.isCleared {
            layer.pointee.plane.clear(layer.pointee.area)
            layer.pointee.isCleared = true
        }
        return layer.pointee.plane
    }

    // MARK: Fills

    private mutating func draw(_ step: UnsafePointer<DrawStep>) {
        let area = layers.base[layers.count - 1].area.intersection(step.pointee.bounds)
        let plane = planeToDrawOn()
        let shader = shaders + step.pointee.shader
        let isColor = shader.pointee.kind == .color && step.pointee.mode == pk_source_over
        step.pointee.coverage.forEachBlock(in: area) { block in
            if isColor {
                fill(block, with: shader.pointee.color, on: plane)
            } else {
                shade(block, shader, step, on: plane)
            }
        }
    }

    /// A colour over a block.
    @inline(__always)
    private func fill(_ block: CoverageBlock, with color: UInt32, on plane: PixelPlane) {
        let pixels = plane.at(block.x, block.y)
        let (width, height) = (Int32(truncatingIfNeeded: block.width), Int32(truncatingIfNeeded: block.height))
        if let mask = block.mask {
            kernels.pointee.fill_over_mask(pixels, plane.stride, width, height, color, mask, block.stride)
        } else if block.level == 255, color >> 24 == 255 {
            kernels.pointee.fill(pixels, plane.stride, width, height, color)
        } else {
            let weakened = Levels.scale(color, by: block.level)
            kernels.pointee.fill_over(pixels, plane.stride, width, height, weakened)
        }
    }

    /// Any paint in any mode.
    private func shade(
        _ block: CoverageBlock, _ shader: UnsafePointer<Shader>, _ step: UnsafePointer<DrawStep>, on plane: PixelPlane
    ) {
        let isPlain = step.pointee.opacity == 255 && (step.pointee.mode == pk_source_over)
        let replaces = isPlain && shader.pointee.isOpaque && block.mask == nil && block.level == 255
        for line in 0..<block.height {
            let y = block.y + line
            let out = plane.at(block.x, y)
            if replaces {
                makeRow(out, shader, x: block.x, y: y, count: block.width)
                continue
            }
            var rest = block
            rest.y = y
            rest.height = 1
            rest.mask = block.mask.map { $0 + line * block.stride }
            if isPlain, shader.pointee.isConstantAcross {
                makePixels(row, shader, x: block.x, y: y, count: 1)
                fill(rest, with: UnsafeRawPointer(row).load(as: UInt32.self), on: plane)
                continue
            }
            makeRow(row, shader, x: block.x, y: y, count: block.width)
            join(rest, step, on: plane)
        }
    }

    /// Joins the shader's row with a block one row high.
    private func join(_ block: CoverageBlock, _ step: UnsafePointer<DrawStep>, on plane: PixelPlane) {
        let out = plane.at(block.x, block.y)
        let (mode, opacity) = (step.pointee.mode, step.pointee.opacity)
        let width = Int32(truncatingIfNeeded: block.width)
        if mode.ignoresClearSource || (block.mask == nil && block.level == 255) {
            let level = block.mask == nil ? Levels.product(opacity, block.level) : opacity
            kernels.pointee.blend(mode, out, 0, row, 0, width, 1, block.mask, 0, Int32(level))
            return
        }
        // Partly covered, a pixel keeps a part of what it was.
        copy.update(from: out, count: block.width * 4)
        kernels.pointee.blend(mode, copy, 0, row, 0, width, 1, nil, 0, Int32(opacity))
        kernels.pointee.mix(out, copy, width, block.mask, Int32(block.level))
    }

    private func makeRow(
        _ out: UnsafeMutablePointer<UInt8>, _ shader: UnsafePointer<Shader>, x: Int, y: Int, count: Int
    ) {
        guard shader.pointee.isConstantAcross else { return makePixels(out, shader, x: x, y: y, count: count) }
        makePixels(row, shader, x: x, y: y, count: 1)
        let color = UnsafeRawPointer(row).load(as: UInt32.self)
        kernels.pointee.fill(out, 0, Int32(truncatingIfNeeded: count), 1, color)
    }

    /// A tile is no wider than the anchors are apart and starts at a multiple of its width, so that a row of it has one.
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
            withUnsafePointer(to: shader.pointee.gradient) {
                kernels.pointee.gradient(out, first, count, $0, &coordinates)
            }
        case .image:
            var coordinates = shader.pointee.row(x: anchor, y: y)
            withUnsafePointer(to: shader.pointee.image) {
                kernels.pointee.image(out, first, count, $0, &coordinates)
            }
        }
    }
}

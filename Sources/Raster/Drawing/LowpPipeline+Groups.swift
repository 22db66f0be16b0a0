internal import CPixelKernels

/// Groups are drawn in tile-sized memory, and then composited with the pixels below.
extension LowpPipeline {
    func beginGroup(_ step: UnsafePointer<DrawStep>, in tile: PixelRect) {
        let plane = bytes(memory.pointee.layers.count - 1, of: tile)
        // The memory still contains the last group at this depth; it is cleared when something is drawn.
        let area = tile.intersection(step.pointee.bounds)
        memory.pointee.layers.append(GroupLayer(plane: plane, area: area, isCleared: false))
    }

    /// Memory for the pixels of `tile` in a group at a nesting depth.
    func bytes(_ depth: Int, of tile: PixelRect) -> PixelPlane {
        PixelPlane(base: memory.pointee.group(atDepth: depth), stride: tileWidth * 4, x: tile.x, y: tile.y)
    }

    /// The innermost layer, cleared before its first use. The surface's layer always exists.
    func layerToDrawOn() -> GroupLayer {
        let layer = memory.pointee.layers.base + (memory.pointee.layers.count - 1)
        layer.pointee.clear(kernels)
        return layer.pointee
    }

    /// Composites the innermost group with the pixels below it.
    func endGroup(_ step: UnsafePointer<DrawStep>) {
        var group = memory.pointee.layers.base[memory.pointee.layers.count - 1]
        memory.pointee.layers.removeLast()
        let (mode, level, area) = (step.pointee.mode, step.pointee.opacity, group.area)
        // An uncleared group was not drawn on: most groups touch only a few tiles.
        if !group.isCleared, mode.ignoresClearSource { return }
        group.clear(kernels)
        let below = layerToDrawOn()
        if !step.pointee.hasClip {
            join(group, area, with: below, mode, nil, 0, level)
        } else if mode.ignoresClearSource {
            step.pointee.coverage.forEachSpan(in: area) { block in
                let rect = PixelRect(x: block.x, y: block.y, width: block.width, height: block.height)
                let blockLevel = block.mask == nil ? Levels.product(level, block.level) : level
                join(group, rect, with: below, mode, block.mask, block.stride, blockLevel)
            }
        } else {
            // Pixels outside the clip are composited too, as transparent ones.
            let mask = memory.pointee.mask
            step.pointee.coverage.writeLevels(of: area, to: mask, stride: area.width)
            join(group, area, with: below, mode, mask, area.width, level)
        }
    }

    private func join(
        _ group: GroupLayer, _ rect: PixelRect, with below: GroupLayer, _ mode: pk_mode, _ mask: UnsafePointer<UInt8>?,
        _ maskStride: Int, _ level: UInt16
    ) {
        kernels.pointee.blend(
            mode, below.plane.at(rect.x, rect.y), below.plane.stride, group.plane.at(rect.x, rect.y),
            group.plane.stride, Int32(truncatingIfNeeded: rect.width), Int32(truncatingIfNeeded: rect.height), mask,
            maskStride, Int32(level))
    }
}

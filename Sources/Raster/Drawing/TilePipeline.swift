/// Draws the steps of a tile at a certain precision.
///
/// There are two. In `LowpPipeline` a tile's pixels are bytes, which each compositing step rounds. In `HighpPipeline`
/// they are floats, rounded once when the tile is finished. `PrecisionMap` selects the pipeline of each tile. Both are
/// statically known, so the loop below is specialized for each.
protocol TilePipeline {
    var steps: UnsafePointer<DrawStep> { get }

    func begin(_ tile: PixelRect)
    /// Draws onto the innermost open group. `next` is the step that follows in the tile.
    func fill(_ step: UnsafePointer<DrawStep>, before next: UnsafePointer<DrawStep>?)
    func beginGroup(_ step: UnsafePointer<DrawStep>, in tile: PixelRect)
    func endGroup(_ step: UnsafePointer<DrawStep>)
    func finish(_ tile: PixelRect)
}

extension TilePipeline {
    @inline(__always)
    func draw(_ indices: UnsafeBufferPointer<Int32>, in tile: PixelRect) {
        begin(tile)
        var i = firstVisible(indices, in: tile)
        while i < indices.count {
            let step = steps + Int(indices[i])
            switch step.pointee.kind {
            case .fill: fill(step, before: i + 1 < indices.count ? steps + Int(indices[i + 1]) : nil)
            case .beginGroup: beginGroup(step, in: tile)
            case .endGroup: endGroup(step)
            }
            i += 1
        }
        finish(tile)
    }

    /// The index of the last fill, outside all groups, that hides everything before it in the tile.
    func firstVisible(_ indices: UnsafeBufferPointer<Int32>, in tile: PixelRect) -> Int {
        // Searches backwards. A fill inside a group hides only the group's own content, so only those outside all
        // groups count.
        var depth = 0
        var i = indices.count - 1
        // The first step needs no test: drawing starts there in any case.
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
}

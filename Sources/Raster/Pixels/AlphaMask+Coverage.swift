extension AlphaMask {
    /// The levels of a coverage, for as many pixels as its bounds hold.
    package init(_ coverage: Coverage) {
        let bounds = coverage.bounds
        var levels = [UInt8](repeating: 0, count: bounds.width * bounds.height)
        levels.withUnsafeMutableBufferPointer { levels in
            coverage.forEachBlock(in: bounds) { block in
                for row in 0..<block.height {
                    // Blocks lie inside the bounds, so every index lies inside the levels.
                    let start = (block.y - bounds.y + row) * bounds.width + block.x - bounds.x
                    for x in 0..<block.width {
                        levels[start + x] = block.mask.map { $0[row * block.stride + x] } ?? block.level
                    }
                }
            }
        }
        self.init(bounds: bounds, levels: levels)
    }
}

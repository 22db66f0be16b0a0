/// A rectangle of pixels that share how they are covered.
struct CoverageBlock {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// A level for each pixel, rows `stride` apart, or nil where `level` holds for all.
    var mask: UnsafePointer<UInt8>?
    var stride: Int
    var level: UInt8
}

extension Coverage {
    /// Calls `body` for every block inside `rect` that is not empty, from the top and from the left.
    ///
    /// The mask pointer is good until `body` returns.
    @inline(__always)
    func forEachBlock(in rect: PixelRect, _ body: (CoverageBlock) -> Void) {
        let part = rect.intersection(bounds)
        guard !part.isEmpty else { return }
        switch storage {
        case .solid:
            body(
                CoverageBlock(
                    x: part.x, y: part.y, width: part.width, height: part.height, mask: nil, stride: 0, level: 255))
        case .mask(let mask):
            mask.levels.withUnsafeBufferPointer { levels in
                // `part` lies inside the bounds, which lie inside the moved mask, so the offset lies inside the levels.
                let offset = (part.y - dy - mask.bounds.y) * mask.bounds.width + part.x - dx - mask.bounds.x
                body(
                    CoverageBlock(
                        x: part.x, y: part.y, width: part.width, height: part.height,
                        mask: levels.baseAddress! + offset, stride: mask.bounds.width, level: 0))
            }
        case .strips(let strips):
            strips.forEachBlock(in: part, dx: dx, dy: dy, body)
        }
    }
}

extension Strips {
    @inline(__always)
    func forEachBlock(in part: PixelRect, dx: Int, dy: Int, _ body: (CoverageBlock) -> Void) {
        // In the strips' own pixels. `part` lies inside the moved bounds.
        let left = part.x - dx - bounds.x
        let right = left + part.width
        let top = part.y - dy - bounds.y
        let bottom = top + part.height
        for band in (top >> 2)...((bottom - 1) >> 2) {
            let first = max(top - band * 4, 0)
            let end = min(bottom - band * 4, 4)
            let y = dy + bounds.y + band * 4
            var i = firstRun(in: band, endingAfter: left)
            let last = Int(bands[band + 1])
            while i < last {
                let run = runs[i]
                let x0 = max(Int(run.x), left)
                let x1 = min(run.end, right)
                guard x0 < x1 else { break }
                i += 1
                var block = CoverageBlock(
                    x: x0 + dx + bounds.x, y: y + first, width: x1 - x0, height: end - first, mask: nil, stride: 0,
                    level: 0)
                if !run.isConstant {
                    block.mask =
                        UnsafePointer(levels.baseAddress!) + run.offset + first * Int(run.width) + x0 - Int(run.x)
                    block.stride = Int(run.width)
                    body(block)
                    continue
                }
                // Neighbouring rows of one level make one block.
                var row = first
                while row < end {
                    let level = UInt8(truncatingIfNeeded: run.rows >> UInt32(row * 8))
                    var next = row + 1
                    while next < end, UInt8(truncatingIfNeeded: run.rows >> UInt32(next * 8)) == level { next += 1 }
                    block.y = y + row
                    block.height = next - row
                    block.level = level
                    if level != 0 { body(block) }
                    row = next
                }
            }
        }
    }

    /// The first run of a band that reaches beyond `x`.
    private func firstRun(in band: Int, endingAfter x: Int) -> Int {
        var low = Int(bands[band])
        var high = Int(bands[band + 1])
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end <= x { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

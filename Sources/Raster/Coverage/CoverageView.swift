internal import CPixelKernels

/// A rectangle of pixels with either one coverage level or a mask.
struct CoverageSpan: BitwiseCopyable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// One level per pixel, rows `stride` apart; nil where `level` applies to all.
    var mask: UnsafePointer<UInt8>?
    var stride: Int
    var level: UInt8

    /// True when the span is directly to the right of `other` in the same rows.
    @inline(__always)
    func continues(_ other: CoverageSpan) -> Bool {
        y == other.y && height == other.height && x == other.x + other.width
    }
}

/// An unowned view of a coverage for the inner loops, valid while the coverage is alive.
struct CoverageView: BitwiseCopyable {
    enum Kind: BitwiseCopyable { case solid, plane, strips }

    var kind: Kind
    var bounds: PixelRect
    /// The position of the stored pixels, translation included.
    var originX = 0
    var originY = 0
    /// For a plane, the bytes per row.
    var stride = 0
    var levels: UnsafePointer<UInt8>?
    var bands: UnsafePointer<Int32>?
    var runs: UnsafePointer<pk_run>?

    /// Calls `body` for every non-empty span inside `rect`, top to bottom and left to right.
    @inline(__always)
    func forEachSpan(in rect: PixelRect, _ body: (CoverageSpan) -> Void) {
        let part = rect.intersection(bounds)
        guard !part.isEmpty else { return }
        var block = CoverageSpan(
            x: part.x, y: part.y, width: part.width, height: part.height, mask: nil, stride: 0, level: 255)
        switch kind {
        case .solid:
            body(block)
        case .plane:
            guard let levels else { return }
            // `part` lies inside the bounds, which lie inside the moved plane, so the offset lies inside the levels.
            block.mask = levels + ((part.y - originY) * stride + part.x - originX)
            block.stride = stride
            body(block)
        case .strips:
            forEachStripSpan(in: part, body)
        }
    }

    @inline(__always)
    private func forEachStripSpan(in part: PixelRect, _ body: (CoverageSpan) -> Void) {
        guard let levels, let bands, let runs else { return }
        // In the strips' own pixels. `part` lies inside the translated bounds, so every band and row of it exists.
        let left = part.x - originX
        let right = left + part.width
        let top = part.y - originY
        let bottom = top + part.height
        // Bands are four rows, so shifts give their indices; both numbers are at least zero.
        for band in (top >> 2)...((bottom - 1) >> 2) {
            let first = max(top - band * 4, 0)
            let end = min(bottom - band * 4, 4)
            let y = originY + band * 4
            let last = Int(bands[band + 1])
            var i = Self.firstRun(runs, from: Int(bands[band]), to: last, endingAfter: left)
            while i < last {
                let run = runs[i]
                let x0 = max(Int(run.x), left)
                let x1 = min(run.end, right)
                // Runs are disjoint and sorted from left to right: if one lies beyond the right side, so do all after
                // it.
                guard x0 < x1 else { break }
                i += 1
                var block = CoverageSpan(
                    x: x0 + originX, y: y + first, width: x1 - x0, height: end - first, mask: nil, stride: 0, level: 255
                )
                if !run.isConstant {
                    block.mask = levels + (run.firstLevel + first * Int(run.width) + x0 - Int(run.x))
                    block.stride = Int(run.width)
                    body(block)
                } else if run.rows == .max {
                    body(block)
                } else {
                    // Adjacent rows with equal levels form one span.
                    var row = first
                    while row < end {
                        block.level = run.level(ofRow: row)
                        var next = row + 1
                        while next < end, run.level(ofRow: next) == block.level { next += 1 }
                        block.y = y + row
                        block.height = next - row
                        if block.level != 0 { body(block) }
                        row = next
                    }
                }
            }
        }
    }

    /// The first of a band's runs that extends beyond `x`.
    static func firstRun(
        _ runs: UnsafePointer<pk_run>, from first: Int, to last: Int, endingAfter x: Int
    ) -> Int {
        var low = first
        var high = last
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end <= x { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Writes the level of every pixel of `rect`, in rows `stride` bytes apart.
    func writeLevels(of rect: PixelRect, to out: UnsafeMutablePointer<UInt8>, stride: Int) {
        for row in 0..<rect.height { (out + row * stride).update(repeating: 0, count: rect.width) }
        forEachSpan(in: rect) { block in
            for row in 0..<block.height {
                // A block lies inside `rect`.
                let line = out + (block.y + row - rect.y) * stride + block.x - rect.x
                if let mask = block.mask {
                    line.update(from: mask + row * block.stride, count: block.width)
                } else {
                    line.update(repeating: block.level, count: block.width)
                }
            }
        }
    }

    /// A fully covered rectangle inside `rect`; for boxes, rounded or not, nearly the largest.
    func solidRect(in rect: PixelRect) -> PixelRect {
        let part = rect.intersection(bounds)
        switch kind {
        case .solid: return part
        case .plane: return .zero
        case .strips: break
        }
        guard !part.isEmpty, let bands, let runs else { return .zero }
        let (first, last) = ((part.y - originY) >> 2, (part.maxY - 1 - originY) >> 2)
        // The widest run of the middle band, extended vertically as far as it is solid. A convex shape is widest there,
        // so for boxes, ellipses and the like this is nearly the largest, without looking at every pair of bands.
        let middle = (first + last) / 2
        var widest = pk_run()
        for i in Int(bands[middle])..<Int(bands[middle + 1]) where runs[i].isFull && runs[i].width > widest.width {
            widest = runs[i]
        }
        guard widest.width > 0 else { return .zero }
        func isFull(_ band: Int) -> Bool {
            // Only the first run that extends at least as far can contain all of the widest run's columns.
            for i in Int(bands[band])..<Int(bands[band + 1]) where runs[i].end >= widest.end {
                return runs[i].isFull && runs[i].x <= widest.x
            }
            return false
        }
        var (top, bottom) = (middle, middle)
        while top > first, isFull(top - 1) { top -= 1 }
        while bottom < last, isFull(bottom + 1) { bottom += 1 }
        return PixelRect(
            x: originX + Int(widest.x), y: originY + 4 * top, width: Int(widest.width), height: 4 * (bottom + 1 - top)
        ).intersection(part)
    }

    /// True when every pixel of `rect` is known to be fully covered.
    func covers(_ rect: PixelRect) -> Bool {
        guard bounds.contains(rect), reachesLeft(of: rect) else { return false }
        // Spans don't overlap: the rectangle is covered if their areas add up to its own.
        var area = 0
        forEachSpan(in: rect) { block in
            if block.level == 255, isFull(block) { area += block.width * block.height }
        }
        return area == rect.width * rect.height
    }

    /// Whether a run contains the first pixel of a rectangle inside the bounds: most shapes leave that corner
    /// uncovered.
    private func reachesLeft(of rect: PixelRect) -> Bool {
        guard kind == .strips, let bands, let runs else { return true }
        let (x, band) = (rect.x - originX, (rect.y - originY) >> 2)
        let end = Int(bands[band + 1])
        let first = Self.firstRun(runs, from: Int(bands[band]), to: end, endingAfter: x)
        return first < end && Int(runs[first].x) <= x
    }

    private func isFull(_ block: CoverageSpan) -> Bool {
        guard let mask = block.mask else { return true }
        for row in 0..<block.height {
            for column in 0..<block.width where mask[row * block.stride + column] != 255 { return false }
        }
        return true
    }
}

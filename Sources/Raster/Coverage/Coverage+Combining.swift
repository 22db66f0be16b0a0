extension Coverage {
    /// The product of two coverages: what lies in both.
    package func intersection(_ other: Coverage) -> Coverage {
        let common = bounds.intersection(other.bounds)
        guard !common.isEmpty else { return .none }
        if case .solid = other.storage { return offsetBy(x: 0, y: 0, clip: common) }
        if case .solid = storage { return other.offsetBy(x: 0, y: 0, clip: common) }
        let a = levels(in: common)
        let b = other.levels(in: common)
        let product = zip(a.levels, b.levels).map { x, y in
            let v = UInt32(x) * UInt32(y) + 128
            return UInt8((v + v >> 8) >> 8)
        }
        return Coverage(AlphaMask(bounds: common, levels: product))
    }

    /// The level of every pixel of `rect`.
    func levels(in rect: PixelRect) -> AlphaMask {
        var levels = [UInt8](repeating: 0, count: rect.width * rect.height)
        levels.withUnsafeMutableBufferPointer { levels in
            forEachBlock(in: rect) { block in
                for row in 0..<block.height {
                    // A block lies inside `rect`.
                    let out = levels.baseAddress! + (block.y + row - rect.y) * rect.width + block.x - rect.x
                    if let mask = block.mask {
                        out.update(from: mask + row * block.stride, count: block.width)
                    } else {
                        out.update(repeating: block.level, count: block.width)
                    }
                }
            }
        }
        return AlphaMask(bounds: rect, levels: levels)
    }

    /// True when every pixel of `rect` is wholly covered.
    package func covers(_ rect: PixelRect) -> Bool {
        if rect.isEmpty { return true }
        guard bounds.contains(rect) else { return false }
        var area = 0
        forEachBlock(in: rect) { block in
            if block.mask == nil, block.level == 255 { area += block.width * block.height }
        }
        return area == rect.width * rect.height
    }
}

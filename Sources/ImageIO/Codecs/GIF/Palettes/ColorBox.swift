/// Summed-area tables over the colours of an image in a cube with 32 steps per side, so that the sums over any box in
/// it take eight lookups.
///
/// The first entry of each side is zero, as for an empty box.
struct ColorMoments {
    struct Sums {
        var count = 0.0
        var color = SIMD3<Double>.zero
        var squares = 0.0

        static func + (a: Sums, b: Sums) -> Sums {
            Sums(count: a.count + b.count, color: a.color + b.color, squares: a.squares + b.squares)
        }
        static func - (a: Sums, b: Sums) -> Sums {
            Sums(count: a.count - b.count, color: a.color - b.color, squares: a.squares - b.squares)
        }

        /// The sum of the squared distances of the colours from their mean.
        var spread: Double { count > 0 ? squares - (color * color).sum() / count : 0 }
    }

    static let side = 33
    private var sums = [Sums](repeating: Sums(), count: side * side * side)

    /// Counts colours with 8 bits per channel.
    init(_ colors: some Sequence<(color: UInt32, count: Int)>) {
        for (packed, count) in colors {
            let level = SIMD3<Int>(Int(packed & 255), Int(packed >> 8 & 255), Int(packed >> 16 & 255))
            let color = SIMD3<Double>(level)
            let weight = Double(count)
            sums[Self.index(level.x / 8 + 1, level.y / 8 + 1, level.z / 8 + 1)] =
                sums[Self.index(level.x / 8 + 1, level.y / 8 + 1, level.z / 8 + 1)]
                + Sums(count: weight, color: color * weight, squares: (color * color).sum() * weight)
        }
        accumulate()
    }

    subscript(r: Int, g: Int, b: Int) -> Sums { sums[Self.index(r, g, b)] }

    private static func index(_ r: Int, _ g: Int, _ b: Int) -> Int { (r * side + g) * side + b }

    /// Converts each entry to the sum of all entries up to it, along one axis after the other.
    private mutating func accumulate() {
        let range = 1..<Self.side
        for r in range {
            for g in range {
                for b in range { sums[Self.index(r, g, b)] = self[r, g, b] + self[r, g, b - 1] }
            }
        }
        for r in range {
            for g in range {
                for b in range { sums[Self.index(r, g, b)] = self[r, g, b] + self[r, g - 1, b] }
            }
        }
        for r in range {
            for g in range {
                for b in range { sums[Self.index(r, g, b)] = self[r, g, b] + self[r - 1, g, b] }
            }
        }
    }
}

/// A box in the colour cube: the steps after `low` up to and including `high`, along each axis.
struct ColorBox {
    var low = SIMD3<Int>.zero
    var high = SIMD3<Int>(repeating: ColorMoments.side - 1)

    func sums(in moments: ColorMoments) -> ColorMoments.Sums {
        let (a, b) = (low, high)
        let far = moments[b.x, b.y, b.z] - moments[a.x, b.y, b.z] - moments[b.x, a.y, b.z] - moments[b.x, b.y, a.z]
        return far + moments[a.x, a.y, b.z] + moments[a.x, b.y, a.z] + moments[b.x, a.y, a.z] - moments[a.x, a.y, a.z]
    }

    /// Returns the two boxes whose colours are nearest to their means; nil for a box that can't be cut with colours on
    /// both sides.
    func cut(in moments: ColorMoments) -> (ColorBox, ColorBox)? {
        let whole = sums(in: moments)
        var best: (ColorBox, ColorBox)?
        var greatest = 0.0
        for axis in 0..<3 {
            for step in (low[axis] + 1)..<max(high[axis], low[axis] + 1) {
                var (first, second) = (self, self)
                first.high[axis] = step
                second.low[axis] = step
                let near = first.sums(in: moments)
                let far = whole - near
                guard near.count > 0, far.count > 0 else { continue }
                // The remaining variance is smallest where this is largest.
                let gain = (near.color * near.color).sum() / near.count + (far.color * far.color).sum() / far.count
                if gain > greatest { (best, greatest) = ((first, second), gain) }
            }
        }
        return best
    }
}

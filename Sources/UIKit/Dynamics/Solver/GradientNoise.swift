/// Smooth noise in three dimensions (K. Perlin, "Improving Noise"), from about -1 to 1. Deterministic.
struct GradientNoise {
    let seed: UInt64

    func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        let (column, row, layer) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        let (u, v, w) = (x - column, y - row, z - layer)
        let (smoothU, smoothV, smoothW) = (Self.fade(u), Self.fade(v), Self.fade(w))
        var sum = 0.0
        for corner in 0..<8 {
            let (i, j, k) = (Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
            let weight =
                (i == 0 ? 1 - smoothU : smoothU) * (j == 0 ? 1 - smoothV : smoothV) * (k == 0 ? 1 - smoothW : smoothW)
            sum += weight * slope(column + i, row + j, layer + k, u - i, v - j, w - k)
        }
        return sum
    }

    private static func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

    /// Returns the contribution of a corner's gradient, which points to the midpoint of one of a cube's edges.
    private func slope(_ i: Double, _ j: Double, _ k: Double, _ x: Double, _ y: Double, _ z: Double) -> Double {
        let hash = mixed(i, j, k)
        let u = hash & 8 == 0 ? x : y
        let v = hash & 12 == 0 ? y : (hash & 13 == 12 ? x : z)
        return (hash & 1 == 0 ? u : -u) + (hash & 2 == 0 ? v : -v)
    }

    /// A hash of a corner by SplitMix64's finalizer.
    private func mixed(_ i: Double, _ j: Double, _ k: Double) -> UInt64 {
        var bits = seed
        for part in [i, j, k] {
            bits = (bits ^ part.bitPattern) &+ 0x9E37_79B9_7F4A_7C15
            bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
            bits ^= bits >> 31
        }
        return bits
    }
}

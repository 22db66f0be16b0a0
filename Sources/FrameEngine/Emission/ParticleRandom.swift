/// The random numbers of one particle: a function of the emitter's seed, the cell and the birth time, so that a
/// particle is the same in every frame.
///
/// The generator is SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014).
struct ParticleRandom {
    private(set) var state: UInt64

    /// - Parameters:
    ///   - parent: the seed of the emitting layer or particle.
    ///   - cell: the cell's index there.
    ///   - birth: the particle's birth, in its emitter's time.
    init(parent: UInt64, cell: Int, birth: Double) {
        state = Self.mix(parent &+ Self.step)
        state = Self.mix(state ^ UInt64(truncatingIfNeeded: cell) &+ Self.step)
        state = Self.mix(state ^ birth.bitPattern &+ Self.step)
    }

    // 2^64 divided by the golden ratio, and odd: the state takes every value before it repeats.
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// In 0..<1.
    mutating func unit() -> Double {
        state &+= Self.step
        // 53 bits are what a double holds.
        return Double(Self.mix(state) >> 11) * 0x1p-53
    }

    /// A value uniformly distributed over `range`, centred at the mean.
    mutating func value(_ mean: Double, range: Double) -> Double { mean + (unit() - 0.5) * range }

    private static func mix(_ bits: UInt64) -> UInt64 {
        var z = bits
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

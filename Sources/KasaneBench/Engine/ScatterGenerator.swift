/// Pseudo-random numbers, the same in every run (a linear congruential generator with Knuth's constants).
struct ScatterGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The high bits are more random.
        return state >> 32 | state << 32
    }
}

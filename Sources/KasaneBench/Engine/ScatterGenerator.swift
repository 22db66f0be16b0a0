/// Numbers that look random and are the same in every run (a linear congruential generator, Knuth's constants).
struct ScatterGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The high bits are the better ones.
        return state >> 32 | state << 32
    }
}

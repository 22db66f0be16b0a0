import TestSupport

extension SeededRandom {
    /// Returns a whole number from 0, less than `limit`.
    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

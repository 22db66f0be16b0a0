import TestSupport

@testable import Raster

/// Pseudorandom paths: the same for the same seed.
struct RandomPaths {
    private var random: SeededRandom
    /// Coordinates are whole numbers up to this one, so that edges and vertices often coincide.
    private let greatest: Int
    private let hasCurves: Bool

    init(seed: Int, greatest: Int, hasCurves: Bool) {
        // Far apart, so that one seed's numbers are not those of the next.
        random = SeededRandom(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        self.greatest = greatest
        self.hasCurves = hasCurves
    }

    /// Returns one to three closed subpaths that cross themselves and one another.
    mutating func next() -> Path {
        var path = Path()
        for _ in 0...number(below: 3) {
            path.move(to: point())
            for _ in 0..<(2 + number(below: 5)) {
                switch hasCurves ? number(below: 3) : 0 {
                case 0: path.addLine(to: point())
                case 1: path.addQuad(control: point(), to: point())
                default: path.addCubic(control1: point(), control2: point(), to: point())
                }
            }
            path.close()
        }
        return path
    }

    private mutating func point() -> Point {
        Point(Double(number(below: greatest + 1)), Double(number(below: greatest + 1)))
    }

    private mutating func number(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &random)
    }
}

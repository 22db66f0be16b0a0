import CoreGraphics
import TestSupport

extension SeededRandom {
    /// Returns a number in -limit ... limit.
    mutating func number(_ limit: CGFloat) -> CGFloat { CGFloat.random(in: -limit...limit, using: &self) }

    mutating func point(_ limit: CGFloat) -> CGPoint { CGPoint(x: number(limit), y: number(limit)) }
}

import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

/// A kind of work that is repeated.
@MainActor
struct Work {
    let name: String
    /// It is done once for this many runs of work that takes about a millisecond.
    var cost = 1
    /// Receives the number of previous runs, and the run's own random number generator.
    let body: (Int, inout SeededRandom) throws -> Void

    init(_ name: String, cost: Int = 1, _ body: @escaping (Int, inout SeededRandom) throws -> Void) {
        (self.name, self.cost, self.body) = (name, cost, body)
    }

    /// Does the work once, including what is deferred to the run loop.
    func run(_ number: Int, _ random: inout SeededRandom) throws {
        try body(number, &random)
        CATransaction.flush()
        guard number % 16 == 0 else { return }
        MediaClock.advance(to: MediaClock.now + 1 / 60)
        _ = RunLoop.main.run(mode: .default, before: Date())
    }

    /// All kinds. Files are written into a folder.
    static func all(in folder: URL) throws -> [Work] {
        try layers + drawings + texts + fonts() + filters + pictures + documents + views + archives + movies(in: folder)
    }

    /// A transparent bitmap context to draw into.
    static func context(width: Int = 48, height: Int = 32) -> CGContext { bitmap(width: width, height: height) }

    nonisolated static func bitmap(width: Int, height: Int) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }
}

/// A failed run.
struct WorkFailure: Error, CustomStringConvertible {
    var description: String
}

extension SeededRandom {
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    mutating func point() -> CGPoint { CGPoint(x: number(0...48), y: number(0...32)) }

    mutating func rect() -> CGRect {
        CGRect(origin: point(), size: CGSize(width: number(1...32), height: number(1...24)))
    }

    mutating func color() -> CGColor {
        CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.5...1))
    }
}

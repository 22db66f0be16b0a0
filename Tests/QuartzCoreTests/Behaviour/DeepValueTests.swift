import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Animations in groups and emitter cells may be nested to any depth: neither uses the stack.
final class DeepValueTests: ManualClockTestCase {
    private static let depth = 50_000
    private let size = CGSize(width: 20, height: 20)

    func testGroupsWithinGroups() {
        let inner = CABasicAnimation(keyPath: "position.x")
        (inner.byValue, inner.duration, inner.isAdditive) = (10, 100, true)
        var group: CAAnimation = inner
        for _ in 0..<Self.depth {
            let outer = CAAnimationGroup()
            (outer.animations, outer.duration) = ([group], 100)
            group = outer
        }
        let layer = CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        root.addSublayer(layer)
        layer.add(group, forKey: "deep")
        CATransaction.flush()
        advance(to: 50)
        _ = Picture(of: root, size: size, at: 50)
        XCTAssertNotNil(layer.presentation())
        XCTAssertNotNil(layer.animation(forKey: "deep"))
        layer.removeAllAnimations()
        XCTAssertPixel(Picture(of: root, size: size, at: 50)[5, 5], 255, 0, 0)
    }

    func testCellsWithinCells() {
        var cell = CAEmitterCell()
        for _ in 0..<Self.depth {
            (cell.birthRate, cell.lifetime, cell.contents) = (1, 2, CGImage.solid(0, 1, 0))
            let outer = CAEmitterCell()
            outer.emitterCells = [cell]
            cell = outer
        }
        (cell.birthRate, cell.lifetime, cell.contents) = (1, 2, CGImage.solid(0, 1, 0))
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(origin: .zero, size: size)
        emitter.emitterPosition = CGPoint(x: 10, y: 10)
        emitter.beginTime = -10
        emitter.emitterCells = [cell]
        XCTAssertPixel(Picture(of: emitter, size: size)[10, 10], 0, 255, 0)
        cell.birthRate = 2
        emitter.emitterCells = nil
    }
}

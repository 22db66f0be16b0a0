import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// A tree may be of any depth: walking it must not take a stack of that depth. Otherwise each of these would end the
/// process, or take minutes.
final class DeepTreeTests: ManualClockTestCase {
    private static let depth = 20_000

    /// Returns a chain of layers of 10 x 10 points, all at the same place; the first is the root.
    private func makeChain(of count: Int = depth) -> [CALayer] {
        let chain = (0..<count).map { _ in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            return layer
        }
        for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addSublayer(inner) }
        return chain
    }

    func testADeepChainIsCommittedShownAndReleased() throws {
        weak var last: CALayer?
        weak var root: CALayer?
        try {
            let chain = makeChain(of: 100_000)
            (root, last) = (chain.first, chain.last)
            CATransaction.flush()
            let innermost = try XCTUnwrap(chain.last)
            XCTAssertNotNil(innermost.committed)
            XCTAssertEqual(innermost.presentation()?.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
            XCTAssertIdentical(chain[0].hitTest(CGPoint(x: 5, y: 5)), innermost)
            XCTAssertNil(chain[0].hitTest(CGPoint(x: 50, y: 5)))
            XCTAssertEqual(innermost.convert(CGPoint(x: 1, y: 2), to: chain[0]), CGPoint(x: 1, y: 2))
            XCTAssertEqual(innermost.convertTime(5, from: chain[0]), 5)
        }()
        CATransaction.flush()
        XCTAssertNil(root)
        XCTAssertNil(last)
    }

    func testAChainBuiltFromTheInsideOut() {
        var outer = CALayer()
        for _ in 1..<Self.depth {
            let next = CALayer()
            next.addSublayer(outer)
            outer = next
        }
        CATransaction.flush()
        XCTAssertNotNil(outer.committed)
    }

    func testChangesAndAnimationsFarDown() throws {
        let chain = makeChain()
        CATransaction.flush()
        let innermost = try XCTUnwrap(chain.last)
        innermost.opacity = 0
        CATransaction.flush()
        XCTAssertEqual(chain[0].committed?.nextChange(atParentTime: 100), 100)
        var end = 0.0
        chain[0].committed?.forEachAnimationEnd { end = max(end, $0) }
        XCTAssertEqual(end, 100.25)
        advance(to: 1)
        XCTAssertEqual(innermost.presentation()?.opacity, 0)
        chain[1].removeFromSuperlayer()
        CATransaction.flush()
        XCTAssertNil(innermost.committed)
    }

    func testAChainOfMasks() {
        var layers = [CALayer()]
        for _ in 1..<Self.depth {
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layers[layers.count - 1].mask = mask
            layers.append(mask)
        }
        layers[0].frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        CATransaction.flush()
        XCTAssertNotNil(layers.last?.committed)
        XCTAssertIdentical(layers[0].hitTest(CGPoint(x: 5, y: 5)), layers[0])
        layers[layers.count - 1].isHidden = true
        XCTAssertNil(layers[0].hitTest(CGPoint(x: 5, y: 5)))
    }

    func testAChainOfTransformLayers() {
        let leaf = CALayer()
        leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        var outer: CALayer = leaf
        for _ in 1..<Self.depth {
            let next = CATransformLayer()
            next.addSublayer(outer)
            outer = next
        }
        CATransaction.flush()
        XCTAssertIdentical(outer.hitTest(CGPoint(x: 5, y: 5)), leaf)
    }

    /// A custom class is hit-tested by its `hitTest(_:)`, which uses the stack; beyond a depth it no longer is.
    func testAChainOfACustomClass() {
        final class Own: CALayer {
            override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
        }
        let chain = (0..<10_000).map { _ in Own() }
        for layer in chain { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addSublayer(inner) }
        XCTAssertIdentical(chain[0].hitTest(CGPoint(x: 5, y: 5)), chain.last)
    }

    func testALayerFarDownCannotHoldOneFarUp() {
        let chain = makeChain(of: 1000)
        chain[999].addSublayer(chain[3])
        XCTAssertNil(chain[999].sublayers)
        XCTAssertIdentical(chain[3].superlayer, chain[2])
        chain[999].mask = chain[0]
        XCTAssertNil(chain[999].mask)
    }
}

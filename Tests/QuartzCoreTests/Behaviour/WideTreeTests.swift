import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// Lists of sublayers may be long: setting one takes linear time. In quadratic time these would take minutes.
final class WideTreeTests: ManualClockTestCase {
    func testSettingALongListAgainAndAgain() {
        let parent = makeLayer()
        let layers = (0..<40_000).map { _ in CALayer() }
        parent.sublayers = layers
        XCTAssertEqual(parent.sublayers?.count, 40_000)
        CATransaction.flush()
        parent.sublayers = layers.reversed()
        CATransaction.flush()
        XCTAssertIdentical(parent.presentation()?.sublayers?.first?.model(), layers.last)
        parent.sublayers = Array(layers[..<20_000])
        XCTAssertNil(layers[30_000].superlayer)
        parent.sublayers = nil
        CATransaction.flush()
        XCTAssertNil(parent.sublayers)
        XCTAssertNil(layers[0].committed)
    }

    func testTakingLayersOutOneByOne() {
        let parent = makeLayer()
        let layers = (0..<20_000).map { _ in CALayer() }
        for layer in layers { parent.addSublayer(layer) }
        CATransaction.flush()
        for layer in layers.reversed() { layer.removeFromSuperlayer() }
        CATransaction.flush()
        XCTAssertNil(parent.sublayers)
    }

    /// A list is set as it is: no layer is added twice, and layers that stay are not notified again.
    func testSettingTheListTellsWhoComesAndGoes() {
        final class Told: CALayer {
            nonisolated(unsafe) static var events: [String] = []
            override func action(forKey event: String) -> (any CAAction)? {
                if event == kCAOnOrderIn || event == kCAOnOrderOut { Self.events.append("\(name ?? "") \(event)") }
                return nil
            }
        }
        Told.events = []
        func make(_ name: String) -> CALayer {
            let layer = Told()
            layer.name = name
            return layer
        }
        let (parent, a, b, c) = (makeLayer(), make("a"), make("b"), make("c"))
        parent.sublayers = [a, b]
        CATransaction.flush()
        Told.events = []
        parent.sublayers = [c, b, c]
        XCTAssertEqual(parent.sublayers?.map(\.name), ["c", "b"])
        XCTAssertEqual(Told.events, ["a onOrderOut", "c onOrderIn"])
        XCTAssertNil(a.superlayer)
    }
}

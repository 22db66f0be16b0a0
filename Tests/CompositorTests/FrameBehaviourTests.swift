import CoreGraphics
@_spi(Compositing) import FrameEngine
import QuartzCore
import Raster
import XCTest

/// The contents of frames don't depend on the compositor. This target has no access to package declarations: any other
/// module can do what it does.
final class FrameBehaviourTests: XCTestCase {
    override func setUp() { CATransaction.setDisableActions(true) }

    /// One for the software compositor, and one for a custom one.
    private func players() throws -> [any FramePlayer] {
        let memory = try XCTUnwrap(PixelBuffer(width: 100, height: 100))
        return [
            Player(SoftwareCompositor(threads: 1), memory), Player(TextCompositor(), TextCompositor.Page()),
        ]
    }

    private func root() -> CALayer { CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil) }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Damage

    func testTheFirstFrameIsDrawnWhole() throws {
        for var player in try players() {
            XCTAssertEqual(player.frame(of: root(), at: 0).damage.rects, [rect(0, 0, 100, 100)])
        }
    }

    func testAStillTreeHasNoDamage() throws {
        for var player in try players() {
            let root = root()
            root.addSublayer(CALayer(CGRect(x: 10, y: 10, width: 10, height: 10), .red))
            let first = player.frame(of: root, at: 0)
            let second = player.frame(of: root, at: 1)
            XCTAssertTrue(second.damage.isEmpty)
            XCTAssertEqual(second.items, first.items)
        }
    }

    func testAMovedLayerDamagesItsOldAndItsNewPlace() throws {
        for var player in try players() {
            let root = root()
            let mover = CALayer(CGRect(x: 10, y: 20, width: 10, height: 10), .red)
            root.addSublayer(mover)
            root.addSublayer(CALayer(CGRect(x: 80, y: 80, width: 10, height: 10), .blue))
            _ = player.frame(of: root, at: 0)
            mover.frame.origin.x = 50
            let damage = player.frame(of: root, at: 0).damage
            XCTAssertEqual(Set(damage.rects), [rect(10, 20, 10, 10), rect(50, 20, 10, 10)])
            XCTAssertEqual(damage.bounds, rect(10, 20, 50, 10))
        }
    }

    func testARemovedLayerDamagesItsPlace() throws {
        for var player in try players() {
            let root = root()
            let layer = CALayer(CGRect(x: 10, y: 20, width: 10, height: 10), .red)
            root.addSublayer(layer)
            _ = player.frame(of: root, at: 0)
            layer.removeFromSuperlayer()
            XCTAssertEqual(player.frame(of: root, at: 0).damage.rects, [rect(10, 20, 10, 10)])
        }
    }

    func testDamageUnderABlurReachesAsFarAsTheBlur() throws {
        for var player in try players() {
            let (root, group) = (root(), CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil))
            group.filters = ["gaussianBlur"]
            let mover = CALayer(CGRect(x: 45, y: 45, width: 10, height: 10), .red)
            group.addSublayer(mover)
            root.addSublayer(group)
            _ = player.frame(of: root, at: 0)
            mover.backgroundColor = .blue
            let damage = player.frame(of: root, at: 0).damage.bounds
            XCTAssertTrue(damage.contains(rect(44, 44, 12, 12)), "\(damage)")
        }
    }

    func testAnAnimationDamagesWhatItMoves() throws {
        for var player in try players() {
            let root = root()
            let mover = CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (5, 55)
            (animation.beginTime, animation.duration) = (100, 1)
            animation.isRemovedOnCompletion = false
            mover.add(animation, forKey: nil)
            root.addSublayer(mover)
            _ = player.frame(of: root, at: 100)
            XCTAssertEqual(player.frame(of: root, at: 100.5).damage.bounds, rect(0, 0, 35, 10))
        }
    }

    // MARK: Lists

    func testLayersOutsideTheFrameAreCulled() throws {
        for var player in try players() {
            let root = root()
            root.addSublayer(CALayer(CGRect(x: 200, y: 0, width: 10, height: 10), .red))
            root.addSublayer(CALayer(CGRect(x: 10, y: 0, width: 10, height: 10), .blue))
            XCTAssertEqual(player.frame(of: root, at: 0).items.map(\.bounds), [rect(10, 0, 10, 10)])
        }
    }

    func testSiblingsComeInTheOrderOfDepth() throws {
        for var player in try players() {
            let root = root()
            for (index, depth) in [3, 1, 2].enumerated() {
                let layer = CALayer(CGRect(x: 10 * index, y: 0, width: 10, height: 10), .red)
                layer.zPosition = CGFloat(depth)
                root.addSublayer(layer)
            }
            XCTAssertEqual(player.frame(of: root, at: 0).items.map(\.bounds.x), [10, 20, 0])
        }
    }

    func testGroupsNest() throws {
        for var player in try players() {
            let (root, outer, inner) = (root(), root(), root())
            (outer.opacity, inner.opacity) = (0.5, 0.25)
            for x in [10, 30] { inner.addSublayer(CALayer(CGRect(x: x, y: 0, width: 10, height: 10), .red)) }
            outer.addSublayer(inner)
            outer.addSublayer(CALayer(CGRect(x: 50, y: 0, width: 10, height: 10), .blue))
            root.addSublayer(outer)
            var (depth, opacities): (Int, [Float]) = (0, [])
            for item in player.frame(of: root, at: 0).items {
                if case .beginGroup(let group) = item {
                    depth += 1
                    opacities.append(group.opacity)
                }
                if case .endGroup = item { depth -= 1 }
                XCTAssertGreaterThanOrEqual(depth, 0)
            }
            XCTAssertEqual(depth, 0)
            XCTAssertEqual(opacities, [0.5, 0.25])
        }
    }

    func testAMaskIsTheLastThingInItsGroup() throws {
        for var player in try players() {
            let (root, masked, mask) = (root(), root(), root())
            masked.backgroundColor = .red
            for x in [10, 30] { mask.addSublayer(CALayer(CGRect(x: x, y: 0, width: 10, height: 10), .blue)) }
            masked.mask = mask
            root.addSublayer(masked)
            let items = player.frame(of: root, at: 0).items
            let modes = items.compactMap { item -> BlendMode? in
                if case .beginGroup(let group) = item { group.blendMode } else { nil }
            }
            XCTAssertEqual(modes, [.sourceOver, .destinationIn])
            XCTAssertEqual(items.suffix(2), [.endGroup, .endGroup])
        }
    }
}

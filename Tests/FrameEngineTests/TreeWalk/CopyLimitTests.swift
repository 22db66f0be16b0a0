@_spi(Compositing) import QuartzCore
import LayerTestSupport
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@testable import Raster

/// Replicators multiply layers: as many copies are listed as can be drawn in reasonable time.
final class CopyLimitTests: XCTestCase {
    private let size = CGSize(width: 400, height: 300)

    override func setUp() { CATransaction.setDisableActions(true) }

    private func replicator(of layer: CALayer, count: Int = .max) -> CAReplicatorLayer {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(origin: .zero, size: size)
        replicator.instanceCount = count
        replicator.addSublayer(layer)
        return replicator
    }

    private func list(of root: CALayer) -> DisplayList { displayList(of: root, size: size) }

    func testCheapCopiesAreAllListed() {
        let dot = CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        XCTAssertEqual(list(of: replicator(of: replicator(of: dot, count: 64))).items.count, 1 << 16)
        dot.frame = CGRect(origin: .zero, size: size)
        XCTAssertEqual(list(of: replicator(of: dot)).items.count, 1 << 16)
    }

    func testExpensiveCopiesAreListedUpToTheLimit() {
        let blurred = CALayer(CGRect(x: 10, y: 10, width: 300, height: 200), .red)
        blurred.filters = ["gaussianBlur"]
        let shaded = CALayer(CGRect(x: 10, y: 10, width: 300, height: 200), .red)
        (shaded.shadowOpacity, shaded.shadowRadius) = (1, 10)
        let pane = CALayer(CGRect(x: 10, y: 10, width: 300, height: 200), nil)
        pane.backgroundFilters = ["gaussianBlur"]
        let still = CALayer(CGRect(x: 10, y: 10, width: 300, height: 200), .red)
        (still.shouldRasterize, still.contents) = (true, CGImage.solid(0, 1, 0))
        let curve = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: (0..<1000).map { CGPoint(x: $0 * 37 % 400, y: $0 * 61 % 300) })
        (curve.path, curve.strokeColor) = (path, .red)
        for layer in [blurred, shaded, pane, still, curve] {
            let listed = list(of: replicator(of: layer, count: 20_000)).items
            XCTAssertGreaterThan(listed.count, 100, "\(layer)")
            XCTAssertLessThan(listed.count, 19_000, "\(layer)")
        }
    }

    /// The limit is the frame's, not each replicator's; and only copies are omitted.
    func testTheFrameIsLimited() {
        func panes() -> CALayer {
            let pane = CALayer(CGRect(x: 10, y: 10, width: 300, height: 200), nil)
            pane.backgroundFilters = ["gaussianBlur"]
            return replicator(of: pane)
        }
        let one = list(of: panes()).items.count
        let root = CALayer(CGRect(origin: .zero, size: size), nil)
        root.sublayers = [panes(), panes(), panes(), CALayer(CGRect(x: 0, y: 0, width: 9, height: 9), .blue)]
        let all = list(of: root).items
        XCTAssertLessThanOrEqual(all.count, one + 1)
        XCTAssertEqual(all.last?.bounds, PixelRect(x: 0, y: 0, width: 9, height: 9))
    }

    /// Layers below copies, and many copies side by side, are counted before they take memory.
    func testCopiesOfManyLayersAreBounded() {
        func many() -> [CALayer] {
            (0..<200).map { CALayer(CGRect(x: $0 % 50, y: $0 / 50, width: 5, height: 5), .red) }
        }
        let inner = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        inner.sublayers = many()
        let nested = list(of: replicator(of: inner)).items.count
        XCTAssertGreaterThan(nested, 1 << 16)
        XCTAssertLessThan(nested, 1 << 20)
        let flat = replicator(of: CALayer())
        flat.sublayers = many()
        flat.preservesDepth = true
        let count = list(of: flat).items.count
        XCTAssertGreaterThan(count, 1 << 16)
        XCTAssertLessThan(count, 1 << 18)
    }

    /// An emitter's particles are counted, too.
    func testCopiesOfEmittersAreBounded() {
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(origin: .zero, size: size)
        emitter.beginTime = -10
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.contents) = (5000, 2, CGImage.solid(0, 1, 0))
        emitter.emitterCells = [cell]
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        let count = list(of: replicator(of: emitter)).items.count
        XCTAssertGreaterThan(count, 1)
        XCTAssertLessThan(count, 500)
    }

    /// Returns the number of pixels that particles cover, in millions.
    private func area(of items: [DisplayList.Item]) -> Double {
        items.reduce(0) { sum, item in
            guard case .particles(let particles) = item else { return sum }
            return particles.value.quads.reduce(sum) { $0 + Double($1.bounds.width * $1.bounds.height) / 1e6 }
        }
    }

    private func emitter(birthRate: Float, scale: CGFloat = 1) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        (emitter.frame, emitter.beginTime) = (CGRect(origin: .zero, size: size), -10)
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.contents, cell.scale) = (birthRate, 2, CGImage.solid(0, 1, 0), scale)
        emitter.emitterCells = [cell]
        emitter.emitterPosition = CGPoint(x: 200, y: 150)
        return emitter
    }

    /// Large particles take longer than small ones, in copies and below filters: some 1.5 s for 300 million pixels.
    func testLargeParticlesAreBounded() {
        let large = { self.emitter(birthRate: 2500, scale: 400) }
        let blurred = large()
        blurred.filters = ["gaussianBlur"]
        let group = replicator(of: large())
        group.filters = ["gaussianBlur"]
        for layer in [replicator(of: large()), blurred, group, large()] {
            let area = area(of: list(of: layer).items)
            XCTAssertGreaterThan(area, 100)
            XCTAssertLessThan(area, 310)
        }
        // All particles of an ordinary frame are listed.
        XCTAssertEqual(area(of: list(of: emitter(birthRate: 500, scale: 4)).items) > 0, true)
    }

    /// Copies that are not visible are counted for the particles that they place.
    func testParticlesOutOfSightAreCounted() {
        let layer = replicator(of: emitter(birthRate: 5000))
        layer.instanceTransform = CATransform3DMakeTranslation(1000, 0, 0)
        layer.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 9, height: 9), .red))
        XCTAssertLessThan(list(of: layer).items.count, 1000)
    }

    /// An emission is simulated once for all copies that show it at the same time.
    func testCopiesShareAnEmission() {
        let layer = emitter(birthRate: 5)
        let animation = CABasicAnimation(keyPath: "birthRate")
        (animation.fromValue, animation.toValue, animation.duration) = (0.5, 1, 1e9)
        animation.beginTime = -20
        layer.add(animation, forKey: nil)
        // Simulating it takes some 250 microseconds: 8,000 times would use up all the time.
        let copies = replicator(of: layer, count: 8000)
        copies.instanceTransform = CATransform3DMakeTranslation(0, 0.01, 0)
        copies.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 1, height: 1), .red))
        layer.emitterPosition = CGPoint(x: -1000, y: 0)
        XCTAssertEqual(list(of: copies).items.count, 8000)
    }

    /// What is omitted depends on the tree alone, not on what a frame reuses from the previous one.
    func testOmittedCopiesDependOnTheTreeAlone() throws {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        func blurred(_ x: CGFloat) -> CALayer {
            let layer = CALayer(CGRect(x: x, y: 10, width: 300, height: 200), .red)
            layer.filters = ["gaussianBlur"]
            return layer
        }
        let mover = CALayer(CGRect(x: 0, y: 0, width: 9, height: 9), .blue)
        root.sublayers = [
            mover, replicator(of: blurred(10), count: 500), replicator(of: blurred(20), count: 300),
            replicator(of: blurred(30)), replicator(of: blurred(40), count: 2),
        ]
        let surface = PixelRect(x: 0, y: 0, width: 400, height: 300)
        var last: FrameRecord?
        for step in 0..<4 {
            mover.position.x += 1
            // A removed replicator's share is available to the others.
            root.sublayers?[1].isHidden = step == 2
            let tree = try XCTUnwrap(root.commitForRendering())
            CATransaction.setDisableActions(true)
            let listed = TreeWalk.record(
                of: tree, time: 0, toDevice: .identity, surface: surface, after: last)
            let fresh = TreeWalk.list(of: tree, time: 0, toDevice: .identity, surface: surface)
            XCTAssertEqual(listed.list.items.count, fresh.items.count, "step \(step)")
            XCTAssertEqual(listed.list, fresh, "step \(step)")
            last = listed
        }
    }
}

import QuartzCore
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@testable import Raster

/// Replicators make much of little: as many copies are listed as are drawn in reasonable time.
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

    func testDearCopiesAreListedAsFarAsTheyGo() {
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

    /// It is the frame that is limited, not each replicator; and only copies are left out.
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

    /// What is left out depends on the tree alone, not on what a frame takes over from the last.
    func testWhatIsLeftOutDependsOnTheTreeAlone() throws {
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
        var last: ListedTree?
        for step in 0..<4 {
            mover.position.x += 1
            // What a replicator takes is left for the others when it is gone.
            root.sublayers?[1].isHidden = step == 2
            let tree = try XCTUnwrap(root.commitForRendering())
            CATransaction.setDisableActions(true)
            let listed = DisplayListBuilder.list(
                tree, time: 0, toDevice: .identity, surface: surface, after: last)
            let fresh = DisplayListBuilder.build(tree, time: 0, toDevice: .identity, surface: surface)
            XCTAssertEqual(listed.list.items.count, fresh.items.count, "step \(step)")
            XCTAssertEqual(listed.list, fresh, "step \(step)")
            last = listed
        }
    }
}

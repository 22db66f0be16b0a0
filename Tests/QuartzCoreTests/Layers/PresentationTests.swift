import QuartzCore
import XCTest

/// A subclass as in iOS code: `init(layer:)` is overridden and not `required`.
private final class DialLayer: CALayer {
    var ticks = 12

    override init() { super.init() }

    override init(layer: Any) {
        ticks = (layer as? DialLayer)?.ticks ?? 0
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
}

/// [presentation()](https://developer.apple.com/documentation/quartzcore/calayer/presentation())
final class PresentationTests: XCTestCase {
    func testIsNilBeforeTheFirstCommit() {
        let layer = CALayer()
        XCTAssertNil(layer.presentation())
        CATransaction.flush()
        XCTAssertNotNil(layer.presentation())
    }

    func testIsOfTheLayersOwnClassThroughItsOwnInitializer() {
        let layer = DialLayer()
        layer.ticks = 60
        layer.opacity = 0.25
        CATransaction.flush()
        let copy = layer.presentation()
        XCTAssertEqual(copy?.ticks, 60)
        XCTAssertEqual(copy?.opacity, 0.25)
        XCTAssertFalse(copy === layer)
        XCTAssertTrue(copy?.model() === layer)
        XCTAssertTrue(layer.model() === layer)
    }

    func testShowsTheCommittedValuesOnly() {
        let layer = CALayer()
        layer.cornerRadius = 3
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 4
        XCTAssertEqual(layer.presentation()?.cornerRadius, 3)
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.cornerRadius, 4)
    }

    func testTreeOfPresentationLayers() {
        let parent = CALayer()
        let child = DialLayer()
        parent.addSublayer(child)
        parent.mask = CALayer()
        CATransaction.flush()
        let copy = parent.presentation()
        XCTAssertEqual(copy?.sublayers?.count, 1)
        XCTAssertTrue(copy?.sublayers?.first is DialLayer)
        XCTAssertTrue(copy?.sublayers?.first?.model() === child)
        XCTAssertTrue(child.presentation()?.superlayer?.model() === parent)
        XCTAssertTrue(copy?.mask?.model() === parent.mask)
    }

    func testChangingACopyChangesNothingElse() {
        let layer = CALayer()
        CATransaction.flush()
        let copy = layer.presentation()
        copy?.opacity = 0
        copy?.addSublayer(CALayer())
        XCTAssertEqual(layer.opacity, 1)
        XCTAssertNil(copy?.sublayers)
    }
}

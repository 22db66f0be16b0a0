import QuartzCore
import XCTest

final class LayerTreeTests: XCTestCase {
    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    private func makeParent(_ names: String) -> CALayer {
        let parent = CALayer()
        for name in names {
            let child = CALayer()
            child.name = String(name)
            parent.addSublayer(child)
        }
        return parent
    }

    func testOrder() {
        let parent = makeParent("abc")
        let d = CALayer()
        d.name = "d"
        parent.insertSublayer(d, at: 1)
        XCTAssertEqual(names(parent), "adbc")
        parent.insertSublayer(d, above: parent.sublayers?.last)
        XCTAssertEqual(names(parent), "abcd")
        parent.insertSublayer(d, below: parent.sublayers?.first)
        XCTAssertEqual(names(parent), "dabc")
        parent.addSublayer(d)
        XCTAssertEqual(names(parent), "abcd")
        parent.insertSublayer(d, at: 100)
        XCTAssertEqual(names(parent), "abcd")
        let e = CALayer()
        e.name = "e"
        parent.replaceSublayer(d, with: e)
        XCTAssertEqual(names(parent), "abce")
        XCTAssertNil(d.superlayer)
        XCTAssertTrue(e.superlayer === parent)
        e.removeFromSuperlayer()
        XCTAssertEqual(names(parent), "abc")
        parent.sublayers = nil
        XCTAssertNil(parent.sublayers)
    }

    /// A layer is added even if the given sibling is nil or isn't a sublayer.
    func testALayerBesideAStrangerIsInFront() {
        for place in [CALayer.insertSublayer(_:below:), CALayer.insertSublayer(_:above:)] {
            for stranger in [CALayer(), nil] {
                let parent = makeParent("ab")
                let added = CALayer()
                added.name = "c"
                place(parent)(added, stranger)
                XCTAssertEqual(names(parent), "abc")
                place(parent)(added, parent)
                XCTAssertEqual(names(parent), "abc")
                place(parent)(added, added)
                XCTAssertEqual(names(parent), "abc")
                place(parent)(parent.sublayers![0], stranger)
                XCTAssertEqual(names(parent), "bca")
            }
        }
    }

    func testALayerHasOneSuperlayer() {
        let (a, b) = (makeParent("x"), makeParent("y"))
        let x = a.sublayers![0]
        b.addSublayer(x)
        XCTAssertNil(a.sublayers)
        XCTAssertEqual(names(b), "yx")
    }

    func testALayerCannotBeItsOwnDescendant() {
        let a = makeParent("b")
        let b = a.sublayers![0]
        a.addSublayer(a)
        b.addSublayer(a)
        b.mask = a
        XCTAssertEqual(names(a), "b")
        XCTAssertNil(b.sublayers)
        XCTAssertNil(b.mask)
    }

    func testSublayersOutliveTheirSuperlayer() {
        var parent: CALayer? = CALayer()
        let child = CALayer()
        let mask = CALayer()
        parent?.addSublayer(child)
        parent?.mask = mask
        weak let gone = parent
        parent = nil
        XCTAssertNil(gone)
        XCTAssertNil(child.superlayer)
        child.opacity = 0.5
        mask.opacity = 0.5
        CATransaction.flush()
        XCTAssertEqual(child.presentation()?.opacity, 0.5)
    }

    func testOnlyTheChangedPartIsEncodedAgain() {
        let parent = makeParent("ab")
        CATransaction.flush()
        let before = parent.committed!
        parent.sublayers![1].opacity = 0.5
        CATransaction.flush()
        let after = parent.committed!
        XCTAssertFalse(before === after)
        XCTAssertTrue(before.sublayers[0] === after.sublayers[0])
        XCTAssertFalse(before.sublayers[1] === after.sublayers[1])
        XCTAssertEqual(after.sublayers[1].properties.opacity, 0.5)
    }

    func testNothingIsCommittedBeforeTheOutermostTransactionEnds() {
        let layer = CALayer()
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.begin()
        layer.opacity = 0.5
        CATransaction.commit()
        XCTAssertEqual(layer.committed?.properties.opacity, 1)
        CATransaction.commit()
        XCTAssertEqual(layer.committed?.properties.opacity, 0.5)
    }
}

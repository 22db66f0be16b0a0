import LayerTestSupport
import QuartzCore
import XCTest

/// Lists of sublayers longer than one chunk.
final class RenderSublayersTests: ManualClockTestCase {
    private func makeParent(_ count: Int) -> CALayer {
        let parent = CALayer()
        CATransaction.setDisableActions(true)
        for index in 0..<count {
            let child = CALayer()
            child.zPosition = CGFloat(index)
            parent.addSublayer(child)
        }
        CATransaction.flush()
        return parent
    }

    func testListsOfAnyLengthKeepTheirOrder() {
        for count in [0, 1, 255, 256, 257, 512, 513, 1000] {
            let list = makeParent(count).committed!.sublayers
            XCTAssertEqual(list.count, count)
            XCTAssertEqual(list.isEmpty, count == 0)
            XCTAssertEqual(list.map(\.properties.zPosition), (0..<count).map { CGFloat($0) })
        }
    }

    func testOneChangeLeavesAllOthersShared() {
        let parent = makeParent(1000)
        let before = parent.committed!.sublayers
        for index in [0, 255, 256, 700, 999] {
            CATransaction.setDisableActions(true)
            parent.sublayers![index].opacity = 0.5
            CATransaction.flush()
            let after = parent.committed!.sublayers
            XCTAssertEqual(after[index].properties.opacity, 0.5)
            XCTAssertEqual(before[index].properties.opacity, 1, "an older version does not change")
        }
        let after = parent.committed!.sublayers
        XCTAssertEqual(zip(before, after).filter { $0 !== $1 }.count, 5)
    }

    func testLayersThatMovedAreFound() {
        let parent = makeParent(600)
        let children = parent.sublayers!
        parent.insertSublayer(children[599], at: 0)
        children[3].removeFromSuperlayer()
        CATransaction.flush()
        for child in children where child !== children[3] { child.cornerRadius = child.zPosition + 1 }
        CATransaction.flush()
        XCTAssertEqual(
            parent.committed!.sublayers.map(\.properties.cornerRadius), parent.sublayers!.map { $0.zPosition + 1 })
    }

    func testAnimationsAreCounted() {
        let parent = makeParent(600)
        XCTAssertFalse(parent.committed!.subtreeHasAnimations)
        let move = CABasicAnimation(keyPath: "opacity")
        move.duration = 1
        parent.sublayers![500].add(move, forKey: nil)
        CATransaction.flush()
        XCTAssertTrue(parent.committed!.subtreeHasAnimations)
        advance(to: 2)
        CATransaction.flush()
        XCTAssertFalse(parent.committed!.subtreeHasAnimations)
    }
}

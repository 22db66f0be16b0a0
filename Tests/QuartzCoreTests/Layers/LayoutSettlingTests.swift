import LayerTestSupport
import QuartzCore
import XCTest

/// Layout that changes nothing, or only what it is meant to change, does not invalidate layout.
///
/// "Implicit calls to -setNeedsLayout are skipped if the layer is currently executing its -layoutSublayers method."
/// (CALayer.h)
final class LayoutSettlingTests: ManualClockTestCase {
    private final class Board: CALayer {
        var layouts = 0
        var arrange: (Board) -> Void = { _ in }

        override func layoutSublayers() {
            layouts += 1
            arrange(self)
        }
    }

    private let size = CGSize(width: 50, height: 50)

    /// Returns how often the board is laid out for one picture, and how often more for five frames with an animation.
    private func layouts(_ board: Board) -> [Int] {
        board.frame = CGRect(origin: .zero, size: size)
        _ = Picture(of: board, size: size, at: 100)
        let first = board.layouts
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        (spin.toValue, spin.duration) = (1, 10)
        board.add(spin, forKey: nil)
        for index in 1...5 {
            advance(to: Double(index) / 60)
            _ = Picture(of: board, size: size, at: CACurrentMediaTime())
        }
        return [first, board.layouts - first]
    }

    private func makeBoard(_ count: Int = 6) -> (Board, [CALayer]) {
        let board = Board()
        let faces = (0..<count).map { _ in CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red) }
        for face in faces { board.addSublayer(face) }
        return (board, faces)
    }

    func testLayoutThatAddsItsSublayersAgainRunsOnce() {
        let arrangements: [(String, (Board, [CALayer]) -> Void)] = [
            ("addSublayer", { board, faces in faces.forEach(board.addSublayer) }),
            ("the last one", { board, faces in board.addSublayer(faces[5]) }),
            ("insertSublayer(at: 0)", { board, faces in faces.forEach { board.insertSublayer($0, at: 0) } }),
            ("below", { board, faces in board.insertSublayer(faces[4], below: faces[1]) }),
            ("above", { board, faces in board.insertSublayer(faces[1], above: faces[4]) }),
            ("sublayers", { board, faces in board.sublayers = faces.reversed() }),
            (
                "removed and added",
                { board, faces in
                    faces.forEach { $0.removeFromSuperlayer() }
                    faces.forEach(board.addSublayer)
                }
            ),
            ("new ones", { board, _ in board.sublayers = [CALayer(), CALayer()] }),
            ("replaced", { board, faces in board.replaceSublayer(board.sublayers![0], with: CALayer()) }),
            ("mask", { board, _ in board.mask = CALayer() }),
            ("bounds", { board, _ in board.bounds.size.width += 1 }),
            (
                "constraints",
                { board, faces in
                    faces[0].addConstraint(CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
                }
            ),
            ("layoutManager", { board, _ in board.layoutManager = CAConstraintLayoutManager() }),
            (
                "own values",
                { board, faces in
                    for face in faces {
                        face.frame = face.frame
                        face.transform = face.transform
                        face.contentsScale = face.contentsScale
                    }
                }
            ),
        ]
        for (name, arrange) in arrangements {
            let (board, faces) = makeBoard()
            board.arrange = { arrange($0, faces) }
            XCTAssertEqual(layouts(board), [1, 0], name)
        }
    }

    func testToAddALayerWhereItIsChangesNothing() throws {
        let (board, faces) = makeBoard(3)
        CATransaction.flush()
        let before = try XCTUnwrap(board.committed)
        board.addSublayer(faces[2])
        board.insertSublayer(faces[0], at: 0)
        board.insertSublayer(faces[1], at: 1)
        board.insertSublayer(faces[2], at: 9)
        board.insertSublayer(faces[1], above: faces[0])
        board.insertSublayer(faces[1], below: faces[2])
        XCTAssertFalse(board.needsLayout())
        XCTAssertNil(faces[2].animationKeys())
        CATransaction.flush()
        XCTAssertTrue(board.committed === before)
    }

    func testInsertionsGiveTheExpectedOrder() {
        let (board, faces) = makeBoard(4)
        func order() -> [Int?] { board.sublayers!.map { face in faces.firstIndex { $0 === face } } }
        board.insertSublayer(faces[0], above: faces[2])
        XCTAssertEqual(order(), [1, 2, 0, 3])
        board.insertSublayer(faces[3], below: faces[2])
        XCTAssertEqual(order(), [1, 3, 2, 0])
        board.insertSublayer(faces[1], below: faces[0])
        XCTAssertEqual(order(), [3, 2, 1, 0])
        board.insertSublayer(faces[0], at: 1)
        XCTAssertEqual(order(), [3, 0, 2, 1])
        board.addSublayer(faces[3])
        XCTAssertEqual(order(), [0, 2, 1, 3])
        XCTAssertTrue(board.needsLayout(), "outside of layout, another order asks for it")
    }

    func testExplicitLayoutRequestsAreHonoured() {
        let (board, _) = makeBoard()
        board.arrange = { if $0.layouts < 3 { $0.setNeedsLayout() } }
        XCTAssertEqual(layouts(board), [3, 0])
    }

    func testTheSameConstraintIsAddedOnce() {
        let layer = CALayer()
        let constraint = CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX)
        layer.addConstraint(constraint)
        layer.addConstraint(constraint)
        XCTAssertEqual(layer.constraints?.count, 1)
        let board = Board()
        board.addSublayer(layer)
        CATransaction.flush()
        layer.constraints = [constraint]
        XCTAssertFalse(board.needsLayout())
        layer.constraints = nil
        XCTAssertTrue(board.needsLayout())
    }
}

import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// The C functions of `CATransform3D.h`, against arithmetic.
final class CATransform3DTests: XCTestCase {
    private func assertEqual(
        _ a: CATransform3D, _ b: CATransform3D, accuracy: CGFloat = 1e-12, line: UInt = #line
    ) {
        for (x, y) in zip(a.elements, b.elements) { XCTAssertEqual(x, y, accuracy: accuracy, line: line) }
    }

    private func apply(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
        let r = CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
        return [r.m41 / r.m44, r.m42 / r.m44, r.m43 / r.m44]
    }

    func testIdentity() {
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity))
        XCTAssertFalse(CATransform3DIsIdentity(CATransform3D()))
        XCTAssertTrue(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
        assertEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
    }

    func testQuarterTurnsGoFromXToYAndFromYToZAndFromZToX() {
        for (axis, from, to) in [
            ([0, 0, 1], [1, 0, 0], [0, 1, 0]), ([1, 0, 0], [0, 1, 0], [0, 0, 1]), ([0, 1, 0], [0, 0, 1], [1, 0, 0]),
        ] as [([CGFloat], [CGFloat], [CGFloat])] {
            let turn = CATransform3DMakeRotation(.pi / 2, axis[0], axis[1], axis[2])
            for (a, b) in zip(apply(turn, from[0], from[1], from[2]), to) { XCTAssertEqual(a, b, accuracy: 1e-12) }
        }
    }

    func testTranslateScaleRotateComeBeforeTheTransform() {
        let base = CATransform3DMakeScale(2, 3, 4)
        assertEqual(
            CATransform3DTranslate(base, 1, 2, 3), CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), base))
        XCTAssertEqual(apply(CATransform3DTranslate(base, 1, 2, 3), 0, 0, 0), [2, 6, 12])
        assertEqual(
            CATransform3DRotate(base, 0.3, 1, 2, 3),
            CATransform3DConcat(CATransform3DMakeRotation(0.3, 1, 2, 3), base))
        assertEqual(CATransform3DScale(base, 5, 6, 7), CATransform3DMakeScale(10, 18, 28))
    }

    func testInverseUndoesRandomTransforms() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<200 {
            let t = CATransform3D(elements: (0..<16).map { _ in CGFloat.random(in: -2...2, using: &random) })
            let inverse = CATransform3DInvert(t)
            let product = CATransform3DConcat(t, inverse)
            let size = inverse.elements.map(\.magnitude).max() ?? 1
            for (x, y) in zip(product.elements, CATransform3DIdentity.elements) {
                XCTAssertEqual(x, y, accuracy: 1e-12 * max(1, size), "seed \(seed)")
            }
        }
    }

    func testSingularTransformIsItsOwnInverse() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        assertEqual(CATransform3DInvert(flat), flat)
    }

    func testAffineTransforms() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        XCTAssertTrue(CATransform3DIsAffine(t))
        XCTAssertEqual(CATransform3DGetAffineTransform(t), m)
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 1, 0, 0)))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        XCTAssertFalse(CATransform3DIsAffine(perspective))
    }
}

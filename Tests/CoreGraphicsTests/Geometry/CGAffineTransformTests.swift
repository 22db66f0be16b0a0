import CoreGraphics
import XCTest

final class CGAffineTransformTests: XCTestCase {
    func testPartsActInTheOrderOfQuartz() {
        // A translation before a scale: the translation is scaled too.
        let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        XCTAssertEqual(t, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
        let u = CGAffineTransform(translationX: 10, y: 20).concatenating(CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertEqual(t, u)
    }

    func testARotationTurnsFromXTowardsY() {
        let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(p.x, 0, accuracy: 1e-15)
        XCTAssertEqual(p.y, 1, accuracy: 1e-15)
    }

    func testInverseUndoes() {
        let t = CGAffineTransform(2, 1, -3, 4, 50, -60)
        let p = CGPoint(x: 7, y: -11).applying(t).applying(t.inverted())
        XCTAssertEqual(p.x, 7, accuracy: 1e-12)
        XCTAssertEqual(p.y, -11, accuracy: 1e-12)
    }

    func testASingularTransformIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
        let nan = CGAffineTransform(scaleX: .nan, y: 1)
        XCTAssertTrue(nan.inverted().a.isNaN)
    }

    func testSizesAreVectors() {
        let t = CGAffineTransform(2, 0, 0, -3, 100, 100)
        XCTAssertEqual(CGSize(width: 5, height: 7).applying(t), CGSize(width: 10, height: -21))
    }

    func testARectangleBecomesTheBoxAroundItsCorners() {
        let r = CGRect(x: 0, y: 0, width: 10, height: 10).applying(CGAffineTransform(rotationAngle: .pi / 4))
        let half = 10 / 2.0.squareRoot()
        XCTAssertEqual(r.minX, -half, accuracy: 1e-12)
        XCTAssertEqual(r.width, 2 * half, accuracy: 1e-12)
        XCTAssertEqual(r.minY, 0, accuracy: 1e-12)
        XCTAssertTrue(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        XCTAssertTrue(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    }

    func testTheFunctionsOfC() {
        let t = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
        XCTAssertEqual(CGAffineTransformTranslate(t, 1, 2), t.translatedBy(x: 1, y: 2))
        XCTAssertEqual(CGAffineTransformScale(t, 1, 2), t.scaledBy(x: 1, y: 2))
        XCTAssertEqual(CGAffineTransformRotate(t, 1), t.rotated(by: 1))
        XCTAssertEqual(CGAffineTransformInvert(t), t.inverted())
        XCTAssertEqual(
            CGAffineTransformConcat(CGAffineTransformMakeRotation(1), CGAffineTransformMakeScale(2, 3)),
            CGAffineTransform(rotationAngle: 1).concatenating(CGAffineTransform(scaleX: 2, y: 3)))
        XCTAssertTrue(CGAffineTransformIsIdentity(CGAffineTransformMakeTranslation(0, 0)))
        XCTAssertFalse(CGAffineTransformEqualToTransform(t, .identity))
    }

    func testSurvivesCoding() throws {
        let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let copy = try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(t))
        XCTAssertEqual(copy, t)
    }
}

import XCTest

@testable import SwiftUI

final class VectorArithmeticTests: XCTestCase {
    func testNumbersAreVectors() {
        checkLaws(3.0, -4.5)
        checkLaws(Float(3), Float(-4.5))
        checkLaws(CGFloat(3), CGFloat(-4.5))
        checkLaws(AnimatablePair(1.0, CGFloat(2)), AnimatablePair(-3.0, CGFloat(0.5)))
        checkLaws(EmptyAnimatableData(), EmptyAnimatableData())
        XCTAssertEqual(3.0.magnitudeSquared, 9)
        XCTAssertEqual(AnimatablePair(3.0, 4.0).magnitudeSquared, 25)
        XCTAssertEqual(AnimatablePair(3.0, 4.0).scaled(by: -2), AnimatablePair(-6, -8))
    }

    private func checkLaws<V: VectorArithmetic>(_ a: V, _ b: V, line: UInt = #line) {
        XCTAssertEqual(a + .zero, a, line: line)
        XCTAssertEqual(a - a, .zero, line: line)
        XCTAssertEqual(a + b, b + a, line: line)
        XCTAssertEqual(a.scaled(by: 2), a + a, line: line)
        XCTAssertEqual(a.scaled(by: 0), .zero, line: line)
        XCTAssertEqual(a.interpolated(towards: b, amount: 0), a, line: line)
        XCTAssertEqual(a.interpolated(towards: b, amount: 1), b, line: line)
        XCTAssertEqual(a.interpolated(towards: b, amount: 0.5), (a + b).scaled(by: 0.5), line: line)
    }

    func testGeometryIsAnimatable() {
        XCTAssertEqual(
            CGPoint(x: 1, y: 2).interpolated(towards: CGPoint(x: 3, y: 6), amount: 0.25), CGPoint(x: 1.5, y: 3))
        XCTAssertEqual(
            CGSize(width: 1, height: 2).interpolated(towards: CGSize(width: 3, height: 6), amount: 0.5),
            CGSize(width: 2, height: 4))
        XCTAssertEqual(
            CGRect(x: 0, y: 0, width: 2, height: 4)
                .interpolated(towards: CGRect(x: 10, y: 20, width: 4, height: 8), amount: 1.5),
            CGRect(x: 15, y: 30, width: 5, height: 10))
        XCTAssertEqual(UnitPoint.top.interpolated(towards: .bottom, amount: 0.5), .center)
    }

    /// A custom value needs only a pair.
    func testAValueOfTwoPartsIsAnimatedAsAPair() {
        struct Wave: Animatable {
            var height: Double, phase: Angle
            var animatableData: AnimatablePair<Double, Double> {
                get { AnimatablePair(height, phase.animatableData) }
                set { (height, phase.animatableData) = (newValue.first, newValue.second) }
            }
        }
        let middle = Wave(height: 0, phase: .zero)
            .interpolated(towards: Wave(height: 8, phase: .degrees(90)), amount: 0.5)
        XCTAssertEqual(middle.height, 4)
        XCTAssertEqual(middle.phase.degrees, 45, accuracy: 1e-9)
    }
}

import SwiftUI
import XCTest

/// Shapes as exact outlines: their elements, lengths, areas.
final class ExactPathTests: XCTestCase {
    private let place = CGRect(x: 10, y: 20, width: 100, height: 60)

    private func elements(_ path: Path) -> [Path.Element] {
        var found: [Path.Element] = []
        path.forEach { found.append($0) }
        return found
    }

    /// Returns the area inside, by counting points of a grid.
    private func area(_ path: Path, eoFill: Bool = false, step: CGFloat = 1) -> CGFloat {
        let box = path.boundingRect
        guard !box.isNull, !box.isEmpty else { return 0 }
        var count = 0
        for y in stride(from: box.minY + step / 2, to: box.maxY, by: step) {
            for x in stride(from: box.minX + step / 2, to: box.maxX, by: step)
            where path.contains(CGPoint(x: x, y: y), eoFill: eoFill) { count += 1 }
        }
        return CGFloat(count) * step * step
    }

    func testARectangleIsFourLinesFromItsOrigin() {
        XCTAssertEqual(
            elements(Rectangle().path(in: place)),
            [
                .move(to: CGPoint(x: 10, y: 20)), .line(to: CGPoint(x: 110, y: 20)), .line(to: CGPoint(x: 110, y: 80)),
                .line(to: CGPoint(x: 10, y: 80)), .closeSubpath,
            ])
    }

    func testRoundShapesHaveTheirAreas() {
        let cases: [(Path, CGFloat)] = [
            (Circle().path(in: place), .pi * 900), (Ellipse().path(in: place), .pi * 50 * 30),
            (Capsule(style: .circular).path(in: place), 40 * 60 + .pi * 900),
            (RoundedRectangle(cornerRadius: 10, style: .circular).path(in: place), 6000 - (4 - .pi) * 100),
            (
                RoundedRectangle(cornerSize: CGSize(width: 20, height: 10), style: .circular).path(in: place),
                6000 - (4 - .pi) * 200
            ),
            (
                UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10, style: .circular)
                    .path(in: place), 6000 - (4 - .pi) / 4 * 500
            ),
        ]
        for (index, (path, expected)) in cases.enumerated() {
            XCTAssertEqual(area(path), expected, accuracy: expected * 0.01, "\(index)")
            XCTAssertTrue(place.contains(path.boundingRect), "\(index)")
        }
    }

    func testACornerRadiusLargerThanHalfAShortSideMakesACapsule() {
        for style in [RoundedCornerStyle.circular, .continuous] {
            let capsule = RoundedRectangle(cornerRadius: 30, style: style).path(in: place)
            for radius in [50, 1000, CGFloat.infinity] {
                let path = RoundedRectangle(cornerRadius: radius, style: style).path(in: place)
                XCTAssertEqual(area(path), area(capsule), accuracy: 1, "\(radius) \(style)")
            }
        }
    }

    func testCornersOfNoUseAreNone() {
        let square = RoundedRectangle(cornerRadius: -5).path(in: place)
        XCTAssertEqual(area(square), 6000, accuracy: 1)
    }

    /// A continuous corner begins earlier, and cuts off more of the corner than a circle.
    func testContinuousCornersKeepTheirBoxAndBendEarlier() {
        let (smooth, round) = (
            RoundedRectangle(cornerRadius: 10, style: .continuous).path(in: place),
            RoundedRectangle(cornerRadius: 10, style: .circular).path(in: place)
        )
        XCTAssertEqual(smooth.boundingRect, place)
        XCTAssertTrue(round.contains(CGPoint(x: 21, y: 20.02)))
        XCTAssertFalse(smooth.contains(CGPoint(x: 21, y: 20.02)))
        XCTAssertEqual(area(smooth), area(round), accuracy: 40)
    }

    func testTrimmingTakesAPartOfTheLength() {
        // 320 points around: 100, 60, 100, 60.
        let cases: [(CGFloat, CGFloat, CGRect)] = [
            (0, 0.25, CGRect(x: 10, y: 20, width: 80, height: 0)),
            (0.3125, 0.5, CGRect(x: 110, y: 20, width: 0, height: 60)),
            (0, 0.5, CGRect(x: 10, y: 20, width: 100, height: 60)),
            (0.5, 0.75, CGRect(x: 30, y: 80, width: 80, height: 0)), (0, 1, place), (-3, 7, place),
        ]
        for (from, to, box) in cases {
            let found = Rectangle().trim(from: from, to: to).path(in: place).boundingRect
            for (a, b) in [
                (found.minX, box.minX), (found.minY, box.minY), (found.width, box.width), (found.height, box.height),
            ] { XCTAssertEqual(a, b, accuracy: 1e-6, "\(from) to \(to)") }
        }
        for (from, to) in [(0.5, 0.5), (0.8, 0.2), (1, 2), (.nan, 0.5), (0.2, .nan)] as [(CGFloat, CGFloat)] {
            XCTAssertTrue(Rectangle().trim(from: from, to: to).path(in: place).isEmpty, "\(from) to \(to)")
        }
    }

    func testStrokesAreAreasAroundTheLine() {
        let line = Path {
            $0.move(to: CGPoint(x: 20, y: 50)); $0.addLine(to: CGPoint(x: 60, y: 50))
        }
        let disc: CGFloat = .pi * 25
        let caps: [(CGLineCap, CGFloat)] = [(.butt, 400), (.square, 500), (.round, 400 + disc)]
        for (cap, expected) in caps {
            let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
            XCTAssertEqual(area(outline, step: 0.5), expected, accuracy: 8, "\(cap)")
        }
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [6, 4]))
        XCTAssertEqual(area(dashed, step: 0.25), 4 * 6 * 4, accuracy: 1)
        XCTAssertTrue(dashed.contains(CGPoint(x: 23, y: 50)))
        XCTAssertFalse(dashed.contains(CGPoint(x: 28, y: 50)))
        let shifted = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [6, 4], dashPhase: 6))
        XCTAssertFalse(shifted.contains(CGPoint(x: 22, y: 50)))
        XCTAssertTrue(shifted.contains(CGPoint(x: 26, y: 50)))
        let joined = Rectangle().stroke(style: StrokeStyle(lineWidth: 10)).path(in: place)
        XCTAssertEqual(area(joined, step: 2), 110 * 70 - 90 * 50, accuracy: 1)
        let round = Rectangle().stroke(style: StrokeStyle(lineWidth: 10, lineJoin: .round)).path(in: place)
        // Four corners of 5 by 5 are quarters of a disc.
        XCTAssertEqual(area(round), 3100 + disc, accuracy: 12)
    }

    func testRegionsAreSetsOfPoints() {
        let left = Rectangle()
        let right = Rectangle().offset(x: 60)
        let cases: [(Path, CGFloat)] = [
            (left.union(right).path(in: place), 160 * 60), (left.intersection(right).path(in: place), 40 * 60),
            (left.subtracting(right).path(in: place), 60 * 60),
            (left.symmetricDifference(right).path(in: place), 120 * 60),
        ]
        for (index, (path, expected)) in cases.enumerated() {
            XCTAssertEqual(area(path, step: 2), expected, accuracy: 1, "\(index)")
        }
        let ring = Path {
            $0.addRect(place); $0.addRect(place.insetBy(dx: 10, dy: 10))
        }
        XCTAssertEqual(area(ring, eoFill: true, step: 2), 6000 - 80 * 40, accuracy: 1)
        XCTAssertEqual(area(ring, step: 2), 6000, accuracy: 1)
        XCTAssertEqual(area(ring.normalized(), step: 2), 6000 - 80 * 40, accuracy: 1)
    }

    func testInsetsAddUpAndKeepCornersConcentric() {
        XCTAssertEqual(
            Rectangle().inset(by: 5).inset(by: 10).path(in: place), Path(place.insetBy(dx: 15, dy: 15)))
        XCTAssertEqual(Rectangle().inset(by: -10).path(in: place), Path(place.insetBy(dx: -10, dy: -10)))
        XCTAssertEqual(
            Circle().inset(by: 10).path(in: place).boundingRect, CGRect(x: 40, y: 30, width: 40, height: 40))
        let inner = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 15).path(in: place)
        let expected = RoundedRectangle(cornerRadius: 5, style: .circular).path(in: place.insetBy(dx: 15, dy: 15))
        XCTAssertEqual(area(inner), area(expected), accuracy: 1)
    }

    func testDerivationsAreAppliedOneAfterAnother() {
        let shape = Rectangle().offset(x: 10, y: 0).scale(2, anchor: .topLeading)
        XCTAssertEqual(
            shape.path(in: place).boundingRect, CGRect(x: 30, y: 20, width: 200, height: 120))
        let turned = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: place).boundingRect
        XCTAssertEqual(turned.minX, -50, accuracy: 1e-9)
        XCTAssertEqual(turned.minY, 20, accuracy: 1e-9)
        XCTAssertEqual(turned.height, 100, accuracy: 1e-9)
        let moved = Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)).path(in: place)
        XCTAssertEqual(moved.boundingRect, place.offsetBy(dx: 1, dy: 2))
        XCTAssertEqual(
            Rectangle().size(CGSize(width: 5, height: 6)).path(in: place).boundingRect,
            CGRect(x: 10, y: 20, width: 5, height: 6))
    }

    func testArcsGoTheWayTheyAreTold() {
        let center = CGPoint(x: 50, y: 50)
        func arc(_ from: Double, _ to: Double, clockwise: Bool) -> CGRect {
            Path {
                $0.addArc(
                    center: center, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to),
                    clockwise: clockwise)
            }.boundingRect
        }
        // y points down: from 0 to 90 degrees passes through the lower right quarter, unless clockwise.
        let quarter = arc(0, 90, clockwise: false)
        XCTAssertEqual(quarter.minX, 50, accuracy: 0.01)
        XCTAssertEqual(quarter.maxY, 60, accuracy: 0.01)
        XCTAssertEqual(quarter.minY, 50, accuracy: 0.01)
        let rest = arc(0, 90, clockwise: true)
        XCTAssertEqual(rest.minX, 40, accuracy: 0.01)
        XCTAssertEqual(rest.minY, 40, accuracy: 0.01)
        let relative = Path {
            $0.addRelativeArc(center: center, radius: 10, startAngle: .degrees(180), delta: .degrees(90))
        }
        XCTAssertEqual(relative.currentPoint?.x ?? 0, 50, accuracy: 1e-6)
        XCTAssertEqual(relative.currentPoint?.y ?? 0, 40, accuracy: 1e-6)
        let fillet = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        }
        XCTAssertEqual(fillet.currentPoint?.x ?? 0, 20, accuracy: 1e-6)
        XCTAssertEqual(fillet.currentPoint?.y ?? 0, 5, accuracy: 1e-6)
    }

    func testDescriptionsAreReadBack() throws {
        let path = Path {
            $0.move(to: CGPoint(x: 1.5, y: 2))
            $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: -4))
            $0.addCurve(
                to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 6, y: 7), control2: CGPoint(x: 8, y: 8))
            $0.closeSubpath()
        }
        XCTAssertEqual(path.description, "1.5 2 m 3 -4 5 6 q 6 7 8 8 9 9 c h")
        XCTAssertEqual(try XCTUnwrap(Path(path.description)), path)
        XCTAssertEqual(try XCTUnwrap(Path("0 0 10 20 re")), Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
        XCTAssertEqual(try XCTUnwrap(Path("")).isEmpty, true)
        for wrong in ["1 m", "1 2 l", "x", "1 2 m 3", "1 2 m 3 4 z", "nan 1 m", "1 2 m 1 2 3 4 5 6 7 c"] {
            XCTAssertNil(Path(wrong), wrong)
        }
    }
}

import SwiftUI
import XCTest

/// Gradients by their pixels, against interpolated stops.
final class GradientPictureTests: HierarchyTestCase {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func picture<V: View>(_ view: V) throws -> ViewPicture { try XCTUnwrap(ViewPicture(100, 100, view)) }

    private func mixed(_ part: Double) -> [Int] {
        let part = min(max(part, 0), 1)
        return [Int(((1 - part) * 255).rounded()), 0, Int((part * 255).rounded())]
    }

    private func check(
        _ picture: ViewPicture, _ points: [(Int, Int)], line: UInt = #line, _ part: (Double, Double) -> Double
    ) {
        for (x, y) in points {
            let expected = mixed(part(Double(x) + 0.5, Double(y) + 0.5))
            XCTAssertTrue(
                isClose(picture[x, y], expected, 4), "\(picture[x, y]), not \(expected), at \(x), \(y)", line: line)
        }
    }

    private let grid = [10, 35, 50, 80].flatMap { x in [5, 45, 90].map { (x, $0) } }

    func testALinearGradientRunsBetweenItsPoints() async throws {
        check(try picture(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)), grid) {
            x, _ in x / 100
        }
        check(try picture(LinearGradient(colors: [red, blue], startPoint: .bottom, endPoint: .top)), grid) {
            _, y in 1 - y / 100
        }
        check(
            try picture(LinearGradient(colors: [red, blue], startPoint: .topLeading, endPoint: .bottomTrailing)), grid
        ) { x, y in (x + y) / 200 }
        check(
            try picture(
                LinearGradient(
                    colors: [red, blue], startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 0.75, y: 0))),
            grid
        ) { x, _ in (x - 25) / 50 }
    }

    /// A colour is at right angles to the direction in points, whatever the proportions.
    func testALinearGradientOfAnOblongIsNotSkewed() async throws {
        let view = LinearGradient(colors: [red, blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            .frame(width: 100, height: 50)
        check(try picture(view), [10, 50, 80].flatMap { x in [30, 45, 70].map { (x, $0) } }) { x, y in
            (x * 100 + (y - 25) * 50) / 12_500
        }
    }

    func testStopsLieWhereTheySay() async throws {
        let stops: [Gradient.Stop] = [
            .init(color: red, location: 0.2), .init(color: blue, location: 0.6),
        ]
        check(
            try picture(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)), grid
        ) { x, _ in (x / 100 - 0.2) / 0.4 }
        let hard: [Gradient.Stop] = [
            .init(color: red, location: 0), .init(color: red, location: 0.5), .init(color: blue, location: 0.5),
            .init(color: blue, location: 1),
        ]
        check(try picture(LinearGradient(stops: hard, startPoint: .top, endPoint: .bottom)), grid) {
            _, y in y < 50 ? 0 : 1
        }
        let three = try picture(
            LinearGradient(colors: [red, .white, blue], startPoint: .leading, endPoint: .trailing))
        XCTAssertTrue(isClose(three[50, 50], [255, 253, 255], 6), "\(three[50, 50])")
        XCTAssertTrue(isClose(three[25, 50], [255, 130, 130], 5), "\(three[25, 50])")
    }

    func testARadialGradientRunsFromRadiusToRadius() async throws {
        let radial = RadialGradient(colors: [red, blue], center: .center, startRadius: 10, endRadius: 50)
        check(try picture(radial), grid) { x, y in (hypot(x - 50, y - 50) - 10) / 40 }
        let corner = RadialGradient(colors: [red, blue], center: .topLeading, startRadius: 0, endRadius: 100)
        check(try picture(corner), grid) { x, y in hypot(x, y) / 100 }
        let inward = RadialGradient(colors: [red, blue], center: .center, startRadius: 50, endRadius: 10)
        check(try picture(inward), grid) { x, y in (50 - hypot(x - 50, y - 50)) / 40 }
    }

    func testAnEllipticalGradientIsStretchedWithItsPlace() async throws {
        let view = EllipticalGradient(colors: [red, blue]).frame(width: 100, height: 50)
        check(try picture(view), [(50, 50), (75, 50), (90, 50), (50, 62), (50, 70)]) { x, y in
            hypot((x - 50) / 100, (y - 50) / 50) / 0.5
        }
    }

    func testAnAngularGradientTurnsClockwiseFromTheRight() async throws {
        let angular = AngularGradient(colors: [red, blue], center: .center)
        let points = [(80, 60), (50, 80), (20, 60), (20, 40), (60, 20), (80, 40)]
        check(try picture(angular), points) { x, y in
            let angle = atan2(y - 50, x - 50)
            return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
        }
        let turned = AngularGradient(colors: [red, blue], center: .center, angle: .degrees(90))
        check(try picture(turned), [(45, 80), (20, 50), (50, 20), (80, 45)]) { x, y in
            let angle = atan2(y - 50, x - 50) - .pi / 2
            return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
        }
        let half = AngularGradient(
            colors: [red, blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
        check(try picture(half), [(80, 60), (50, 80), (20, 60)]) { x, y in atan2(y - 50, x - 50) / .pi }
    }

    func testAGradientAloneGoesFromTopToBottom() async throws {
        check(try picture(Rectangle().fill(Gradient(colors: [red, blue]))), grid) { _, y in y / 100 }
        let one = try picture(LinearGradient(colors: [red], startPoint: .top, endPoint: .bottom))
        XCTAssertEqual(one[50, 50], [255, 0, 0])
    }

    func testOpacityFadesAGradientAndItsStops() async throws {
        let faded = try picture(
            Rectangle().fill(
                LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing).opacity(0.5)))
        XCTAssertTrue(isClose(faded[50, 50], [191, 128, 191], 4), "\(faded[50, 50])")
        let clear = try picture(
            LinearGradient(colors: [red, red.opacity(0)], startPoint: .leading, endPoint: .trailing))
        XCTAssertTrue(isClose(clear[50, 50], [255, 128, 128], 4), "\(clear[50, 50])")
    }

    func testAGradientIsLaidOutInTheShapeItFills() async throws {
        let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let small = try picture(Rectangle().fill(gradient).frame(width: 40, height: 40))
        check(small, [(32, 50), (50, 50), (66, 50)]) { x, _ in (x - 30) / 40 }
        XCTAssertEqual(small[20, 50], [255, 255, 255])
        let line = try picture(Rectangle().stroke(gradient, lineWidth: 10).frame(width: 80, height: 80))
        check(line, [(12, 50), (50, 10), (88, 50)]) { x, _ in (x - 10) / 80 }
    }

    func testHierarchiesAreRanksOfTheForegroundStyle() async throws {
        let ranks = try picture(
            VStack(spacing: 0) {
                Rectangle().fill(.primary); Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary); Rectangle().fill(.quaternary)
            }.foregroundStyle(red))
        let levels = [10, 35, 60, 85].map { ranks[50, $0][1] }
        XCTAssertEqual(levels, levels.sorted())
        XCTAssertEqual(Set(levels).count, 4)
        XCTAssertEqual(ranks[50, 10], [255, 0, 0])
        let given = try picture(
            VStack(spacing: 0) {
                Rectangle().fill(.primary); Rectangle().fill(.secondary)
            }.foregroundStyle(red, blue))
        XCTAssertEqual(given[50, 75], [0, 0, 255])
    }

    func testTheTintAndTheBackgroundComeFromTheEnvironment() async throws {
        let tinted = try picture(Rectangle().fill(.tint).tint(blue))
        XCTAssertEqual(tinted[50, 50], [0, 0, 255])
        let dark = try picture(Rectangle().fill(.background).colorScheme(.dark))
        XCTAssertEqual(dark[50, 50], [0, 0, 0])
        XCTAssertEqual(try picture(Rectangle().fill(.foreground).foregroundStyle(blue))[50, 50], [0, 0, 255])
    }
}

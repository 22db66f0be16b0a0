import XCTest

@testable import Charts

/// Charts of data that is empty, infinite, repeated or very large.
@MainActor
final class OddInputTests: ChartTestCase {
    func testNoData() async {
        let plan = plan { EmptyChartContent() }
        XCTAssertNil(plan.x)
        XCTAssertNil(plan.y)
        XCTAssert(plan.items.isEmpty)
        _ = show(Chart([Int](), id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) })
    }

    func testWhatIsNotFiniteIsLeftOut() async {
        let values: [Double] = [1, .nan, 3, .infinity, -.infinity, 2]
        let plan = plan {
            ForEach(values.indices, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", values[$0])) }
        }
        XCTAssertEqual(plan.extents.map(\.isPlotted), [true, false, true, false, false, true])
        XCTAssertEqual(plan.y?.upper, 3)
        let dates = self.plan {
            BarMark(x: .value("X", Date(timeIntervalSinceReferenceDate: .nan), unit: .day), y: .value("Y", 1))
            BarMark(x: .value("X", Date.distantFuture, unit: .day), y: .value("Y", 1))
        }
        XCTAssertEqual(dates.extents.map(\.isPlotted), [false, true])
        let sectors = self.plan {
            SectorMark(angle: .value("V", Double.nan))
            SectorMark(angle: .value("V", -1.0))
            SectorMark(angle: .value("V", 2.0))
        }
        XCTAssertEqual(sectors.extents.map(\.isPlotted), [false, false, true])
        _ = show(
            Chart(values.indices, id: \.self) { index in
                AreaMark(x: .value("X", values[index]), y: .value("Y", values[index]))
                BarMark(x: .value("X", values[index]), y: .value("Y", values[index]))
                PointMark(x: .value("X", values[index]), y: .value("Y", values[index])).symbolSize(.nan)
            })
    }

    func testADomainOfOnePoint() async {
        var settings = ChartSettings()
        settings.x.domain = (5...5)._domain
        let plan = plan(settings) { PointMark(x: .value("X", 5), y: .value("Y", 0)) }
        XCTAssertEqual(places(plan).rect(0)?.minX, 50)
        XCTAssertEqual(plan.y?.lower, 0)
        XCTAssertEqual(plan.y?.upper, 1)
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        XCTAssertEqual(places(self.plan { PointMark(x: .value("X", date), y: .value("Y", 7)) }).rect(0)?.minX, 50)
    }

    func testEqualIdentifiersAreToldApart() async {
        let plan = plan { ForEach([1, 1, 1], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) } }
        XCTAssertEqual(Set(plan.keys.ids).count, 3)
        XCTAssertEqual(plan.y?.upper, 3)
    }

    func testLogarithmsOfWhatIsNotPositive() async {
        var settings = ChartSettings()
        settings.y.type = .log
        let plan = plan(settings) {
            BarMark(x: .value("X", "a"), y: .value("Y", 0))
            BarMark(x: .value("X", "b"), y: .value("Y", -1))
            BarMark(x: .value("X", "c"), y: .value("Y", 1000))
            PointMark(x: .value("X", "d"), y: .value("Y", 10))
        }
        XCTAssertEqual(plan.extents.map(\.isPlotted), [false, false, true, true])
        XCTAssertEqual(plan.y?.lower ?? 0, 10, accuracy: 1e-6)
        XCTAssertEqual(plan.y?.upper ?? 0, 1000, accuracy: 1e-6)
    }

    func testAHundredThousandPoints() async {
        let window = show(
            Chart(0..<100_000, id: \.self) { index in
                PointMark(x: .value("X", index), y: .value("Y", (index * 7919) % 1009))
            })
        XCTAssertNotNil(window.rootViewController)
        let line = (0..<100_000).map { CGPoint(x: Double($0) / 1000, y: sin(Double($0))) }
        let thin = CurveBuilder.thinned(line, pixel: 0.5)
        XCTAssertLessThanOrEqual(thin.count, 201 * 4)
        XCTAssertEqual(thin.first, line.first)
        XCTAssertEqual(thin.last, line.last)
        XCTAssertEqual(thin.map(\.y).max(), line.map(\.y).max())
        XCTAssertEqual(thin.map(\.y).min(), line.map(\.y).min())
    }

    func testStrangeStepsMakeNoEndlessAxes() async {
        XCTAssertEqual(NumberTicks.values(0, 1e9, step: 1e-9), [])
        XCTAssertEqual(NumberTicks.values(0, 1, step: 0), [])
        XCTAssertEqual(NumberTicks.values(0, 1, step: .nan), [])
        XCTAssertEqual(NumberTicks.values(.infinity, 1, step: 1), [])
        XCTAssertEqual(NumberBins(size: 0, range: 0.0...4.0).thresholds, [0, 4])
    }
}

import XCTest

@testable import Charts

/// The positions of marks, by arithmetic.
@MainActor
final class MarkPlaceTests: ChartTestCase {
    func testBarsTakeThreeQuartersOfTheirRoom() async {
        let plan = plan {
            BarMark(x: .value("X", "a"), y: .value("Y", 10))
            BarMark(x: .value("X", "b"), y: .value("Y", 5))
        }
        let places = places(plan)
        assertRect(places.rect(0), 6.25, 0, 37.5, 100)
        assertRect(places.rect(1), 56.25, 50, 37.5, 50)
    }

    func testFixedAndInsetWidths() async {
        let places = places(
            plan {
                BarMark(x: .value("X", "a"), y: .value("Y", 10), width: .fixed(8))
                BarMark(x: .value("X", "b"), y: .value("Y", 10), width: .inset(5))
                BarMark(x: .value("X", "c"), y: .value("Y", 10), width: .ratio(0.5))
                BarMark(x: .value("X", "d"), y: .value("Y", 10), width: 2)
            })
        assertRect(places.rect(0), 8.5, 0, 8, 100)
        assertRect(places.rect(1), 30, 0, 15, 100)
        assertRect(places.rect(2), 56.25, 0, 12.5, 100)
        assertRect(places.rect(3), 86.5, 0, 2, 100)
    }

    func testStacksAddUpAndNegativeOnesGoDown() async {
        let plan = plan {
            BarMark(x: .value("X", "a"), y: .value("Y", 3))
            BarMark(x: .value("X", "a"), y: .value("Y", -4))
            BarMark(x: .value("X", "a"), y: .value("Y", 2))
            BarMark(x: .value("X", "a"), y: .value("Y", -6))
        }
        XCTAssertEqual(plan.extents.map(\.y.lower), [0, 0, 3, -4])
        XCTAssertEqual(plan.extents.map(\.y.upper), [3, -4, 5, -10])
        XCTAssertEqual(plan.y?.lower, -10)
        XCTAssertEqual(plan.y?.upper, 6)
    }

    func testNormalizedCenteredAndUnstackedStacks() async {
        func spans(_ method: MarkStackingMethod) -> [[Double]] {
            plan {
                BarMark(x: .value("X", "a"), y: .value("Y", 3), stacking: method)
                BarMark(x: .value("X", "a"), y: .value("Y", 1), stacking: method)
            }.extents.map { [$0.y.lower, $0.y.upper] }
        }
        XCTAssertEqual(spans(.normalized), [[0, 0.75], [0.75, 1]])
        XCTAssertEqual(spans(.center), [[-2, 1], [1, 2]])
        XCTAssertEqual(spans(.unstacked), [[0, 3], [0, 1]])
    }

    func testCategoriesAlongYBeginAtTheTop() async {
        let places = places(
            plan {
                BarMark(x: .value("X", 10), y: .value("Y", "a"))
                BarMark(x: .value("X", 5), y: .value("Y", "b"))
            })
        assertRect(places.rect(0), 0, 6.25, 100, 37.5)
        assertRect(places.rect(1), 0, 56.25, 50, 37.5)
    }

    func testPositionsStandBesideEachOther() async {
        let places = places(
            plan {
                BarMark(x: .value("X", "a"), y: .value("Y", 10), width: .ratio(1)).position(by: .value("P", "one"))
                BarMark(x: .value("X", "a"), y: .value("Y", 10), width: .ratio(1)).position(by: .value("P", "two"))
            })
        assertRect(places.rect(0), 12.5, 0, 37.5, 100)
        assertRect(places.rect(1), 50, 0, 37.5, 100)
    }

    func testAUnitOfDatesIsTheWidthOfItsBar() async {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let day = Date(timeIntervalSinceReferenceDate: 10 * 86_400 + 5000)
        let plan = plan {
            BarMark(x: .value("X", day, unit: .day, calendar: calendar), y: .value("Y", 1), width: .ratio(1))
            LineMark(x: .value("X", day, unit: .day, calendar: calendar), y: .value("Y", 1))
        }
        XCTAssertEqual(plan.extents[0].x.lower, 10 * 86_400)
        XCTAssertEqual(plan.extents[0].x.upper, 11 * 86_400)
        XCTAssertEqual(plan.extents[1].x.lower, 10.5 * 86_400)
    }

    func testRulesAndStripsCoverThePlot() async {
        var settings = ChartSettings()
        settings.x.domain = (0...10)._domain
        settings.y.domain = (0...10)._domain
        let places = places(
            plan(settings) {
                RuleMark(x: .value("X", 5))
                RuleMark(y: .value("Y", 2))
                RectangleMark(xStart: .value("X", 1), xEnd: .value("X", 3))
                RuleMark(x: .value("X", 5), yStart: .value("Y", 2), yEnd: .value("Y", 4))
            })
        assertRect(places.rect(0), 50, 0, 0, 100)
        assertRect(places.rect(1), 0, 80, 100, 0)
        assertRect(places.rect(2), 10, 0, 20, 100)
        assertRect(places.rect(3), 50, 60, 0, 20)
    }

    func testScalePaddingMovesMarksButNotRules() async {
        var settings = ChartSettings()
        settings.x.domain = (0...10)._domain
        settings.x.padding = (10, 30)
        let places = places(
            plan(settings) {
                PointMark(x: .value("X", 0), y: .value("Y", 0))
                PointMark(x: .value("X", 10), y: .value("Y", 0))
                RuleMark(y: .value("Y", 0))
            })
        XCTAssertEqual(places.rect(0)?.minX ?? -1, 10, accuracy: 1e-9)
        XCTAssertEqual(places.rect(1)?.minX ?? -1, 70, accuracy: 1e-9)
        assertRect(places.rect(2), 0, 100, 100, 0)
    }

    func testSectorsArePartsOfTheSum() async {
        let plan = plan {
            SectorMark(angle: .value("V", 1))
            SectorMark(angle: .value("V", 3), innerRadius: .ratio(0.5), outerRadius: .inset(10))
        }
        XCTAssertEqual(plan.sectorTotal, 4)
        let sector = places(plan).sector(1)
        XCTAssertEqual(sector?.start ?? 0, .pi / 2, accuracy: 1e-9)
        XCTAssertEqual(sector?.end ?? 0, 2 * .pi, accuracy: 1e-9)
        XCTAssertEqual(sector?.inner, 25)
        XCTAssertEqual(sector?.outer, 40)
        XCTAssertNil(plan.x)
        // The arc of the quarter circle touches it.
        let box = places(plan).sector(0)?.path.boundingRect ?? .zero
        assertRect(
            CGRect(
                x: box.minX.rounded(), y: box.minY.rounded(), width: box.width.rounded(), height: box.height.rounded()),
            50, 0, 50, 50)
    }

    func testSeriesAreToldApartByTheirStyles() async {
        let plan = plan {
            ForEach(0..<4) { index in
                LineMark(x: .value("X", index), y: .value("Y", index)).foregroundStyle(
                    by: .value("S", index % 2 == 0 ? "a" : "b"))
            }
        }
        let series = plan.items.map { item -> [Int] in if case .series(let indexes) = item { indexes } else { [] } }
        XCTAssertEqual(series, [[0, 2], [1, 3]])
        XCTAssertEqual(plan.styles.foregroundOrder.map(\.text), ["a", "b"])
        XCTAssertEqual(plan.styles.foregroundStyle(_PlotValue(.category("b"))), AnyShapeStyle(Color.green))
    }

    func testZIndexesOrderMarks() async {
        let plan = plan {
            PointMark(x: .value("X", 1)).zIndex(1)
            PointMark(x: .value("X", 2))
        }
        XCTAssertEqual(plan.items.map(\.first), [1, 0])
    }
}

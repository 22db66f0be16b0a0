import XCTest

@testable import Charts

/// Scales and the values of axes.
@MainActor
final class ScaleTests: ChartTestCase {
    func testRoundSteps() async {
        XCTAssertEqual(NumberTicks.step(100, 5), 20)
        XCTAssertEqual(NumberTicks.step(7, 5), 1)
        XCTAssertEqual(NumberTicks.step(0.35, 5), 0.05, accuracy: 1e-12)
        XCTAssertEqual(NumberTicks.nice(-3, 17, 5).0, -5)
        XCTAssertEqual(NumberTicks.nice(-3, 17, 5).1, 20)
        XCTAssertEqual(NumberTicks.values(0, 1, step: 0.25), [0, 0.25, 0.5, 0.75, 1])
        XCTAssertEqual(NumberTicks.logarithmic(1, 10_000), [1, 10, 100, 1000, 10_000])
    }

    func testScalesInvert() async {
        for curve in [ScaleCurve.linear, .log, .symmetricLog(2), .power(0.5), .power(3)] {
            var scale = PlotScale(.number, 1, 500)
            scale.curve = curve
            for value in [1, 2.5, 77, 500] {
                XCTAssertEqual(scale.raw(atUnit: scale.unit(value)), value, accuracy: 1e-6, "\(curve)")
            }
            XCTAssertEqual(scale.unit(1), 0)
            XCTAssertEqual(scale.unit(500), 1)
        }
        var log = PlotScale(.number, 1, 100)
        log.curve = .log
        XCTAssertEqual(log.unit(10), 0.5, accuracy: 1e-12)
        log.isReversed = true
        XCTAssertEqual(log.unit(100), 0, accuracy: 1e-12)
    }

    func testNumbersIncludeZeroUnlessToldOtherwise() async {
        func ends(_ domain: _ScaleDomain?) -> [Double?] {
            var settings = ChartSettings()
            settings.y.domain = domain
            let plan = plan(settings) {
                LineMark(x: .value("X", "a"), y: .value("Y", 102))
                LineMark(x: .value("X", "b"), y: .value("Y", 109))
            }
            return [plan.y?.lower, plan.y?.upper]
        }
        XCTAssertEqual(ends(nil), [0, 120])
        XCTAssertEqual(ends(AutomaticScaleDomain(includesZero: false, isReversed: false)._domain), [102, 109])
        XCTAssertEqual(ends((50...150)._domain), [50, 150])
    }

    func testGivenCategoriesComeFirstAndAlone() async {
        var settings = ChartSettings()
        settings.x.domain = ["c", "a"]._domain
        let plan = plan(settings) {
            BarMark(x: .value("X", "a"), y: .value("Y", 1))
            BarMark(x: .value("X", "b"), y: .value("Y", 1))
        }
        XCTAssertEqual(plan.x?.categories, ["c", "a"])
        XCTAssertEqual(plan.extents.map(\.isPlotted), [true, false])
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    func testDatesBeginUnits() async {
        let start = Date(timeIntervalSince1970: 1_718_582_400)
        let ticks = DateTicks(unit: .hour, count: 6)
        let dates = ticks.dates(from: start.addingTimeInterval(60), to: start.addingTimeInterval(86_400), calendar)
        XCTAssertEqual(dates.map { $0.timeIntervalSince(start) / 3600 }, [6, 12, 18, 24])
        let months = DateTicks(unit: .month, count: 3).dates(
            from: start, to: start.addingTimeInterval(400 * 86_400), calendar)
        XCTAssertEqual(months.map { calendar.component(.month, from: $0) }, [7, 10, 1, 4, 7])
        XCTAssertEqual(DateTicks.fitting(86_400, 5), DateTicks(unit: .hour, count: 6))
        XCTAssertEqual(DateTicks.fitting(365 * 86_400, 6), DateTicks(unit: .month, count: 2))
        XCTAssertEqual(DateTicks.fitting(1e12, 5).unit, .year)
    }

    /// A one-day bar leaves room on both sides; the axis shows the whole day, with a label in the middle.
    func testAxesHaveAllOfTheUnitsOfTheirMarks() async {
        let start = Date(timeIntervalSince1970: 1_718_582_400)
        var environment = EnvironmentValues()
        let calendar = calendar
        (environment.calendar, environment.timeZone) = (calendar, .gmt)
        let plan = plan {
            ForEach(0..<4, id: \.self) { day in
                BarMark(
                    x: .value(
                        "Day", start.addingTimeInterval(Double(day) * 86_400 + 3600), unit: .day, calendar: calendar),
                    y: .value("Y", 1))
            }
        }
        guard let x = plan.x else { return XCTFail("no scale") }
        XCTAssertEqual(x.lower, start.timeIntervalSinceReferenceDate)
        XCTAssertEqual(x.upper, start.timeIntervalSinceReferenceDate + 4 * 86_400)
        var settings = AxisSettings()
        settings.content = AnyAxisContent(
            AxisMarks(values: .stride(by: .day, calendar: calendar)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(), centered: true)
            })
        let axis = AxisPlan(.horizontal, x, settings, 300, environment)
        XCTAssertEqual(axis.lines.map(\.unit), [0, 0.25, 0.5, 0.75, 1])
        XCTAssertEqual(axis.labels.map(\.place.unit), [0.125, 0.375, 0.625, 0.875])
    }

    func testLabels() async {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        func text(_ value: _PlotValue.Kind, _ digits: Int = 0) -> String {
            AxisPlan.text(_PlotValue(value), DateTicks(unit: .month, count: 1).format, digits, environment)
        }
        XCTAssertEqual(text(.number(1500)), "1,500")
        XCTAssertEqual(text(.number(-0.0)), "0")
        XCTAssertEqual(text(.number(0.5), 2), "0.50")
        XCTAssertEqual(text(.category("a")), "a")
        XCTAssertEqual(text(.date(0)), "Jan")
    }

    func testAxesHaveTheMarksOfTheirScales() async {
        let plan = plan { BarMark(x: .value("X", "a"), y: .value("Y", 37)) }
        let environment = EnvironmentValues()
        let y = AxisPlan(.vertical, plan.y ?? PlotScale(.number, 0, 1), AxisSettings(), 200, environment)
        XCTAssertEqual(y.lines.map(\.unit), [0, 0.25, 0.5, 0.75, 1])
        XCTAssertEqual(y.labels.count, 5)
        var hidden = AxisSettings()
        hidden.visibility = .hidden
        XCTAssert(AxisPlan(.vertical, plan.y ?? PlotScale(.number, 0, 1), hidden, 200, environment).labels.isEmpty)
        var own = AxisSettings()
        own.content = AnyAxisContent(
            AxisMarks(position: .leading, values: [0, 20, 90]) { value in
                if value.index == 0 { AxisGridLine() } else { AxisTick(length: 7) }
            })
        let marks = AxisPlan(.vertical, plan.y ?? PlotScale(.number, 0, 1), own, 200, environment)
        XCTAssertEqual(marks.lines.map(\.unit), [0])
        XCTAssertEqual(marks.ticks.map(\.line.unit), [0.5])
        XCTAssertEqual(marks.ticks.map(\.length), [7])
        XCTAssertEqual(marks.ticks.map(\.edge), [.leading])
    }

    func testBins() async {
        let bins = NumberBins(data: [0.0, 3, 9.5], desiredCount: 5)
        XCTAssertEqual(bins.thresholds, [0, 2, 4, 6, 8, 10])
        XCTAssertEqual(bins.index(for: 4), 2)
        XCTAssertEqual(bins.index(for: -1), 0)
        XCTAssertEqual(bins.index(for: 99), 4)
        let start = Date(timeIntervalSince1970: 1_718_582_400)
        let days = DateBins(unit: .day, range: start...start.addingTimeInterval(90_000), calendar: calendar)
        XCTAssertEqual(days.count, 2)
        XCTAssertEqual(days.index(for: start.addingTimeInterval(86_400)), 1)
    }

    func testWindowsOfScrolling() async {
        var settings = ChartSettings()
        settings.scrollableAxes = .horizontal
        settings.x.domain = (0...100)._domain
        settings.x.visibleLength = 20
        let plan = plan(settings) { PointMark(x: .value("X", 50), y: .value("Y", 1)) }
        func window(_ start: Double?) -> [Double?] {
            let window = ScrollWindow(plan, settings, ChartScrollState(x: start))
            return [window.x?.lower, window.x?.upper]
        }
        XCTAssertEqual(window(nil), [0, 20])
        XCTAssertEqual(window(30), [30, 50])
        XCTAssertEqual(window(95), [80, 100])
        settings.x.initialPosition = _PlotValue(.number(40))
        XCTAssertEqual(window(nil), [40, 60])
        XCTAssertEqual(window(10), [10, 30])
    }
}

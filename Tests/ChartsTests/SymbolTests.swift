import XCTest

@testable import Charts

/// Symbols at points: shapes, sizes and scales.
@MainActor
final class SymbolTests: ChartTestCase {
    /// Narrower than it is high, like a hexagon that stands on a corner.
    private struct Narrow: ChartSymbolShape {
        let perceptualUnitRect = CGRect(x: 0.067, y: 0, width: 0.866, height: 1)
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    private struct Square: ChartSymbolShape, InsettableShape {
        var inset: CGFloat = 0
        var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
        func inset(by amount: CGFloat) -> Square { Square(inset: inset + amount) }
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    }

    private func mark(_ change: (PointMark) -> some ChartContent) -> ChartPlan {
        plan { change(PointMark(x: .value("X", 1), y: .value("Y", 1))) }
    }

    private func frame(_ plan: ChartPlan, _ index: Int = 0) -> CGRect {
        plan.styles.symbolFrame(of: plan.marks[index].style, around: CGPoint(x: 50, y: 50))
    }

    /// Sizes are areas of squares; a disc is drawn larger, so that it appears as large.
    func testSizesAreAreas() async {
        assertRect(frame(mark { $0.symbol(Square()).symbolSize(1600) }), 30, 30, 40, 40)
        let disk = 80 / CGFloat.pi.squareRoot()
        assertRect(frame(mark { $0.symbol(.circle).symbolSize(1600) }), 50 - disk / 2, 50 - disk / 2, disk, disk)
        assertRect(frame(mark { $0.symbol(Narrow()).symbolSize(400) }), 41.34, 40, 17.32, 20)
        assertRect(frame(mark { $0.symbol(Narrow()).symbolSize(CGSize(width: 8, height: 6)) }), 46, 47, 8, 6)
        assertRect(frame(mark { $0 }), 47, 47, 6, 6)
        assertRect(frame(mark { $0.symbolSize(.nan) }), 50, 50, 0, 0)
    }

    func testShapesLieAroundTheirPoint() async {
        for shape in BasicChartSymbolShape.all {
            let frame = SymbolSize.area(100).frame(of: AnyChartSymbol(shape), around: .zero)
            let box = shape.path(in: frame).boundingRect
            XCTAssertEqual(box.midX, 0, accuracy: 0.3, "\(shape)")
            XCTAssertGreaterThan(box.width, 8)
            XCTAssertLessThan(box.width, 15)
        }
    }

    /// Outlines lie within their shapes.
    func testOutlines() async throws {
        func box(_ plan: ChartPlan) throws -> CGRect {
            let symbol = try XCTUnwrap(plan.styles.symbol(of: plan.marks[0].style))
            let path = try XCTUnwrap(symbol.path)(CGRect(x: 0, y: 0, width: 20, height: 20))
            XCTAssertFalse(path.contains(CGPoint(x: 10, y: 10)))
            return path.boundingRect
        }
        for plan in [
            mark { $0.symbol(Circle().strokeBorder(lineWidth: 2)) }, mark { $0.symbol(Square().strokeBorder()) },
            mark { $0.symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3))) },
            mark { $0.symbol(AnyChartSymbolShape(.circle.strokeBorder(lineWidth: 2))) },
        ] {
            let box = try box(plan)
            XCTAssertEqual(box.width, 20, accuracy: 0.1)
            XCTAssertEqual(box.minX, 0, accuracy: 0.05)
        }
    }

    func testScalesOfSymbols() async throws {
        var settings = ChartSettings()
        settings.symbols.named = ["b": AnyChartSymbol(Narrow())]
        settings.symbols.range = [AnyChartSymbol(Square())]
        settings.symbols.domain = [_PlotValue(.category("b"))]
        let plan = self.plan(settings) {
            ForEach(["a", "b"], id: \.self) { name in
                PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol(by: .value("Kind", name)).symbolSize(100)
            }
        }
        XCTAssertEqual(plan.styles.symbolOrder.map(\.text), ["b", "a"])
        assertRect(frame(plan, 0), 45, 45, 10, 10)
        assertRect(frame(plan, 1), 45.67, 45, 8.66, 10)
    }

    /// The range of a size scale holds areas, for the least value to the greatest or for an explicit domain.
    func testScalesOfSizes() async {
        func sides(_ scale: SizeScale, _ values: [Double]) -> [CGFloat] {
            var settings = ChartSettings()
            settings.symbolSizes = scale
            let plan = self.plan(settings) {
                ForEach(values, id: \.self) { value in
                    PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol(Square())
                        .symbolSize(by: .value("Value", value))
                }
            }
            return values.indices.map { frame(plan, $0).width }
        }
        XCTAssertEqual(sides(SizeScale(areas: 16...64), [1, 3, 2]), [4, 8, 40.0.squareRoot()])
        let domain = [_PlotValue(.number(0)), _PlotValue(.number(100))]
        XCTAssertEqual(sides(SizeScale(areas: 0...100, domain: domain), [100, 25]), [10, 5])
        let roots = SizeScale(areas: 0...100, domain: domain, curve: .power(0.5))
        XCTAssertEqual(sides(roots, [25])[0], 50.0.squareRoot(), accuracy: 1e-9)
        var named = SizeScale(areas: 0...1)
        named.named = ["big": 400]
        var settings = ChartSettings()
        settings.symbolSizes = named
        let plan = self.plan(settings) {
            PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol(Square()).symbolSize(by: .value("Kind", "big"))
        }
        XCTAssertEqual(frame(plan).width, 20)
    }

    /// The types that the view modifiers accept.
    func testScalesAreWrittenInManyWays() async {
        let chart = Chart {
            PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol(by: .value("Kind", "a"))
        }
        _ = show(chart.chartSymbolScale(["a": .square, "b": .circle]))
        _ = show(chart.chartSymbolScale(["a": Circle().strokeBorder(), "b": Circle().strokeBorder()]))
        _ = show(chart.chartSymbolScale(["a": Circle().strokeBorder(), "b": Square().strokeBorder()]))
        _ = show(chart.chartSymbolScale(domain: ["a", "b"], range: [.plus, .cross]))
        _ = show(chart.chartSymbolScale(range: [BasicChartSymbolShape.plus, .cross]))
        _ = show(chart.chartSymbolScale { (name: String) in name == "a" ? BasicChartSymbolShape.plus : .cross })
        _ = show(chart.chartSymbolSizeScale(["a": 30, "b": 90]))
        _ = show(chart.chartSymbolSizeScale(domain: 0...10, range: 0...100, type: .linear))
        _ = show(chart.chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 3)]))
        _ = show(chart.chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]), type: .log))
    }
}

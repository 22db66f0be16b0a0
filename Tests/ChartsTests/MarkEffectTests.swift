import XCTest

@testable import Charts

/// Marks that are offset, clipped and filtered, and rotated labels.
@MainActor
final class MarkEffectTests: ChartTestCase {
    /// Each end is offset separately; a rule across the whole plot starts at the top.
    func testEndsAreMoved() async {
        let marks = places(
            plan {
                RuleMark(x: .value("X", 5)).offset(yStart: -10)
                RuleMark(y: .value("Y", 5)).offset(xStart: 3, xEnd: -4)
                RectangleMark(
                    xStart: .value("X", 0), xEnd: .value("X", 10), yStart: .value("Y", 0), yEnd: .value("Y", 10)
                )
                .offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: -4)
                PointMark(x: .value("X", 5), y: .value("Y", 5)).offset(x: 2, y: 3).offset(CGSize(width: 1, height: 1))
            })
        assertRect(marks.rect(0), 50, -10, 0, 110)
        assertRect(marks.rect(1), 3, 50, 93, 0)
        assertRect(marks.rect(2), 1, -4, 101, 107)
        assertRect(marks.rect(3), 53, 54, 0, 0)
    }

    /// A plot's modifiers apply to all of its marks, whose layout is the same as without it.
    func testAPlotGroupsMarks() async {
        let made = plan {
            Plot {
                PointMark(x: .value("X", 0), y: .value("Y", 0))
                PointMark(x: .value("X", 10), y: .value("Y", 10))
            }
            .offset(x: 1, y: 2)
        }
        let marks = places(made)
        assertRect(marks.rect(0), 1, 102, 0, 0)
        assertRect(marks.rect(1), 101, 2, 0, 0)
    }

    /// A chart of 100 by 100 points, a pixel each, on white.
    @MainActor private struct Picture {
        private let context: CGContext

        init(_ chart: some View) throws {
            let content = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .frame(width: 100, height: 100).background(.white)
            let image = try XCTUnwrap(ImageRenderer(content: content).cgImage)
            context = try XCTUnwrap(
                CGContext(
                    data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 400,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        subscript(x: Int, y: Int) -> [UInt8] {
            guard let data = context.data else { return [] }
            return (0..<4).map { data.load(fromByteOffset: y * 400 + x * 4 + $0, as: UInt8.self) }
        }
    }

    private func block(_ change: (RectangleMark) -> some ChartContent) -> some View {
        Chart {
            change(
                RectangleMark(
                    xStart: .value("X", 20), xEnd: .value("X", 80), yStart: .value("Y", 20), yEnd: .value("Y", 80)))
        }
        .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    }

    func testShapesAndFilters() async throws {
        let plain = try Picture(block { $0.foregroundStyle(.black) })
        XCTAssertEqual(plain[22, 22], [0, 0, 0, 255])
        let disk = try Picture(block { $0.clipShape(Circle()).foregroundStyle(.black) })
        XCTAssertNotEqual(disk[22, 22], [0, 0, 0, 255])
        XCTAssertEqual(disk[50, 50], [0, 0, 0, 255])
        let shadow = try Picture(block { $0.foregroundStyle(.black).shadow(color: .red, radius: 0, x: 10, y: 10) })
        XCTAssertEqual(shadow[85, 85], [255, 59, 48, 255])
        let soft = try Picture(block { $0.foregroundStyle(.black).blur(radius: 5) })
        XCTAssertNotEqual(soft[17, 50], plain[17, 50])
    }

    /// A gradient is aligned to each mark, or to the plot.
    func testStylesAreAlignedWithThePlot() async throws {
        let gradient = LinearGradient(
            stops: [.init(color: .black, location: 0.5), .init(color: .white, location: 0.5)], startPoint: .top,
            endPoint: .bottom)
        func chart(_ aligns: Bool) -> some View {
            Chart {
                RectangleMark(
                    xStart: .value("X", 0), xEnd: .value("X", 100), yStart: .value("Y", 60), yEnd: .value("Y", 100)
                )
                .foregroundStyle(gradient).alignsMarkStylesWithPlotArea(aligns)
            }
            .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
        }
        XCTAssertEqual(try Picture(chart(true))[50, 35], [0, 0, 0, 255])
        XCTAssertEqual(try Picture(chart(false))[50, 35], [255, 255, 255, 255])
    }

    /// A rotated label is as high as it was wide.
    func testLabelsAreTurned() async throws {
        func height(_ orientation: AxisValueLabelOrientation) -> CGFloat {
            var frame = CGRect.zero
            _ = show(
                Chart { BarMark(x: .value("Name", "A long name"), y: .value("Y", 5)) }
                    .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: orientation) } }
                    .chartOverlay { proxy in
                        GeometryReader { geometry in
                            Color.clear.onAppear { if let plot = proxy.plotFrame { frame = geometry[plot] } }
                        }
                    })
            return frame.height
        }
        let (level, down, up) = (height(.horizontal), height(.vertical), height(.verticalReversed))
        XCTAssertGreaterThan(level, down + 30)
        XCTAssertEqual(up, down)
    }
}

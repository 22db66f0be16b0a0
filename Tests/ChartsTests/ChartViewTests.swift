import UIKit
import XCTest

@testable import Charts

/// Charts in windows: proxies and gestures.
@MainActor
final class ChartViewTests: ChartTestCase {
    private final class Notes {
        var proxy: ChartProxy?
        var frame = CGRect.zero
        var chosen: String?
        var number: Double?
    }

    private func chart(_ notes: Notes) -> some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0 == "a" ? 10 : 5)) }
            .chartOverlay { proxy in
                GeometryReader { reader in
                    let _ = notes.proxy = proxy
                    let _ = notes.frame = proxy.plotFrame.map { reader[$0] } ?? .zero
                    Color.clear
                }
            }
    }

    func testProxiesFindPlacesAndValues() async throws {
        let notes = Notes()
        _ = show(chart(notes).chartXAxis(.hidden).chartYAxis(.hidden).padding(10))
        let proxy = try XCTUnwrap(notes.proxy)
        XCTAssertEqual(notes.frame, CGRect(x: 0, y: 0, width: 280, height: 180))
        XCTAssertEqual(proxy.plotSize, CGSize(width: 280, height: 180))
        XCTAssertEqual(proxy.position(forX: "a"), 70)
        XCTAssertEqual(proxy.position(forX: "b"), 210)
        XCTAssertEqual(proxy.positionRange(forX: "b"), 140...280)
        XCTAssertNil(proxy.position(forX: "c"))
        XCTAssertEqual(proxy.position(forY: 5), 90)
        XCTAssertEqual(proxy.value(atX: 100, as: String.self), "a")
        XCTAssertEqual(proxy.value(atY: 45, as: Double.self), 7.5)
        XCTAssertNil(proxy.value(atY: 45, as: String.self))
        XCTAssertNil(proxy.value(atX: -20, as: String.self))
    }

    /// The entries of a legend beside the plot form a column, and leave the plot its width.
    func testALegendBesideThePlotIsAColumn() async throws {
        let notes = Notes()
        func chart(_ position: AnnotationPosition) -> some View {
            Chart(Array("abcdef"), id: \.self) { letter in
                BarMark(x: .value("X", String(letter)), y: .value("Y", 1))
                    .foregroundStyle(by: .value("Name", "a long name \(letter)"))
            }
            .chartLegend(position: position).chartXAxis(.hidden).chartYAxis(.hidden)
            .chartOverlay { proxy in
                GeometryReader { reader in
                    let _ = notes.frame = proxy.plotFrame.map { reader[$0] } ?? .zero
                    Color.clear
                }
            }
        }
        _ = show(chart(.trailing))
        XCTAssertGreaterThan(notes.frame.width, 180)
        XCTAssertEqual(notes.frame.height, 200)
        _ = show(chart(.bottom))
        XCTAssertEqual(notes.frame.width, 300)
        XCTAssertLessThan(notes.frame.height, 180)
    }

    func testAxesHaveStyles() async throws {
        let (plain, styled) = (Notes(), Notes())
        _ = show(chart(plain))
        let window = show(
            chart(styled).chartXAxisStyle { $0.frame(height: 60).background(Color(red: 1, green: 0, blue: 0)) }
                .chartYAxisStyle { $0.background(Color(red: 0, green: 0, blue: 1)) })
        XCTAssertEqual(styled.frame.maxY, 140)
        XCTAssertEqual(styled.frame.maxX, plain.frame.maxX, accuracy: 1e-6)
        let image = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
        let picture = try XCTUnwrap(image.cgImage)
        let pixels = try XCTUnwrap(picture.dataProvider?.data)
        func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
            let scale = CGFloat(picture.width) / window.bounds.width
            let place = Int(y * scale) * picture.bytesPerRow + Int(x * scale) * picture.bitsPerPixel / 8
            return Array(pixels[place..<place + 3])
        }
        XCTAssertEqual(color(5, 195), [255, 0, 0])
        XCTAssertEqual(color(styled.frame.maxX + 2, 75), [0, 0, 255])
    }

    func testAxesTakeTheirRoom() async throws {
        let notes = Notes()
        _ = show(chart(notes))
        XCTAssertEqual(notes.frame.minX, 0)
        XCTAssertLessThan(notes.frame.maxX, 295)
        XCTAssertLessThan(notes.frame.maxY, 190)
        XCTAssertGreaterThan(notes.frame.minY, 2)
    }

    func testFromRightToLeftAllIsMirrored() async throws {
        let (notes, mirrored) = (Notes(), Notes())
        _ = show(chart(notes))
        _ = show(chart(mirrored).environment(\.layoutDirection, .rightToLeft))
        XCTAssertEqual(mirrored.frame.maxX, 300, accuracy: 1e-6)
        XCTAssertEqual(mirrored.frame.minX, 300 - notes.frame.maxX, accuracy: 1e-6)
        let (own, other) = (try XCTUnwrap(notes.proxy), try XCTUnwrap(mirrored.proxy))
        XCTAssertEqual(other.position(forX: "a"), own.position(forX: "b"))
        XCTAssertEqual(other.value(atX: 10, as: String.self), "b")
    }

    func testAFingerSelectsAndLiftedSelectsNothing() async throws {
        let notes = Notes()
        var all: [String?] = []
        let binding = Binding<String?>(get: { notes.chosen }, set: { (notes.chosen = $0, all.append($0)).1 })
        let window = show(
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 10)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: binding))
        try play(
            TouchScript().drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 260, y: 100), duration: 0.3), in: window)
        XCTAssertEqual(all.first, "a")
        XCTAssert(all.contains("b"))
        XCTAssertEqual(all.last, .some(nil))
    }

    func testAnglesSelectSums() async throws {
        let notes = Notes()
        let binding = Binding<Double?>(get: { nil }, set: { if let value = $0 { notes.number = value } })
        let window = show(
            Chart([1.0, 3.0], id: \.self) { SectorMark(angle: .value("V", $0)) }.chartAngleSelection(value: binding),
            200, 200)
        try play(TouchScript().tap(at: CGPoint(x: 100, y: 180)), in: window)
        XCTAssertEqual(notes.number ?? 0, 2, accuracy: 1e-6)
        try play(TouchScript().tap(at: CGPoint(x: 20, y: 100)), in: window)
        XCTAssertEqual(notes.number ?? 0, 3, accuracy: 1e-6)
    }

    func testAnglesAreMirroredFromRightToLeft() async throws {
        let notes = Notes()
        _ = show(chart(notes).environment(\.layoutDirection, .rightToLeft))
        let proxy = try XCTUnwrap(notes.proxy)
        let left = CGPoint(x: 0, y: proxy.plotSize.height / 2)
        XCTAssertEqual(proxy.angle(at: left).degrees, 90, accuracy: 1e-9)
    }

    func testAssistiveTechnologiesFindMarks() async throws {
        let notes = Notes()
        let window = show(chart(notes))
        XCTAssertNoThrow(try play(TouchScript().expect("a").expect("b"), in: window))
    }

    func testScrollingMovesTheWindow() async throws {
        final class Place { var x = 0.0 }
        let place = Place()
        let binding = Binding<Double>(get: { place.x }, set: { place.x = $0 })
        let window = show(
            Chart(0..<100, id: \.self) { BarMark(x: .value("X", Double($0)), y: .value("Y", 1)) }
                .chartXScale(domain: 0.0...100.0)
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 20)
                .chartScrollPosition(x: binding))
        try play(
            TouchScript().drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.5), in: window)
        wait(2)
        XCTAssertGreaterThan(place.x, 8)
        XCTAssertLessThanOrEqual(place.x, 80)
    }

    func testMarksAreAnimated() async throws {
        struct Growing: View {
            @State private var value = 2.0
            var body: some View {
                Chart { BarMark(x: .value("X", "a"), y: .value("Y", value), width: .ratio(1)) }
                    .chartYScale(domain: 0...10)
                    .chartXAxis(.hidden).chartYAxis(.hidden)
                    .onAppear { withAnimation(.linear(duration: 1)) { value = 8 } }
            }
        }
        let window = show(Growing(), 100, 100)
        // The top of the blue area, which rises over time.
        func top() -> Int {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
            let image = renderer.image { context in window.layer.render(in: context.cgContext) }
            guard let picture = image.cgImage, let data = picture.dataProvider?.data.map({ Array($0) }) else {
                return -1
            }
            let scale = picture.height / 100
            return (0..<100).first { row in
                let start = row * scale * picture.bytesPerRow + 50 * scale * 4
                return data[start + 2] > 200 && data[start] < 100
            } ?? 100
        }
        XCTAssertEqual(Double(top()), 80, accuracy: 3)
        wait(0.5)
        XCTAssertEqual(Double(top()), 50, accuracy: 4)
        wait(0.7)
        XCTAssertEqual(Double(top()), 20, accuracy: 2)
    }

    /// The separator of a row with a chart begins at the row's content, not at a label of an axis.
    func testALabelOfAnAxisIsNotTheTextOfARow() async throws {
        let list = List {
            Chart { BarMark(x: .value("Shop", "North"), y: .value("Sales", 3)) }.frame(height: 100)
            Text("Next")
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIHostingController(rootView: list)
        window.makeKeyAndVisible()
        CATransaction.flush()
        CATransaction.flush()
        func find(_ view: UIView) -> UITableView? {
            (view as? UITableView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        let table = try XCTUnwrap(find(window))
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let line = try XCTUnwrap(cell.subviews.first { !$0.isHidden && $0.frame.height <= 1 && $0.frame.height > 0 })
        XCTAssertEqual(line.frame.minX, 16, accuracy: 0.5)
    }
}

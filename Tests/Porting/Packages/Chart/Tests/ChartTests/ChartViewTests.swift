import UIKit
import UIKit.UIGestureRecognizerSubclass
import XCTest

@testable import Chart

@MainActor
final class ChartViewTests: XCTestCase {
    /// Returns scripted values, as real touches can't be created.
    private final class ScriptedPan: UIPanGestureRecognizer {
        var scriptedState = UIGestureRecognizer.State.possible
        var scriptedTranslation = CGPoint.zero
        var scriptedVelocity = CGPoint.zero

        override var state: UIGestureRecognizer.State {
            get { scriptedState }
            set { scriptedState = newValue }
        }

        override func translation(in view: UIView?) -> CGPoint { scriptedTranslation }
        override func setTranslation(_ translation: CGPoint, in view: UIView?) { scriptedTranslation = translation }
        override func velocity(in view: UIView?) -> CGPoint { scriptedVelocity }
    }

    private func makeChart() -> ChartView {
        let chart = ChartView(model: ChartModel(values: [0, 10, 5, 20]))
        chart.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        chart.layoutIfNeeded()
        return chart
    }

    func testPointsFillTheBounds() {
        let chart = makeChart()
        XCTAssertEqual(
            chart.lineLayer.points,
            [CGPoint(x: 0, y: 40), CGPoint(x: 30, y: 20), CGPoint(x: 60, y: 30), CGPoint(x: 90, y: 0)])
        XCTAssertEqual(chart.gridLayer.path?.boundingBox, CGRect(x: 0, y: 10, width: 90, height: 20))
    }

    func testDragsScroll() {
        let chart = makeChart()
        chart.model.zoom(by: 2, around: 0)
        let pan = ScriptedPan()
        pan.scriptedState = .began
        chart.handlePan(pan)
        pan.scriptedState = .changed
        pan.scriptedTranslation = CGPoint(x: -45, y: 0)
        chart.handlePan(pan)
        XCTAssertEqual(chart.model.window, 0.25...0.75)
        XCTAssertEqual(pan.scriptedTranslation, .zero)
    }

    func testMomentumEndsAtTheEdge() {
        let chart = makeChart()
        chart.model.zoom(by: 2, around: 0)
        let pan = ScriptedPan()
        pan.scriptedState = .ended
        pan.scriptedVelocity = CGPoint(x: -4000, y: 0)
        chart.handlePan(pan)
        XCTAssertTrue(chart.momentum.isRunning)
        let deadline = Date(timeIntervalSinceNow: 20)
        while chart.momentum.isRunning, Date() < deadline {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        XCTAssertFalse(chart.momentum.isRunning)
        XCTAssertEqual(chart.model.window, 0.5...1)
    }

    func testRecognizersAskTheView() {
        let chart = makeChart()
        XCTAssertEqual(chart.gestureRecognizers, [chart.pan, chart.pinch])
        XCTAssertEqual(chart.pan.delegate?.gestureRecognizer?(chart.pan, shouldRecognizeSimultaneouslyWith: chart.pinch), true)
        XCTAssertEqual(
            chart.pan.delegate?.gestureRecognizer?(chart.pan, shouldRecognizeSimultaneouslyWith: ScriptedPan()), false)
        XCTAssertNil(chart.pan.delegate?.gestureRecognizer?(chart.pan, shouldRequireFailureOf: chart.pinch))
    }

    func testProgressAnimates() throws {
        let layer = ChartLayer()
        XCTAssertEqual(layer.progress, 1)
        XCTAssertTrue(ChartLayer.needsDisplay(forKey: "progress"))
        XCTAssertFalse(ChartLayer.needsDisplay(forKey: "points"))
        let action = try XCTUnwrap(layer.action(forKey: "progress") as? CABasicAnimation)
        XCTAssertEqual(action.keyPath, "progress")
        layer.setValue(0.5, forKey: "progress")
        XCTAssertEqual(layer.progress, 0.5)
        XCTAssertEqual(ChartLayer(layer: layer).progress, 0.5)
    }

    func testTheLineIsDrawn() throws {
        let chart = makeChart()
        chart.lineLayer.lineColor = UIColor.green.cgColor
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: chart.bounds.size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(chart.bounds)
            chart.lineLayer.draw(in: context.cgContext)
        }
        let bytes = try XCTUnwrap(image.cgImage?.dataProvider?.data) as Data
        XCTAssertTrue(bytes.contains { $0 == 0 })
        XCTAssertNotNil(image.pngData())
    }

    func testLiveValuesCome() {
        let chart = makeChart()
        var next = 0.0
        let three = expectation(description: "three values")
        chart.goLive(every: 0.01) {
            next += 1
            if next == 3 { three.fulfill() }
            return next
        }
        wait(for: [three], timeout: 10)
        chart.stopLive()
        XCTAssertFalse(chart.isLive)
        XCTAssertEqual(chart.model.values.prefix(7), [0, 10, 5, 20, 1, 2, 3])
    }
}

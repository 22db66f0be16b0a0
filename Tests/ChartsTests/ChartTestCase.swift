import CoreGraphics
import QuartzCore
import XCTest

@testable import Charts

/// A test of charts, with a stopped clock.
@MainActor
class ChartTestCase: XCTestCase {
    override func setUp() async throws {
        CATransaction.flush()
        MediaClock.useManual(startingAt: 100)
    }

    override func tearDown() async throws {
        CATransaction.flush()
        MediaClock.useSystem()
    }

    func plan(_ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> some ChartContent)
        -> ChartPlan
    {
        let collector = _MarkCollector()
        content()._collect(collector)
        return ChartPlan(collector.marks, settings)
    }

    /// Returns the positions of marks in a plot of 100 by 100 points.
    func places(_ plan: ChartPlan) -> MarkPlacing {
        PlotGeometry(plan, plan.x, plan.y).placing(CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    func assertRect(
        _ rect: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let rect else { return XCTFail("no mark", file: file, line: line) }
        let differences = [rect.minX - x, rect.minY - y, rect.width - width, rect.height - height]
        XCTAssert(differences.allSatisfy { abs($0) < 1e-6 }, "\(rect)", file: file, line: line)
    }

    /// Shows a view in a window and returns it.
    func show(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 200) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        CATransaction.flush()
        return window
    }

    func play(_ script: TouchScript, in window: UIWindow) throws { try window.run(script) }

    func wait(_ seconds: Double) {
        let end = MediaClock.now + seconds
        while MediaClock.now < end {
            MediaClock.advance(to: MediaClock.now + 1.0 / 60)
            MediaClock.beginFrame(duration: 1.0 / 60)
            CATransaction.flush()
        }
    }
}

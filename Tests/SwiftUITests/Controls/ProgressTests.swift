import UIKit
import XCTest

@testable import SwiftUI

final class ProgressTests: HierarchyTestCase {
    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
        (view as? T) ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
    }

    private func size<V: View>(_ view: V, _ width: CGFloat? = nil) -> CGSize {
        _UIHostingView(rootView: view).graph.fittingSize(ProposedViewSize(width: width, height: nil))
    }

    func testABarShowsAFractionAndASpinnerWhatIsNotKnown() async throws {
        let bar = Host(ProgressView("Copying", value: 30, total: 120))
        XCTAssertEqual(try XCTUnwrap(find(UIProgressView.self, in: bar.view)).progress, 0.25)
        let spinner = try XCTUnwrap(find(UIActivityIndicatorView.self, in: Host(ProgressView()).view))
        XCTAssertTrue(spinner.isAnimating)
        XCTAssertEqual(size(ProgressView()), CGSize(width: 20, height: 20))
        XCTAssertEqual(size(ProgressView().controlSize(.large)), CGSize(width: 37, height: 37))
        XCTAssertEqual(size(ProgressView(value: 0.5), 200), CGSize(width: 200, height: 4))
        let none: Double? = nil
        XCTAssertNotNil(find(UIActivityIndicatorView.self, in: Host(ProgressView(value: none)).view))
    }

    func testValuesBeyondTheTotalAreItsEnds() async {
        struct Told: ProgressViewStyle {
            let tell: (Double?) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = tell(configuration.fractionCompleted)
                configuration.label
            }
        }
        var told: [Double?] = []
        for value in [-1, 0.25, 9, .nan] {
            _ = Host(ProgressView(value: value).progressViewStyle(Told { told.append($0) }))
        }
        XCTAssertEqual(told, [0, 0.25, 1, 0])
    }

    func testATimerFollowsTheClock() async throws {
        let now = TimelineClock.now
        let host = Host(ProgressView(timerInterval: now...now + 10, countsDown: false))
        let bar = try XCTUnwrap(find(UIProgressView.self, in: host.view))
        XCTAssertEqual(bar.progress, 0, accuracy: 0.01)
        advance(to: 5)
        host.settle()
        XCTAssertEqual(bar.progress, 0.5, accuracy: 0.01)
    }

    func testAGaugeGivesItsFraction() async {
        struct Told: GaugeStyle {
            let tell: (Double) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = tell(configuration.value)
                configuration.label
            }
        }
        var told: [Double] = []
        _ = Host(Gauge(value: 15, in: 10...20) { Text("°C") }.gaugeStyle(Told { told.append($0) }))
        XCTAssertEqual(told, [0.5])
        let ring = Gauge(value: 0.5) { Text("°C") }.gaugeStyle(.accessoryCircular)
        XCTAssertEqual(size(ring), CGSize(width: 58, height: 58))
    }

    func testARingIsFilledUpToItsValue() async throws {
        let gauge = Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircularCapacity).tint(.red)
        let picture = try XCTUnwrap(ViewPicture(60, 60, gauge))
        XCTAssert(isClose(picture[56, 30], [255, 59, 48], 8), "right: \(picture[56, 30])")
        XCTAssert(picture[4, 30][1] > 200, "left, pale: \(picture[4, 30])")
    }
}

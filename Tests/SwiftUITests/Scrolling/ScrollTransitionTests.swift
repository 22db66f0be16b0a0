import SwiftUI
import UIKit
import XCTest

/// The appearance of views as they cross a scroll view's edges.
@MainActor
final class ScrollTransitionTests: HierarchyTestCase {
    private func rows(_ configuration: ScrollTransitionConfiguration) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in
                    Box("\(index)", 100, 50)
                        .scrollTransition(configuration) { effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
                        }
                }
            }
        }
    }

    private func look<V: View>(_ host: Host<V>, _ name: String) -> (Float, CGFloat) {
        let layer = host.layer(name)?.superlayer
        return (layer?.opacity ?? -1, layer?.transform.m41 ?? -1)
    }

    func testTheLookFollowsTheWayIn() async {
        let host = Host(width: 100, height: 125, rows(.interactive(timingCurve: .linear)))
        XCTAssertEqual(look(host, "0").0, 1)
        // Half of the third row is visible.
        XCTAssertEqual(look(host, "2").0, 0.5, accuracy: 1e-5)
        XCTAssertEqual(look(host, "2").1, 20, accuracy: 1e-5)
        XCTAssertEqual(look(host, "5").0, 0)
        let scroll = host.view.subviews.compactMap { $0 as? UIScrollView }.first
        scroll?.contentOffset.y = 25
        host.settle()
        XCTAssertEqual(look(host, "0").0, 0.5, accuracy: 1e-5)
        XCTAssertEqual(look(host, "0").1, -20, accuracy: 1e-5)
        XCTAssertEqual(look(host, "2").0, 1)
    }

    func testALookThatFollowsAPlaceInAScrollViewSettles() async {
        let host = Host(width: 300, height: 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<6) { index in
                        Box("\(index)", 100, 50).visualEffect { effect, proxy in
                            effect.opacity(proxy.frame(in: .global).minX / 1000)
                        }
                    }
                }
            }
        }
        XCTAssertEqual(look(host, "2").0, 0.2, accuracy: 1e-5)
    }

    func testThresholds() async {
        let host = Host(
            width: 100, height: 125, rows(.interactive(timingCurve: .linear).threshold(.visible(0.5))))
        XCTAssertEqual(look(host, "2").0, 1)
        let centred = Host(width: 100, height: 150, rows(.interactive(timingCurve: .linear).threshold(.centered)))
        XCTAssertEqual(look(centred, "1").0, 1)
        XCTAssertEqual(look(centred, "0").0, 0.5, accuracy: 1e-5)
        let still = Host(width: 100, height: 125, rows(.identity))
        XCTAssertEqual(look(still, "5").0, 1)
    }
}

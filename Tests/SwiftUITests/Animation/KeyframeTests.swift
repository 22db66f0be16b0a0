import Foundation
import QuartzCore
import XCTest

@testable import SwiftUI

final class KeyframeTests: HierarchyTestCase {
    func testTracksRunSideBySide() async {
        struct Values: Equatable { var x = 0.0, angle = 0.0 }
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(50)
                LinearKeyframe(60, duration: 1, timingCurve: .linear)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 3) }
        }
        XCTAssertEqual(timeline.duration, 3)
        XCTAssertEqual(timeline.value(time: 0), Values())
        XCTAssertEqual(timeline.value(time: 0.5).x, 5, accuracy: 1e-6)
        XCTAssertEqual(timeline.value(time: 1.5), Values(x: 55, angle: 45))
        XCTAssertEqual(timeline.value(progress: 1), Values(x: 60, angle: 90))
        XCTAssertEqual(timeline.value(time: .nan), Values())
        XCTAssertEqual(timeline.value(time: .infinity), Values(x: 60, angle: 90))
    }

    func testCubicWaysJoinSmoothly() async {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
            CubicKeyframe(0, duration: 1, endVelocity: -4)
        }
        func velocity(_ time: Double) -> Double {
            (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
        }
        XCTAssertEqual(velocity(1), 10, accuracy: 1e-2, "from the one before to the one after")
        XCTAssertEqual(velocity(1 - 1e-4), velocity(1 + 1e-4), accuracy: 1e-2)
        XCTAssertEqual(velocity(2), -5, accuracy: 1e-2)
        XCTAssertEqual(velocity(3 - 1e-5), -4, accuracy: 1e-2)
        XCTAssertEqual(timeline.value(time: 1), 10, accuracy: 1e-9)
    }

    func testASpringSetsOutWithTheVelocityItMeets() async {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(10, duration: 2, spring: Spring(duration: 0.5, bounce: 0))
        }
        // v t e^(-ωt), with ω = 2π / 0.5 s.
        XCTAssertEqual(timeline.value(time: 1.1), 10 + exp(-0.4 * .pi), accuracy: 1e-6)
        XCTAssertEqual(timeline.value(time: 3), 10, accuracy: 1e-3)
    }

    func testAViewFollowsKeyframesWhenItsTriggerChanges() async {
        final class Seen { var values: [Double] = [] }
        struct Screen: View {
            let seen: Seen
            let trigger: Int
            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
                    let _ = seen.values.append(value)
                    Box("a", 10, 10)
                } keyframes: { _ in
                    LinearKeyframe(8, duration: 0.5)
                }
            }
        }
        let seen = Seen()
        let host = Host(Screen(seen: seen, trigger: 0))
        advance(to: 1)
        XCTAssertEqual(Set(seen.values), [0])
        host.view.rootView = Screen(seen: seen, trigger: 1)
        host.settle()
        advance(to: 1.25)
        XCTAssertEqual(seen.values.last ?? 0, 4, accuracy: 0.6)
        advance(to: 2)
        XCTAssertEqual(seen.values.last, 8)
        let count = seen.values.count
        advance(to: 3)
        XCTAssertEqual(seen.values.count, count, "at rest")
    }

    func testKeyframesRepeat() async {
        let host = Host(
            Box("a", 10, 10).keyframeAnimator(initialValue: 0.0) { view, x in
                view.offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 1)
            })
        let start = host.shownFrame("a").midX
        advance(to: 0.5)
        XCTAssertEqual(host.shownFrame("a").midX, start + 20, accuracy: 1.5)
        advance(to: 1.5)
        XCTAssertEqual(host.shownFrame("a").midX, start + 20, accuracy: 1.5)
    }
}

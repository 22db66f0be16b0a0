import QuartzCore
import XCTest

@testable import SwiftUI

final class VisualEffectTests: HierarchyTestCase {
    func testAnEffectFollowsThePlaceOfItsView() async {
        struct Screen: View {
            let x: CGFloat
            var body: some View {
                Box("a", 20, 20)
                    .visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .global).minX) }
                    .padding(.leading, x).frame(width: 200, alignment: .leading)
            }
        }
        let host = Host(Screen(x: 10))
        host.assertShown("a", 30, 50)
        host.view.rootView = Screen(x: 40)
        host.assertShown("a", 90, 50)
    }

    func testEffectsAddUpWithoutLayout() async throws {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 20, 20).visualEffect { effect, proxy in
                    effect.scaleEffect(2, anchor: .topLeading).offset(x: proxy.size.width).opacity(0.5).blur(radius: 1)
                }
                Box("b", 20, 20)
            }
        }
        host.assertFrame("b", 100, 40, 20, 20)
        let shown = host.shownFrame("a")
        XCTAssertEqual(shown.midX, 120, accuracy: 1e-6)
        XCTAssertEqual(shown.midY, 60, accuracy: 1e-6)
        let layer = try XCTUnwrap(host.layer("a")?.superlayer)
        XCTAssertEqual(layer.opacity, 0.5)
        XCTAssertEqual(layer.filters?.count, 1)
    }

    func testAContentTransitionIsTheLayers() async throws {
        struct Screen: View {
            let number: Int
            let transition: ContentTransition
            var body: some View { Text(verbatim: "\(number)").contentTransition(transition) }
        }
        func transition(_ kind: ContentTransition, _ next: ContentTransition) throws -> CATransition? {
            let host = Host(Screen(number: 1, transition: kind))
            withAnimation(.linear(duration: 1)) { host.view.rootView = Screen(number: 2, transition: next) }
            host.settle()
            func find(_ layer: CALayer) -> CATransition? {
                (layer.animation(forKey: kCATransition) as? CATransition)
                    ?? (layer.sublayers ?? []).lazy.compactMap(find).first
            }
            return find(host.view.layer)
        }
        XCTAssertEqual(try transition(.opacity, .opacity)?.type, .fade)
        XCTAssertNil(try transition(.numericText(), .numericText()), "digits roll by themselves")
        XCTAssertNil(try transition(.identity, .identity))
        XCTAssertNil(try transition(.interpolate, .interpolate))
    }

    func testTheBackgroundStyleMayBeSet() async throws {
        let view = Rectangle().fill(.background).backgroundStyle(.red)
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(10, 10, view))[5, 5], [255, 59, 48], 4))
    }
}

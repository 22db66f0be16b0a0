import QuartzCore
import SwiftUI
import XCTest

/// Animations scoped to some modifiers.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/view/animation(_:body:)).
@MainActor
final class ScopedAnimationTests: HierarchyTestCase {
    private struct Scoped: View {
        let isOn: Bool
        var body: some View {
            Box("a", isOn ? 40 : 20, 20)
                .animation(.linear(duration: 1)) { $0.opacity(isOn ? 1 : 0) }
        }
    }

    private func opacity<V: View>(_ host: Host<V>) throws -> Float {
        let layer = try XCTUnwrap(host.layer("a")?.superlayer)
        return (layer.presentation() ?? layer).opacity
    }

    func testOnlyWhatTheClosureAddsIsAnimated() async throws {
        let host = Host(Scoped(isOn: false))
        host.view.rootView = Scoped(isOn: true)
        host.settle()
        XCTAssertEqual(host.shownFrame("a").width, 40, "the view itself is there at once")
        advance(to: 0.5)
        XCTAssertEqual(try opacity(host), 0.5, accuracy: 0.02)
        advance(to: 1.1)
        XCTAssertEqual(try opacity(host), 1)
    }

    func testTheViewKeepsTheAnimationAround() async throws {
        let host = Host(Scoped(isOn: false))
        withAnimation(.linear(duration: 2)) { host.view.rootView = Scoped(isOn: true) }
        host.settle()
        advance(to: 0.5)
        XCTAssertEqual(host.shownFrame("a").width, 25, accuracy: 0.2, "a quarter of two seconds")
        XCTAssertEqual(try opacity(host), 0.5, accuracy: 0.02, "half of one")
    }

    func testAModifierMayHaveAnAnimationOfItsOwn() async throws {
        struct Fading: ViewModifier {
            let isOn: Bool
            func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0) }
        }
        struct Screen: View {
            let isOn: Bool
            var body: some View {
                Box("a", isOn ? 40 : 20, 20).modifier(Fading(isOn: isOn).animation(.linear(duration: 1)))
            }
        }
        let host = Host(Screen(isOn: false))
        host.view.rootView = Screen(isOn: true)
        host.settle()
        XCTAssertEqual(host.shownFrame("a").width, 40)
        advance(to: 0.5)
        XCTAssertEqual(try opacity(host), 0.5, accuracy: 0.02)
    }

    func testAPartThatComesIsWhereItsGroupIs() async throws {
        struct Screen: View {
            let isFar: Bool
            let groups: Bool
            var body: some View {
                let parts = ZStack(alignment: .leading) {
                    Box("a", 20, 20)
                    if isFar { Box("b", 10, 10).transition(.identity) }
                }
                HStack(spacing: 0) {
                    Color.clear.frame(width: isFar ? 100 : 0, height: 1)
                    if groups { parts.geometryGroup() } else { parts }
                }
                .frame(width: 200, alignment: .leading)
            }
        }
        func place(_ groups: Bool) -> CGFloat {
            let host = Host(Screen(isFar: false, groups: groups))
            let start = MediaClock.now - 100
            withAnimation(.linear(duration: 1)) { host.view.rootView = Screen(isFar: true, groups: groups) }
            host.settle()
            advance(to: start + 0.5)
            return host.shownFrame("b").minX - host.shownFrame("a").minX
        }
        XCTAssertEqual(place(true), 0, accuracy: 0.5, "with its group")
        XCTAssertGreaterThan(place(false), 20, "at its end already")
    }
}

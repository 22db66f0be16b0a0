import QuartzCore
import SwiftUI
import XCTest

/// Effects of symbols.
@MainActor
final class SymbolEffectTests: HierarchyTestCase {
    private func symbolLayer<V: View>(_ host: Host<V>) -> CALayer? {
        host.settle()
        func find(_ node: LayoutNode) -> CALayer? {
            if node is LeafNode<Image> { return node.ownLayer }
            return node.drawnChildren.lazy.compactMap(find).first
        }
        return find(host.view.graph.rootNode)
    }

    func testABounceFollowsEachChange() async throws {
        func view(_ count: Int) -> some View { Image(systemName: "star").symbolEffect(.bounce, value: count) }
        let host = Host(view(0))
        XCTAssertEqual(symbolLayer(host)?.animationKeys() ?? [], [])
        host.view.rootView = view(1)
        let layer = try XCTUnwrap(symbolLayer(host))
        XCTAssertEqual(layer.animationKeys()?.count, 1)
        advance(to: 0.15)
        XCTAssertGreaterThan(try XCTUnwrap(layer.presentation()).transform.m11, 1.1)
        advance(to: 1)
        XCTAssertEqual(layer.animationKeys() ?? [], [])
    }

    func testAnEffectGoesOnWhileItIsActive() async throws {
        func view(_ isActive: Bool) -> some View {
            Image(systemName: "star").symbolEffect(.pulse, options: .speed(2), isActive: isActive)
        }
        let host = Host(view(true))
        let layer = try XCTUnwrap(symbolLayer(host))
        advance(to: 0.375)
        XCTAssertLessThan(try XCTUnwrap(layer.presentation()).opacity, 0.5)
        host.view.rootView = view(false)
        XCTAssertEqual(symbolLayer(host)?.animationKeys() ?? [], [])
    }

    func testScaleLastsAndIsRemoved() async throws {
        func view(_ isActive: Bool, removed: Bool = false) -> some View {
            Image(systemName: "star").symbolEffectsRemoved(removed).symbolEffect(.scale.down, isActive: isActive)
        }
        let host = Host(view(true))
        XCTAssertEqual(try XCTUnwrap(symbolLayer(host)).transform.m11, 0.8, accuracy: 1e-6)
        host.view.rootView = view(true, removed: true)
        XCTAssertEqual(try XCTUnwrap(symbolLayer(host)).transform.m11, 1, accuracy: 1e-6)
    }

    func testASymbolBecomesAnother() async throws {
        func view(_ name: String) -> some View {
            Image(systemName: name).contentTransition(.symbolEffect(.replace))
        }
        let host = Host(view("star"))
        withAnimation(.linear(duration: 1)) { host.view.rootView = view("heart") }
        let layer = try XCTUnwrap(symbolLayer(host))
        advance(to: 0.5)
        XCTAssertLessThan(try XCTUnwrap(layer.presentation()).opacity, 0.1)
        advance(to: 1.1)
        XCTAssertEqual(layer.animationKeys() ?? [], [])
    }
}

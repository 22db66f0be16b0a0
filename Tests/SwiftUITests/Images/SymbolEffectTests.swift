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

    /// Parts are hidden or dimmed, one by one or cumulatively.
    func testVariableColoursHaveTheirKinds() async throws {
        func lowest<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T) throws -> [Float] {
            let host = Host(Image(systemName: "wifi").symbolEffect(effect))
            let layer = try XCTUnwrap(symbolLayer(host))
            let begin = MediaClock.now - 100
            return try [0.001, 0.6, 0.9, 1.19].map { time in
                advance(to: begin + time)
                return try XCTUnwrap(layer.presentation()).opacity
            }
        }
        let cumulative = try lowest(.variableColor.cumulative.dimInactiveLayers.nonReversing)
        XCTAssertEqual(cumulative[0], 0.3, accuracy: 0.02)
        XCTAssertEqual(cumulative[2], 1, accuracy: 0.02)
        let iterative = try lowest(.variableColor.iterative.hideInactiveLayers)
        XCTAssertEqual(iterative[0], 0, accuracy: 0.02)
        XCTAssertEqual(iterative[1], 1, accuracy: 0.02)
        XCTAssertEqual(iterative[3], 0, accuracy: 0.05)
    }

    func testSymbolsComeAndGoInTheirDirections() async throws {
        func scale<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T, _ isActive: Bool) throws -> CGFloat {
            try XCTUnwrap(symbolLayer(Host(Image(systemName: "star").symbolEffect(effect, isActive: isActive))))
                .transform.m11
        }
        XCTAssertEqual(try scale(.disappear, true), 0.5, accuracy: 1e-6)
        XCTAssertEqual(try scale(.disappear.up.byLayer, true), 1.5, accuracy: 1e-6)
        XCTAssertEqual(try scale(.appear, false), 0.5, accuracy: 1e-6)
        XCTAssertEqual(try scale(.appear.down, false), 1.5, accuracy: 1e-6)
        XCTAssertEqual(try scale(.appear.up.wholeSymbol, true), 1, accuracy: 1e-6)
    }

    /// The old symbol shrinks, grows, or disappears immediately.
    func testAReplacementHasADirection() async throws {
        func scale(_ effect: ReplaceSymbolEffect, at time: Double) throws -> CGFloat {
            func view(_ name: String) -> some View {
                Image(systemName: name).contentTransition(.symbolEffect(effect))
            }
            let host = Host(view("star"))
            let begin = MediaClock.now - 100
            withAnimation(.linear(duration: 1)) { host.view.rootView = view("heart") }
            let layer = try XCTUnwrap(symbolLayer(host))
            advance(to: begin + time)
            return try XCTUnwrap(layer.presentation()).transform.m11
        }
        XCTAssertEqual(try scale(.replace.downUp, at: 0.25), 0.7, accuracy: 0.02)
        XCTAssertEqual(try scale(.replace.upUp, at: 0.25), 1.2, accuracy: 0.02)
        XCTAssertEqual(try scale(.replace.offUp.byLayer, at: 0.5), 0.7, accuracy: 0.02)
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

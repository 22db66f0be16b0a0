import SwiftUI
import XCTest

/// The effect of modifiers on sizes and positions.
final class ModifierLayoutTests: HierarchyTestCase {
    func testFixedFrames() async {
        let host = Host { Box("a").frame(width: 50, height: 30) }
        host.assertFrame("a", 75, 35, 50, 30)
    }

    func testFramesAlign() async {
        let host = Host { Box("a", 10, 10).frame(width: 50, height: 30, alignment: .bottomTrailing) }
        host.assertFrame("a", 115, 55, 10, 10)
    }

    func testFramesMayBeTooSmall() async {
        let host = Host { Box("a", 100, 10).frame(width: 50, height: 30) }
        host.assertFrame("a", 50, 45, 100, 10)
    }

    func testGreatestWidthTakesAll() async {
        let host = Host { Box("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading) }
        host.assertFrame("a", 0, 45, 10, 10)
    }

    func testLimitsClamp() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a").frame(minWidth: 20, maxWidth: 60); Box("b", 10, 10)
            }
        }
        host.assertFrame("a", 65, 0, 60, 100)
        host.assertFrame("b", 125, 45, 10, 10)
    }

    func testIdealSizes() async {
        let host = Host { Box("a").frame(idealWidth: 40, idealHeight: 20).fixedSize() }
        host.assertFrame("a", 80, 40, 40, 20)
    }

    func testPadding() async {
        let host = Host { Box("a").padding(.leading, 30).padding(.vertical) }
        host.assertFrame("a", 30, 16, 170, 68)
    }

    func testOrderOfModifiersMatters() async {
        let host = Host { Box("a").padding(10).frame(width: 60, height: 60) }
        host.assertFrame("a", 80, 30, 40, 40)
    }

    func testOffsetKeepsThePlace() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 20, 20).offset(x: 5, y: 7); Box("b", 20, 20)
            }
        }
        host.assertFrame("a", 85, 47, 20, 20)
        host.assertFrame("b", 100, 40, 20, 20)
    }

    func testPositionTakesTheRoom() async {
        let host = Host { Box("a", 20, 20).position(x: 30, y: 40) }
        host.assertFrame("a", 20, 30, 20, 20)
    }

    func testAspectRatios() async {
        let fit = Host { Box("a").aspectRatio(1, contentMode: .fit) }
        fit.assertFrame("a", 50, 0, 100, 100)
        let fill = Host { Box("a").aspectRatio(1, contentMode: .fill) }
        fill.assertFrame("a", 0, -50, 200, 200)
    }

    func testBackgroundsAndOverlays() async {
        let host = Host {
            Box("a", 40, 20).background { Box("back") }.overlay(alignment: .topTrailing) { Box("badge", 6, 6) }
        }
        host.assertFrame("back", 80, 40, 40, 20)
        host.assertFrame("badge", 114, 40, 6, 6)
        XCTAssertEqual(host.names, ["back", "a", "badge"])
    }

    func testTheSafeAreaIsLeftFree() async {
        let view = _UIHostingView(
            rootView: ZStack {
                Box("a"); Box("b").ignoresSafeArea(edges: .top)
            })
        view.graph.resize(
            to: CGRect(x: 0, y: 0, width: 100, height: 200), safeArea: CGRect(x: 0, y: 20, width: 100, height: 150))
        view.graph.flush()
        var frames: [String: CGRect] = [:]
        func visit(_ node: LayoutNode) {
            if let leaf = node as? LeafNode<Box> { frames[leaf.view.name] = leaf.globalFrame }
            node.drawnChildren.forEach(visit)
        }
        visit(view.graph.rootNode)
        XCTAssertEqual(frames["a"], CGRect(x: 0, y: 20, width: 100, height: 150))
        XCTAssertEqual(frames["b"], CGRect(x: 0, y: 0, width: 100, height: 170))
    }

    /// A reader that ends at the edges of the safe area reports its insets, as does one beyond them.
    func testAReaderReportsTheInsetsThatItTouches() async {
        @MainActor
        final class Log {
            var insets: [String: EdgeInsets] = [:]
            func note(_ name: String, _ proxy: GeometryProxy) { insets[name] = proxy.safeAreaInsets }
        }
        struct Reader: View {
            let name: String
            let log: Log
            var body: some View {
                GeometryReader { proxy in
                    let _ = log.note(name, proxy)
                    Box(name)
                }
            }
        }
        let log = Log()
        let view = _UIHostingView(
            rootView: ZStack {
                Reader(name: "whole", log: log)
                Reader(name: "beyond", log: log).ignoresSafeArea()
                Reader(name: "inside", log: log).padding(5)
                VStack(spacing: 0) {
                    Reader(name: "upper", log: log)
                    Reader(name: "lower", log: log)
                }
            })
        view.graph.resize(
            to: CGRect(x: 0, y: 0, width: 100, height: 200), safeArea: CGRect(x: 0, y: 20, width: 100, height: 150))
        view.graph.flush()
        let both = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        XCTAssertEqual(log.insets["whole"], both)
        XCTAssertEqual(log.insets["beyond"], both)
        XCTAssertEqual(log.insets["inside"], EdgeInsets())
        XCTAssertEqual(log.insets["upper"], EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        XCTAssertEqual(log.insets["lower"], EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
    }

    /// The background of a bar at the edge of a screen can extend beyond the safe area.
    func testAnInsetViewsBackgroundReachesBeyondTheSafeArea() async {
        let view = _UIHostingView(
            rootView: Box("a").safeAreaInset(edge: .bottom) {
                Box("bar", 100, 20).background { Box("bg").ignoresSafeArea() }
            })
        view.graph.resize(
            to: CGRect(x: 0, y: 0, width: 100, height: 200), safeArea: CGRect(x: 0, y: 20, width: 100, height: 150))
        view.graph.flush()
        var frames: [String: CGRect] = [:]
        func visit(_ node: LayoutNode) {
            if let leaf = node as? LeafNode<Box> { frames[leaf.view.name] = leaf.globalFrame }
            node.drawnChildren.forEach(visit)
        }
        visit(view.graph.rootNode)
        XCTAssertEqual(frames["bar"], CGRect(x: 0, y: 150, width: 100, height: 20))
        XCTAssertEqual(frames["bg"], CGRect(x: 0, y: 150, width: 100, height: 50))
    }

    /// A view that slides in begins outside the safe area, and extends as far as one that was there from the start.
    func testWhatComesByATransitionReachesBeyondTheSafeArea() async {
        struct Screen: View {
            let isOpen: Bool

            var body: some View {
                ZStack {
                    Box("a")
                    if isOpen {
                        Box("b").background { Box("bg").ignoresSafeArea() }.transition(.move(edge: .bottom))
                    }
                }
            }
        }
        let view = _UIHostingView(rootView: Screen(isOpen: false))
        view.graph.resize(
            to: CGRect(x: 0, y: 0, width: 100, height: 200), safeArea: CGRect(x: 0, y: 20, width: 100, height: 150))
        view.graph.flush()
        withAnimation(.linear(duration: 1)) { view.rootView = Screen(isOpen: true) }
        view.graph.flush()
        var frames: [String: CGRect] = [:]
        func visit(_ node: LayoutNode) {
            if let leaf = node as? LeafNode<Box> { frames[leaf.view.name] = leaf.globalFrame }
            node.drawnChildren.forEach(visit)
        }
        visit(view.graph.rootNode)
        XCTAssertEqual(frames["b"], CGRect(x: 0, y: 20, width: 100, height: 150))
        XCTAssertEqual(frames["bg"], CGRect(x: 0, y: 0, width: 100, height: 200))
    }
}

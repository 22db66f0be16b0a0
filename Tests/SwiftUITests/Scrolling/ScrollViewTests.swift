import UIKit
import XCTest

@testable import SwiftUI

final class ScrollViewTests: HierarchyTestCase {
    private func scrollView<V: View>(of host: Host<V>) throws -> UIScrollView {
        host.settle()
        func find(_ view: UIView) -> UIScrollView? {
            (view as? UIScrollView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return try XCTUnwrap(find(host.view))
    }

    func testItTakesAllRoomAlongItsAxesAndIsAsWideAsItsContentAcross() async {
        assertSizes(
            ScrollView { Box("a", 30, 400) },
            [((200, 100), (30, 100)), ((nil, nil), (30, 400)), ((200, nil), (30, 400)), ((10, 50), (30, 50))])
        assertSizes(
            ScrollView(.horizontal) { Box("a", 400, 30) }, [((200, 100), (200, 30)), ((nil, nil), (400, 30))])
        assertSizes(ScrollView([.horizontal, .vertical]) { Box("a", 400, 400) }, [((200, 100), (200, 100))])
    }

    func testTheContentIsProposedNothingAlongTheAxis() async throws {
        let host = Host(ScrollView { Box("a", widths: 0...500, height: 300) })
        host.assertFrame("a", 0, 0, 200, 300)
        let view = try scrollView(of: host)
        XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 300))
        XCTAssertEqual(view.bounds.size, CGSize(width: 200, height: 100))
    }

    func testScrollingMovesWhatIsInItWithoutLayout() async throws {
        let host = Host(
            ScrollView {
                VStack(spacing: 0) {
                    Box("a", 200, 80); Box("b", 200, 80)
                }
            })
        let view = try scrollView(of: host)
        view.contentOffset.y = 30
        host.assertFrame("a", 0, -30, 200, 80)
        host.assertFrame("b", 0, 50, 200, 80)
    }

    func testAFingerScrolls() async throws {
        let host = Host(ScrollView { Box("a", 200, 1_000) })
        host.window.perform(
            TouchScript().drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), duration: 0.5))
        advance(to: 0.5)
        XCTAssertGreaterThan(try scrollView(of: host).contentOffset.y, 30)
    }

    func testSmallContentLiesAtTheTopOrAtTheAnchor() async {
        let host = Host(ScrollView { Box("a", 200, 40) })
        host.assertFrame("a", 0, 0, 200, 40)
        Host(ScrollView { Box("a", 200, 40) }.defaultScrollAnchor(.bottom)).assertFrame("a", 0, 60, 200, 40)
    }

    func testTheAnchorSaysWhereItBegins() async throws {
        let host = Host(ScrollView { Box("a", 200, 400) }.defaultScrollAnchor(.bottom))
        host.assertFrame("a", 0, -300, 200, 400)
        Host(ScrollView { Box("a", 200, 400) }.defaultScrollAnchor(.center)).assertFrame("a", 0, -150, 200, 400)
    }

    func testMarginsSurroundTheContent() async throws {
        let content = ScrollView { Box("a", widths: 0...500, height: 400) }
        let host = Host(content.contentMargins(.all, EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)))
        host.assertFrame("a", 20, 10, 140, 400)
        let view = try scrollView(of: host)
        view.scrollRectToVisible(CGRect(x: 0, y: 399, width: 1, height: 1), animated: false)
        host.assertFrame("a", 20, -330, 140, 400)
    }

    func testModifiersReachTheScrollView() async throws {
        let host = Host(
            ScrollView { Box("a", 200, 40) }.scrollDisabled(true).scrollIndicators(.hidden)
                .scrollBounceBehavior(.basedOnSize).scrollClipDisabled().scrollDismissesKeyboard(.interactively))
        let view = try scrollView(of: host)
        XCTAssertFalse(view.isScrollEnabled)
        XCTAssertFalse(view.showsVerticalScrollIndicator)
        XCTAssertFalse(view.alwaysBounceVertical)
        XCTAssertFalse(view.clipsToBounds)
        XCTAssertEqual(view.keyboardDismissMode, .interactive)
        let plain = try scrollView(of: Host(ScrollView { Box("a", 200, 40) }))
        XCTAssertTrue(plain.alwaysBounceVertical)
        XCTAssertTrue(plain.clipsToBounds)
    }

    func testAReaderScrollsToAnyView() async throws {
        struct Screen: View {
            @State var target = 0
            let go: Reference
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 200, 40).id("row \($0)") } }
                    }
                    .onAppear { go.action = { proxy.scrollTo($0, anchor: $1) } }
                }
            }
        }
        final class Reference { var action: (AnyHashable, UnitPoint?) -> Void = { _, _ in } }
        let reference = Reference()
        let host = Host(Screen(go: reference))
        reference.action("row 10", .top)
        host.assertFrame("10", 0, 0, 200, 40)
        reference.action(15, nil)
        host.assertFrame("15", 0, 60, 200, 40)
        reference.action("row 10", .center)
        host.assertFrame("10", 0, 30, 200, 40)
        // The offset is limited to the end.
        reference.action("row 19", .top)
        host.assertFrame("19", 0, 60, 200, 40)
    }

    /// Lazy containers find sections, headers, and identities that views are given, before the views exist.
    func testAReaderFindsWhatALazyStackHasNotCreated() async {
        final class Reference { var action: (String) -> Void = { _ in } }
        let reference = Reference()
        let host = Host(
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(["a", "b", "c"], id: \.self) { letter in
                            Section {
                                ForEach(0..<20) { Box("\(letter)\($0)", 200, 40).id("row \(letter)\($0)") }
                            } header: {
                                Box("title \(letter)", 200, 40).id("header \(letter)")
                            }
                        }
                    }
                }
                .onAppear { reference.action = { proxy.scrollTo($0, anchor: .top) } }
            })
        reference.action("row b7")
        host.assertFrame("b7", 0, 0, 200, 40)
        reference.action("c")
        host.assertFrame("title c", 0, 0, 200, 40)
        reference.action("header b")
        host.assertFrame("title b", 0, 0, 200, 40)
    }

    func testABoundPositionScrollsAndFollows() async throws {
        struct Screen: View {
            @Binding var position: Int?
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<50) { Box("\($0)", 200, 40) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $position)
            }
        }
        final class Holder { var position: Int? = 10 }
        let holder = Holder()
        let binding = Binding(get: { holder.position }, set: { holder.position = $0 })
        let host = Host(Screen(position: binding))
        host.assertFrame("10", 0, 60, 200, 40)
        host.window.perform(
            TouchScript().drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10), duration: 0.5))
        advance(to: 3)
        let offset = try scrollView(of: host).contentOffset.y
        XCTAssertGreaterThan(offset, 300)
        XCTAssertEqual(holder.position, Int(offset / 40))
    }

    func testPagesAndViewsAreWhereItComesToRest() async throws {
        let pages = ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach(0..<9) { Box("\($0)", 200, 100) } }
        }.scrollTargetBehavior(.paging)
        let host = Host(pages)
        host.window.perform(
            TouchScript().drag(from: CGPoint(x: 190, y: 50), to: CGPoint(x: 60, y: 50), duration: 0.3))
        advance(to: 3)
        XCTAssertEqual(try scrollView(of: host).contentOffset.x, 200)

        let rows = ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<99) { Box("\($0)", 200, 30) } }.scrollTargetLayout()
        }.scrollTargetBehavior(.viewAligned)
        let other = Host(rows)
        other.window.perform(
            TouchScript().drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 23), duration: 0.3))
        advance(to: 8)
        let offset = try scrollView(of: other).contentOffset.y
        XCTAssertGreaterThan(offset, 0)
        XCTAssertEqual(offset.truncatingRemainder(dividingBy: 30), 0, accuracy: 0.01)
    }

    func testScrollingCancelsTheButtonUnderTheFinger() async throws {
        final class Log { var taps = 0 }
        let log = Log()
        let host = Host(ScrollView { Color.red.frame(height: 1_000).onTapGesture { log.taps += 1 } })
        host.window.perform(
            TouchScript().drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), duration: 0.5))
        advance(to: 2)
        XCTAssertEqual(log.taps, 0)
        XCTAssertGreaterThan(try scrollView(of: host).contentOffset.y, 30)
        host.window.perform(TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        advance(to: 4)
        XCTAssertEqual(log.taps, 1)
    }

    func testItReachesUnderBars() async throws {
        let host = Host(ScrollView { Box("a", 200, 400) }.safeAreaInset(edge: .bottom) { Box("bar", 200, 30) })
        host.assertFrame("bar", 0, 70, 200, 30)
        let view = try scrollView(of: host)
        XCTAssertEqual(view.bounds.height, 100)
        XCTAssertEqual(view.contentInset.bottom, 30)
        let padded = try scrollView(of: Host(ScrollView { Box("a", 200, 400) }.safeAreaPadding(.top, 20)))
        XCTAssertEqual(padded.bounds.height, 100)
        XCTAssertEqual(padded.contentInset.top, 20)
        XCTAssertEqual(padded.contentOffset.y, -20)
    }

    func testFramesRelativeToTheContainer() async {
        let host = Host(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Box("a", widths: 0...999, height: 40).containerRelativeFrame(.horizontal)
                    Box("b", widths: 0...999, height: 40)
                        .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
                }
            })
        host.assertFrame("a", 0, 30, 200, 40)
        host.assertFrame("b", 210, 30, 96, 40)
    }
}

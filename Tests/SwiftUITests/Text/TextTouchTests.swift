import SwiftUI
import UIKit
import XCTest

/// Tapped links, and copied text.
@MainActor
final class TextTouchTests: HierarchyTestCase {
    private final class Log { nonisolated(unsafe) var urls: [String] = [] }

    private func tap<V: View>(_ host: Host<V>, _ x: CGFloat, _ y: CGFloat, for seconds: Double = 0.05) {
        let touch = { (action: TouchSample.Action) in
            host.window.handle([TouchSample(finger: 1, action: action, location: CGPoint(x: x, y: y))])
        }
        touch(.down)
        advance(to: MediaClock.now - 100 + seconds)
        touch(.up)
        advance(to: MediaClock.now - 100 + 0.5)
    }

    func testATappedLinkIsOpened() async {
        let log = Log()
        var attributed = AttributedString("more")
        attributed.link = URL(string: "https://example.org/more")
        let host = Host(width: 300, height: 100) {
            VStack(alignment: .leading, spacing: 20) {
                Text("[page](https://example.org/a) and words after it")
                Text(attributed)
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    log.urls.append(url.absoluteString)
                    return .handled
                })
        }
        let frames = leaves(host)
        tap(host, frames[0].minX + 10, frames[0].midY)
        XCTAssertEqual(log.urls, ["https://example.org/a"])
        tap(host, frames[0].maxX - 10, frames[0].midY)
        XCTAssertEqual(log.urls.count, 1)
        tap(host, frames[1].midX, frames[1].midY)
        XCTAssertEqual(log.urls.last, "https://example.org/more")
    }

    private func leaves<V: View>(_ host: Host<V>) -> [CGRect] {
        host.settle()
        var found: [CGRect] = []
        func visit(_ node: LayoutNode) {
            if node is LeafNode<Text> { found.append(node.globalFrame) }
            for child in node.drawnChildren { visit(child) }
        }
        visit(host.view.graph.rootNode)
        return found
    }

    func testALongPressCopiesWhatMayBeSelected() async throws {
        let host = Host(width: 300, height: 300) {
            VStack {
                Text("take me").textSelection(.enabled)
                Text("not me")
            }
        }
        let frames = leaves(host)
        tap(host, frames[1].midX, frames[1].midY, for: 1)
        XCTAssertNil(host.window.labelled("Copy"))
        tap(host, frames[0].midX, frames[0].midY, for: 1)
        let copy = try XCTUnwrap(host.window.labelled("Copy"))
        let place = copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: nil)
        tap(host, place.x, place.y)
        XCTAssertEqual(UIPasteboard.general.string, "take me")
    }
}

extension UIView {
    /// Returns the first view in the view that shows a text.
    fileprivate func labelled(_ text: String) -> UIView? {
        if (self as? UILabel)?.text == text { return self }
        return subviews.lazy.compactMap { $0.labelled(text) }.first
    }
}

import Foundation
import QuartzCore
import SwiftUI
import UIKit
import XCTest

/// A hierarchy in a window, updated whenever it is queried.
@MainActor
final class Host<Content: View> {
    let view: _UIHostingView<Content>
    let window: UIWindow

    init(width: CGFloat = 200, height: CGFloat = 100, _ content: Content) {
        view = _UIHostingView(rootView: content)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.frame = window.bounds
        window.isHidden = false
        window.addSubview(view)
        settle()
    }

    convenience init(width: CGFloat = 200, height: CGFloat = 100, @ViewBuilder _ content: () -> Content) {
        self.init(width: width, height: height, content())
    }

    func settle() { CATransaction.flush() }

    private var leaves: [LeafNode<Box>] {
        var found: [LeafNode<Box>] = []
        func visit(_ node: LayoutNode) {
            if let leaf = node as? LeafNode<Box> { found.append(leaf) }
            for child in node.drawnChildren { visit(child) }
        }
        visit(view.graph.rootNode)
        return found
    }

    /// The names of the boxes, in drawing order.
    var names: [String] {
        settle()
        return leaves.map(\.view.name)
    }

    /// Returns the frame of a box; nil if there is none.
    func frame(_ name: String) -> CGRect? {
        settle()
        return leaves.first { $0.view.name == name }?.globalFrame
    }

    func layer(_ name: String) -> CALayer? {
        settle()
        return leaves.first { $0.view.name == name }?.ownLayer
    }

    /// Returns the frame of a box as currently shown, animated or not.
    func shownFrame(_ name: String) -> CGRect {
        guard let layer = layer(name) else { return .null }
        var rect = (layer.presentation() ?? layer).bounds
        var current: CALayer? = layer
        while let model = current, model !== view.layer {
            let shown = model.presentation() ?? model
            let (x, y) = (
                shown.bounds.width * shown.anchorPoint.x, shown.bounds.height * shown.anchorPoint.y
            )
            rect = rect.offsetBy(dx: -x, dy: -y).applying(CATransform3DGetAffineTransform(shown.transform))
                .offsetBy(dx: shown.position.x, dy: shown.position.y)
            current = model.superlayer
        }
        return rect
    }

    func assertFrame(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let frame = frame(name) else { return XCTFail("no box \(name)", file: file, line: line) }
        let expected = CGRect(x: x, y: y, width: width, height: height)
        let isClose = [
            frame.minX - x, frame.minY - y, frame.width - width, frame.height - height,
        ].allSatisfy { abs($0) < 1e-6 }
        XCTAssert(isClose, "\(name) is at \(frame), not \(expected)", file: file, line: line)
    }

    /// Asserts where the centre of a box is currently shown.
    func assertShown(_ name: String, _ x: CGFloat, _ y: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        let frame = shownFrame(name)
        XCTAssertEqual(frame.midX, x, accuracy: 1e-6, "x of \(name)", file: file, line: line)
        XCTAssertEqual(frame.midY, y, accuracy: 1e-6, "y of \(name)", file: file, line: line)
    }

    /// Returns how often bodies of a type are evaluated during a closure.
    func bodies<V>(of type: V.Type, _ body: () -> Void) -> Int {
        settle()
        view.graph.bodyCounts = [:]
        body()
        settle()
        return view.graph.bodyCounts?[ObjectIdentifier(type)] ?? 0
    }
}

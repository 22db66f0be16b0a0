import CoreGraphics
import CoreText
import Foundation
import UIKit

/// Handles touches of text: taps on links, and long presses on selectable text, which offer to copy it.
@MainActor
final class TextTouches: NSObject, UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate {
    private let graph: Handle<ViewGraph>
    private var menu: UIEditMenuInteraction?
    private weak var held: LeafNode<Text>?
    private var tap: UITapGestureRecognizer?

    private init(_ graph: ViewGraph) {
        self.graph = graph.handle
        super.init()
    }

    /// Adds the gesture recognizers to the hosting view, once.
    static func install(in graph: ViewGraph) {
        guard graph.textTouches == nil, let host = graph.hostingView else { return }
        let touches = TextTouches(graph)
        graph.textTouches = touches
        touches.follow(host)
    }

    private func follow(_ host: UIView) {
        let tap = UITapGestureRecognizer { [weak self] in self?.tapped(at: $0.location(in: host)) }
        let press = UILongPressGestureRecognizer { [weak self] in
            if $0.state == .began { self?.pressed(at: $0.location(in: host)) }
        }
        for recognizer in [tap, press] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
            recognizer.delaysTouchesEnded = false
            host.addGestureRecognizer(recognizer)
        }
        self.tap = tap
        let menu = UIEditMenuInteraction(delegate: self)
        host.addInteraction(menu)
        self.menu = menu
    }

    /// Returns the text at a point of the hosting view.
    private func text(at point: CGPoint) -> LeafNode<Text>? {
        graph.object?.rootNode.hitPath(point).lazy.compactMap { $0 as? LeafNode<Text> }.first
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let point = touch.location(in: gestureRecognizer.view)
        guard let text = text(at: point), text.scope.values.isEnabled else { return false }
        return gestureRecognizer === tap ? text.link(at: point) != nil : text.scope.values.allowsTextSelection
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func tapped(at point: CGPoint) {
        guard let text = text(at: point), let link = text.link(at: point) else { return }
        let action = text.scope.values.openURL
        graph.object?.act { action(link) }
    }

    private func pressed(at point: CGPoint) {
        guard let text = text(at: point), text.scope.values.allowsTextSelection else { return }
        held = text
        menu?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let text = held ?? text(at: configuration.sourcePoint), text.scope.values.allowsTextSelection else {
            return nil
        }
        let string = text.view.string(in: text.scope.values)
        return UIMenu(children: [UIAction(title: "Copy") { _ in UIPasteboard.general.string = string }])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { held?.globalFrame ?? .null }
}

extension LeafNode<Text> {
    /// Returns the link at a point of the hosting view.
    fileprivate func link(at point: CGPoint) -> URL? {
        var block = view.block(size.width, size.height, scope.values)
        block.align(in: size.width)
        return block.link(at: localPoint(point))
    }
}

extension TextBlock {
    /// Whether the text contains links.
    var hasLinks: Bool {
        lines.contains { line in
            CTLineGetGlyphRuns(line.line).contains { run in
                (run as? CTRun).map { CTRunGetAttributes($0)[TextResolver.linkKey] != nil } ?? false
            }
        }
    }

    /// Returns the link at a point, from the block's top left corner; links have a small touch margin.
    func link(at point: CGPoint) -> URL? {
        for line in lines {
            var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
            _ = CTLineGetTypographicBounds(line.line, &ascent, &descent, nil)
            for case let run as CTRun in CTLineGetGlyphRuns(line.line) {
                guard let link = CTRunGetAttributes(run)[TextResolver.linkKey] as? URL else { continue }
                var start = CGPoint.zero
                CTRunGetPositions(run, CFRange(location: 0, length: 1), &start)
                let width = CTRunGetTypographicBounds(run, CFRange(location: 0, length: 0), nil, nil, nil)
                let area = CGRect(
                    x: line.origin.x + start.x, y: line.origin.y - ascent, width: CGFloat(width),
                    height: ascent + descent)
                if area.insetBy(dx: -2, dy: -4).contains(point) { return link }
            }
        }
        return nil
    }
}

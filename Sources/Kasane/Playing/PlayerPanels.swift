import CoreGraphics
import Foundation
import Raster
import UIKit

/// The player's own text over the scene: messages at the bottom, statistics at the top.
final class PlayerPanels: FrameOverlay {
    /// An error message; nil for none.
    var message: String? { didSet { if message != oldValue { messagePanel = nil } } }
    /// The frame statistics; nil while they are hidden.
    var measurements: String? { didSet { if measurements != oldValue { measurementPanel = nil } } }
    /// The outline of the layer that is selected in the inspector; nil for none.
    var highlight: HighlightedLayer?
    private var messagePanel: Panel?
    private var measurementPanel: Panel?
    private var composed: PixelBuffer?
    private var geometry: WindowGeometry?
    private var covered: [WindowRect] = []

    var isEmpty: Bool { message == nil && measurements == nil && highlight == nil }

    private(set) var parts: [WindowRect] = []

    func draw(over pixels: UnsafeMutableRawPointer, _ geometry: WindowGeometry) -> ComposedFrame? {
        if geometry != self.geometry { (messagePanel, measurementPanel, composed) = (nil, nil, nil) }
        self.geometry = geometry
        if messagePanel == nil, let message { messagePanel = Panel(message, geometry, isAtBottom: true) }
        if measurementPanel == nil, let measurements {
            measurementPanel = Panel(measurements, geometry, isAtBottom: false)
        }
        if message == nil { messagePanel = nil }
        if measurements == nil { measurementPanel = nil }
        let panels = [messagePanel, measurementPanel].compactMap(\.self)
        let rects = panels.map(\.rect) + [highlight?.rect(in: geometry)].compactMap(\.self)
        parts = covered + rects
        covered = rects
        guard !rects.isEmpty else {
            composed = nil
            return nil
        }
        if composed == nil { composed = PixelBuffer(width: geometry.width, height: geometry.height) }
        return composed.flatMap { compose(panels, over: pixels, geometry, in: $0) }
    }

    private func compose(
        _ panels: [Panel], over pixels: UnsafeMutableRawPointer, _ geometry: WindowGeometry, in buffer: PixelBuffer
    ) -> ComposedFrame {
        let source = pixels.assumingMemoryBound(to: UInt8.self)
        for y in 0..<geometry.height {
            (buffer.base + y * buffer.bytesPerRow).update(
                from: source + y * geometry.bytesPerRow, count: geometry.bytesPerRow)
        }
        let context = CGContext(buffer: buffer)
        highlight?.draw(in: context, geometry)
        for panel in panels {
            let rect = panel.rect
            context.draw(
                panel.image,
                in: CGRect(
                    x: rect.x, y: geometry.height - rect.y - rect.height, width: rect.width, height: rect.height))
        }
        let result = context.buffer
        return ComposedFrame(base: UnsafeMutableRawPointer(result.base), bytesPerRow: result.bytesPerRow, owner: result)
    }
}

/// Text on a dark background. It is created on the main thread, and immutable.
private struct Panel: @unchecked Sendable {
    let image: CGImage
    let rect: WindowRect

    private init(image: CGImage, rect: WindowRect) { (self.image, self.rect) = (image, rect) }

    /// Returns nil where there is no room.
    init?(_ text: String, _ geometry: WindowGeometry, isAtBottom: Bool) {
        guard let made = MainActor.assumeIsolated({ Panel.made(text, geometry, isAtBottom) }) else { return nil }
        self = made
    }

    @MainActor
    private static func made(_ text: String, _ geometry: WindowGeometry, _ isAtBottom: Bool) -> Panel? {
        let color = isAtBottom ? UIColor.white : UIColor(red: 0.6, green: 1, blue: 0.7, alpha: 1)
        let size = geometry.size
        let (margin, padding) = (8.0, 8.0)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        let string = NSAttributedString(
            string: text,
            attributes: [
                .font: UIFont.monospacedSystemFont(ofSize: 12, weight: .regular), .foregroundColor: color,
                .paragraphStyle: style,
            ])
        let room = CGSize(
            width: max(20, size.width - 2 * (margin + padding)), height: max(20, size.height - 2 * (margin + padding)))
        let needed = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
        let inner = CGSize(width: needed.width.rounded(.up), height: min(room.height, needed.height.rounded(.up)))
        let outer = CGSize(
            width: isAtBottom ? size.width - 2 * margin : inner.width + 2 * padding, height: inner.height + 2 * padding)
        guard outer.width > 0, outer.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = geometry.scale
        let image = UIGraphicsImageRenderer(size: outer, format: format).image { _ in
            UIColor(white: 0.08, alpha: 0.86).setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: outer), cornerRadius: 8).fill()
            string.draw(in: CGRect(x: padding, y: padding, width: inner.width + 1, height: inner.height + 1))
        }
        guard let picture = image.cgImage else { return nil }
        let inset = Int(margin * geometry.scale)
        let y = isAtBottom ? geometry.height - inset - picture.height : inset
        return Panel(
            image: picture, rect: WindowRect(x: inset, y: y, width: picture.width, height: picture.height))
    }
}

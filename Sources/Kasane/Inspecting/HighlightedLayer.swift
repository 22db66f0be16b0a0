import CoreGraphics
import Foundation

/// The outline of the layer that is selected in the inspector, drawn over a window's frame.
struct HighlightedLayer: Equatable {
    /// The coordinates of the four corners, x and y alternating, in points.
    let corners: [Double]

    /// Returns nil for numbers that are not four corners.
    init?(_ corners: [Double]?) {
        guard let corners, corners.count == 8, corners.allSatisfy({ abs($0) < 1e6 }) else { return nil }
        self.corners = corners
    }

    private static let width = 2.0

    /// Returns the pixels that the outline touches.
    func rect(in geometry: WindowGeometry) -> WindowRect {
        let margin = HighlightedLayer.width + 2
        let (xs, ys) = (
            stride(from: 0, to: 8, by: 2).map { corners[$0] }, stride(from: 1, to: 8, by: 2).map { corners[$0] }
        )
        func pixel(_ point: Double?, _ end: Int) -> Int {
            min(max(0, Int(((point ?? 0) * geometry.scale).rounded())), end)
        }
        let left = pixel(xs.min().map { $0 - margin }, geometry.width)
        let right = pixel(xs.max().map { $0 + margin }, geometry.width)
        let top = pixel(ys.min().map { $0 - margin }, geometry.height)
        let bottom = pixel(ys.max().map { $0 + margin }, geometry.height)
        return WindowRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Draws it into a bitmap of the whole window, with the origin at the bottom.
    func draw(in context: CGContext, _ geometry: WindowGeometry) {
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: 0, y: CGFloat(geometry.height))
        context.scaleBy(x: geometry.scale, y: -geometry.scale)
        let path = CGMutablePath()
        path.addLines(between: (0..<4).map { CGPoint(x: corners[2 * $0], y: corners[2 * $0 + 1]) })
        path.closeSubpath()
        context.addPath(path)
        context.setFillColor(CGColor(red: 0.16, green: 0.5, blue: 1, alpha: 0.16))
        context.fillPath()
        context.addPath(path)
        context.setStrokeColor(CGColor(red: 0.16, green: 0.5, blue: 1, alpha: 1))
        context.setLineWidth(HighlightedLayer.width)
        context.strokePath()
    }
}

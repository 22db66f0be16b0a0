import CoreGraphics

/// The nine parts of a resizable image: corners of fixed size, edges that resize along one axis, and a centre that
/// resizes along both.
struct ResizableParts {
    let image: CGImage
    let scale: CGFloat
    let mode: UIImage.ResizingMode
    /// The sizes of the caps, in whole pixels.
    private let left, right, top, bottom: Int

    init(of image: CGImage, scale: CGFloat, capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) {
        (self.image, self.scale, self.mode) = (image, scale, mode)
        /// Returns both caps in pixels, leaving at least one pixel between them.
        func edges(_ first: CGFloat, _ last: CGFloat, of size: Int) -> (Int, Int) {
            let first = Int(min(max((first * scale).rounded(), 0), CGFloat(size - 1)))
            let last = Int(min(max((last * scale).rounded(), 0), CGFloat(size - 1 - first)))
            return (first, last)
        }
        (left, right) = edges(capInsets.left, capInsets.right, of: image.width)
        (top, bottom) = edges(capInsets.top, capInsets.bottom, of: image.height)
    }

    /// A segment of the image along an axis, in pixels, and its target.
    private struct Stretch {
        let pixels: Range<Int>
        let target: ClosedRange<CGFloat>
        let grows: Bool
    }

    func draw(in rect: CGRect, of context: CGContext) {
        let columns = stretches(image.width, (left, right), rect.minX, rect.maxX) { x in
            context.snapped(CGPoint(x: x, y: rect.minY)).x
        }
        let rows = stretches(image.height, (top, bottom), rect.minY, rect.maxY) { y in
            context.snapped(CGPoint(x: rect.minX, y: y)).y
        }
        for row in rows {
            for column in columns { draw(column, row, in: context) }
        }
    }

    /// If space is short, the caps share it in proportion to their sizes.
    private func stretches(
        _ size: Int, _ edges: (Int, Int), _ low: CGFloat, _ high: CGFloat, snapped: (CGFloat) -> CGFloat
    ) -> [Stretch] {
        let wanted = CGFloat(edges.0 + edges.1) / scale
        let factor = wanted > high - low ? (high - low) / wanted : 1
        let first = edges.0 > 0 ? snapped(low + CGFloat(edges.0) / scale * factor) : low
        let last = edges.1 > 0 ? snapped(high - CGFloat(edges.1) / scale * factor) : high
        let (from, to) = (min(max(first, low), high), min(max(last, low), high))
        return [
            Stretch(pixels: 0..<edges.0, target: low...from, grows: false),
            Stretch(pixels: edges.0..<size - edges.1, target: from...max(from, to), grows: true),
            Stretch(pixels: size - edges.1..<size, target: max(from, to)...high, grows: false),
        ].filter { !$0.pixels.isEmpty && $0.target.upperBound > $0.target.lowerBound }
    }

    private func draw(_ column: Stretch, _ row: Stretch, in context: CGContext) {
        let source = CGRect(
            x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count, height: row.pixels.count)
        guard let part = image.cropping(to: source) else { return }
        var target = CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound)
        guard mode == .tile, column.grows || row.grows else { return context.drawUpright(part, in: target) }
        context.isolating { context in
            context.clip(to: target)
            if column.grows { target.size.width = source.width / scale }
            if row.grows { target.size.height = source.height / scale }
            context.drawUpright(part, in: target, byTiling: true)
        }
    }
}

extension CGContext {
    /// Returns the nearest pixel boundary, so that drawing on both sides of it leaves no seam.
    fileprivate func snapped(_ point: CGPoint) -> CGPoint {
        guard ctm.b == 0, ctm.c == 0 else { return point }
        let device = convertToDeviceSpace(point)
        return convertToUserSpace(CGPoint(x: device.x.rounded(), y: device.y.rounded()))
    }
}

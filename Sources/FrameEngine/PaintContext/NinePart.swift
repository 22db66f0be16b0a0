import CoreGraphics

/// Nine-part stretching of contents by `contentsCenter`.
struct NinePart {
    /// The destination of each part, in the layer's coordinates, and its source, in the image's pixels.
    let parts: [(rect: CGRect, source: CGRect)]

    /// Nil when the whole image is stretched. Corners keep the size given by the contents' scale; where two of them
    /// don't fit, they are scaled down proportionally.
    @inline(__always)
    init?(_ placement: ContentsPlacement, _ properties: LayerProperties) {
        let center = properties.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
        self.init(placement, center, scale: properties.contentsScale)
    }

    private init?(_ placement: ContentsPlacement, _ center: CGRect, scale: CGFloat) {
        guard placement.isStretched else { return nil }
        let scale = scale > 0 ? scale : 1
        let columns = Self.split(
            placement.source.minX, placement.source.width, placement.rect.minX, placement.rect.width,
            Self.middle(center.minX, center.maxX, of: placement.source.width), scale)
        let rows = Self.split(
            placement.source.minY, placement.source.height, placement.rect.minY, placement.rect.height,
            Self.middle(center.minY, center.maxY, of: placement.source.height), scale)
        parts = rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.to, y: row.to, width: column.toLength, height: row.toLength),
                    CGRect(x: column.from, y: row.from, width: column.fromLength, height: row.fromLength)
                )
            }
        }
    }

    private typealias Band = (from: CGFloat, fromLength: CGFloat, to: CGFloat, toLength: CGFloat)

    /// The middle of one axis, as fractions. A middle of length 0 means the pixel around it.
    private static func middle(_ low: CGFloat, _ high: CGFloat, of length: CGFloat) -> ClosedRange<CGFloat> {
        let half = low == high && length > 0 ? 0.5 / length : 0
        let (low, high) = (max(0, min(low - half, 1)), max(0, min(high + half, 1)))
        return low...max(low, high)
    }

    /// The three bands of one axis, without those that are empty.
    private static func split(
        _ source: CGFloat, _ sourceLength: CGFloat, _ target: CGFloat, _ targetLength: CGFloat,
        _ middle: ClosedRange<CGFloat>, _ scale: CGFloat
    ) -> [Band] {
        let before = sourceLength * middle.lowerBound
        let after = sourceLength * (1 - middle.upperBound)
        var (start, end) = (before / scale, after / scale)
        if start + end > targetLength, start + end > 0 {
            // Scaled by the same factor, so that the corners meet without overlapping.
            let squeeze = targetLength / (start + end)
            (start, end) = (start * squeeze, end * squeeze)
        }
        let bands: [Band] = [
            (source, before, target, start),
            (source + before, sourceLength - before - after, target + start, targetLength - start - end),
            (source + sourceLength - after, after, target + targetLength - end, end),
        ]
        return bands.filter { $0.fromLength > 0 && $0.toLength > 0 }
    }
}

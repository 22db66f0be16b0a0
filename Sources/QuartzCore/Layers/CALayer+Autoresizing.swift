import CoreGraphics

extension CALayer {
    /// Distributes the superlayer's growth among the flexible margins and dimensions in proportion to their sizes, or
    /// equally when these are zero.
    final func autoresize(from oldSize: CGSize) {
        guard let rareData, !rareData.autoresizingMask.isEmpty, let parent else { return }
        let mask = rareData.autoresizingMask
        let size = parent.properties.bounds.size
        let old = frame
        let (x, width) = Self.share(
            old.minX, old.width, of: oldSize.width, now: size.width,
            (mask.contains(.layerMinXMargin), mask.contains(.layerWidthSizable), mask.contains(.layerMaxXMargin)))
        let (y, height) = Self.share(
            old.minY, old.height, of: oldSize.height, now: size.height,
            (mask.contains(.layerMinYMargin), mask.contains(.layerHeightSizable), mask.contains(.layerMaxYMargin)))
        let new = CGRect(x: x, y: y, width: width, height: height)
        if new != old { frame = new }
    }

    private static func share(
        _ start: CGFloat, _ length: CGFloat, of old: CGFloat, now: CGFloat,
        _ givesWay: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
        let growth = now - old
        let parts = [(givesWay.before, start), (givesWay.length, length), (givesWay.after, old - start - length)]
        let flexible = parts.filter(\.0)
        guard growth != 0, !flexible.isEmpty else { return (start, length) }
        let total = flexible.reduce(0) { $0 + $1.1 }
        func gain(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return total > 0 ? growth * part.1 / total : growth / CGFloat(flexible.count)
        }
        return (start + gain(parts[0]), max(0, length + gain(parts[1])))
    }
}

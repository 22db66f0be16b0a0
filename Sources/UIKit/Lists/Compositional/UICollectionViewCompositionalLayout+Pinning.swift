import CoreGraphics

extension UICollectionViewCompositionalLayout {
    /// The frame that keeps a pinned item visible.
    final func pinned(_ frame: CGRect, _ edge: NSRectAlignment, _ area: CGRect) -> CGRect {
        guard let collection = owner else { return frame }
        let visible = collection.bounds.inset(by: collection.adjustedContentInset)
        var result = frame
        if isHorizontal {
            if edge.edges.contains(.leading) {
                result.origin.x = max(frame.minX, min(visible.minX, area.maxX - frame.width))
            }
            if edge.edges.contains(.trailing) {
                result.origin.x = min(frame.minX, max(visible.maxX - frame.width, area.minX))
            }
        } else {
            if edge.edges.contains(.top) {
                result.origin.y = max(frame.minY, min(visible.minY, area.maxY - frame.height))
            }
            if edge.edges.contains(.bottom) {
                result.origin.y = min(frame.minY, max(visible.maxY - frame.height, area.minY))
            }
        }
        return result
    }
}

import CoreGraphics
import UIKit

extension UIScrollView {
    /// Returns the offset after scrolling, clamped to the content.
    func offset(scrolledBy distance: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        func limited(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(offset, low), max(low, high))
        }
        return CGPoint(
            x: limited(
                contentOffset.x + distance.x, -insets.left, contentSize.width + insets.right - bounds.width),
            y: limited(
                contentOffset.y + distance.y, -insets.top, contentSize.height + insets.bottom - bounds.height))
    }
}

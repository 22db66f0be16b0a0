import CoreGraphics

extension UIView {
    final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= UIView.leastTouchableAlpha else { return nil }
        guard untouchableCount == 0 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            if let view = child.hitTest(child.convert(point, from: self), with: event) { return view }
        }
        return self
    }

    /// What is fainter is out of touch.
    private static let leastTouchableAlpha: CGFloat = 0.01
}

import CoreGraphics

extension UIView {
    final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, layer.opacity >= UIView.minTouchableOpacity else { return nil }
        guard untouchableCount == 0 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            if let view = child.hitTest(child.convert(point, from: self), with: event) { return view }
        }
        return self
    }

    /// Views with a lower opacity receive no touches.
    private static let minTouchableOpacity: Float = 0.01

    final func setRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in ownRecognizers where !recognizers.contains(recognizer) { recognizer.move(to: nil) }
        for recognizer in recognizers where recognizer.view !== self {
            if let old = recognizer.view { old.ownRecognizers.removeAll { $0 === recognizer } }
            recognizer.move(to: self)
        }
        ownRecognizers = recognizers
    }
}

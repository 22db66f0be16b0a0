import CoreGraphics

/// What darkens the screen behind a presentation.
final class DimmingView: UIView {
    /// Covers a container, behind what is in it.
    func cover(_ container: UIView) {
        backgroundColor = UIColor(white: 0, alpha: 0.2).inDark(UIColor(white: 0, alpha: 0.48))
        frame = container.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(self, at: 0)
    }
}

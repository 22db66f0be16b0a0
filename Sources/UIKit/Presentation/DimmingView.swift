import CoreGraphics

/// The view that dims the content behind a presentation.
final class DimmingView: UIView {
    /// Fills a container, behind its other subviews.
    func cover(_ container: UIView) {
        backgroundColor = UIColor(white: 0, alpha: 0.2).inDark(UIColor(white: 0, alpha: 0.48))
        frame = container.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(self, at: 0)
    }
}

import CoreGraphics

/// A view onto contents that are larger than it.
@MainActor
class UIScrollView: UIView {
    /// Takes the size that constraints have found for the content.
    final func takeSolvedContentSize(_ size: AxisPair<CGFloat?>) {}
}

import UIKit

/// The node of a view of UIKit's, which speaks for itself.
@MainActor
protocol AccessibleRepresentable: LayoutNode {
    var accessibleView: UIView? { get }
}

extension RepresentableNode: AccessibleRepresentable {
    var accessibleView: UIView? { shownView }
}

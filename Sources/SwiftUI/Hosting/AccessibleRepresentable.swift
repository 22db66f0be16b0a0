import UIKit

/// The node of a UIKit view, which provides its own accessibility.
@MainActor
protocol AccessibleRepresentable: LayoutNode {
    var accessibleView: UIView? { get }
}

extension RepresentableNode: AccessibleRepresentable {
    var accessibleView: UIView? { hostedView }
}

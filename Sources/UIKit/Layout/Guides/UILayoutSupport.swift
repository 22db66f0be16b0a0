import CoreGraphics
public import Foundation

/// The area of a controller's view covered by bars, for use in constraints.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilayoutsupport)
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The extent of the area, in points.
    var length: CGFloat { get }
    /// The top edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and its safe area.
@MainActor
final class BarGuide: UILayoutGuide, UILayoutSupport {
    private let edge: UIRectEdge

    init(_ edge: UIRectEdge, of view: UIView) {
        self.edge = edge
        super.init()
        identifier = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        let isTop = edge == .top
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
        ])
    }

    var length: CGFloat {
        let insets = owner?.safeAreaInsets ?? .zero
        return edge == .top ? insets.top : insets.bottom
    }
}

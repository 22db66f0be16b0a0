import CoreGraphics
package import UIKit

/// A window of the desktop, as assistive technologies find it among the program's.
@MainActor
package final class AccessibleScene {
    /// What the window is called.
    var title: String
    /// What is shown in it, from the back.
    let windows: @MainActor () -> [UIWindow]
    /// Whether keys go to it.
    var isActive = false
    var placement = Placement()

    package init(title: String, windows: @escaping @MainActor () -> [UIWindow]) {
        (self.title, self.windows) = (title, windows)
    }

    /// Its size, in points.
    var size: CGSize { windows().first?.windowScene?.coordinateSpace.bounds.size ?? UIScreen.main.bounds.size }

    /// Where the window stands, and which part of the screen's space it shows.
    struct Placement: Equatable {
        /// The window's corner on the desktop.
        var origin = CGPoint.zero
        /// What the desktop counts in, per point.
        var scale = 1.0
        /// The point of the screen at the window's corner.
        var visibleOrigin = CGPoint.zero

        /// A rectangle of the screen as the desktop counts.
        func onDesktop(_ rect: CGRect, inWindow: Bool) -> CGRect {
            CGRect(
                x: (rect.minX - visibleOrigin.x) * scale + (inWindow ? 0 : origin.x),
                y: (rect.minY - visibleOrigin.y) * scale + (inWindow ? 0 : origin.y),
                width: rect.width * scale, height: rect.height * scale)
        }

        /// A point of the screen, from where the desktop has it.
        func onScreen(_ point: CGPoint, inWindow: Bool) -> CGPoint {
            let corner = inWindow ? CGPoint.zero : origin
            return CGPoint(
                x: (point.x - corner.x) / scale + visibleOrigin.x, y: (point.y - corner.y) / scale + visibleOrigin.y)
        }
    }
}

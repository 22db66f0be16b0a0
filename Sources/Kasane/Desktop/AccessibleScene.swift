import CoreGraphics
package import UIKit

/// A window of the desktop in the program's accessibility tree.
@MainActor
package final class AccessibleScene {
    /// The window's title.
    var title: String
    /// The windows shown in it, back to front.
    let windows: @MainActor () -> [UIWindow]
    /// Whether the window has the keyboard focus.
    var isActive = false
    var placement = Placement()

    package init(title: String, windows: @escaping @MainActor () -> [UIWindow]) {
        (self.title, self.windows) = (title, windows)
    }

    /// Its size, in points.
    var size: CGSize { windows().first?.windowScene?.coordinateSpace.bounds.size ?? UIScreen.main.bounds.size }

    /// The location of the window, and the part of the screen's coordinate space that it shows.
    struct Placement: Equatable {
        /// The window's corner on the desktop.
        var origin = CGPoint.zero
        /// The number of desktop units per point.
        var scale = 1.0
        /// The screen point at the window's corner.
        var visibleOrigin = CGPoint.zero

        /// Returns a screen rectangle in desktop coordinates.
        func onDesktop(_ rect: CGRect, inWindow: Bool) -> CGRect {
            CGRect(
                x: (rect.minX - visibleOrigin.x) * scale + (inWindow ? 0 : origin.x),
                y: (rect.minY - visibleOrigin.y) * scale + (inWindow ? 0 : origin.y),
                width: rect.width * scale, height: rect.height * scale)
        }

        /// Returns the screen point at desktop coordinates.
        func onScreen(_ point: CGPoint, inWindow: Bool) -> CGPoint {
            let corner = inWindow ? CGPoint.zero : origin
            return CGPoint(
                x: (point.x - corner.x) / scale + visibleOrigin.x, y: (point.y - corner.y) / scale + visibleOrigin.y)
        }
    }
}

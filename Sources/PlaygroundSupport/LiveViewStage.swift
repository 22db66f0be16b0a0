import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The window of a live view that is a view or a view controller.
@MainActor
enum LiveViewStage {
    /// Puts a live view into its own window, which layout, animation and touches require.
    ///
    /// A view keeps its size, which becomes the window's; a view controller's view gets its preferred size, or the
    /// screen's.
    static func makeWindow(for liveView: PlaygroundLiveViewRepresentation) -> UIWindow? {
        switch liveView {
        case .layer: return nil
        case .view(let view) where view is UIWindow:
            view.isHidden = false
            return view as? UIWindow
        case .view(let view):
            if view.frame.isEmpty { view.frame = UIScreen.main.bounds }
            let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
            view.frame = window.bounds
            window.leaveScreenEdges()
            window.makeKeyAndVisible()
            window.addSubview(view)
            return window
        case .viewController(let controller):
            let size = controller.preferredContentSize
            let bounds = size.width > 0 && size.height > 0 ? CGRect(origin: .zero, size: size) : UIScreen.main.bounds
            let window = UIWindow(frame: bounds)
            window.rootViewController = controller
            window.leaveScreenEdges()
            window.makeKeyAndVisible()
            return window
        }
    }
}

extension UIWindow {
    /// Clears the safe area of a live view smaller than the screen, which is centred where nothing covers it.
    fileprivate func leaveScreenEdges() {
        if frame.size != UIScreen.main.bounds.size { screenSafeArea = .zero }
    }
}

import CoreGraphics
import Foundation
package import QuartzCore
public import SwiftUI
package import UIKit

/// The playground page that is running: a scene sets what it shows.
///
/// It belongs to the thread that runs the page's top-level code.
/// [Apple's reference](https://developer.apple.com/documentation/playgroundsupport/playgroundpage)
public final class PlaygroundPage {
    /// The page whose code runs now. Unsafe only as far as every layer is: the page belongs to one thread.
    nonisolated(unsafe) public static let current = PlaygroundPage()

    /// What the page shows; nil until it is set. Setting it makes `needsIndefiniteExecution` true.
    ///
    /// A view and a controller are put into a window at once, which is the main actor's to do.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet {
            (window, layer) = (nil, nil)
            guard let liveView else { return }
            needsIndefiniteExecution = true
            show(liveView.playgroundLiveViewRepresentation)
        }
    }

    /// Shows a view of SwiftUI, in the size that it chooses where the screen's is proposed.
    @MainActor @preconcurrency
    public func setLiveView<Content: View>(_ newLiveView: Content) {
        let controller = UIHostingController(rootView: newLiveView)
        let size = controller.sizeThatFits(in: UIScreen.main.bounds.size)
        if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
            controller.preferredContentSize = size
        }
        liveView = controller
    }

    /// Shows a layer, a view or a controller.
    public func setLiveView(_ newLiveView: some PlaygroundLiveViewable) { liveView = newLiveView }

    /// The window that a live view lies in which is no layer.
    package private(set) var window: UIWindow?

    /// The layer that shows the live view; nil until one is set.
    package private(set) var layer: CALayer?

    private func show(_ liveView: PlaygroundLiveViewRepresentation) {
        if case .layer(let layer) = liveView { return self.layer = layer }
        guard MainActor.isCurrent else {
            return reportOnce("A live view that is no layer must be set on the main actor; it is not shown")
        }
        // All on this one thread, the main one.
        nonisolated(unsafe) let liveView = liveView
        nonisolated(unsafe) var windowLayer: CALayer?
        window = MainActor.assumeIsolated {
            let window = LiveViewStage.makeWindow(for: liveView)
            windowLayer = window?.layer
            return window
        }
        layer = windowLayer
    }

    /// Whether the page goes on after its top-level code has ended. False until a live view is set.
    ///
    /// A recording lasts as long as it was asked to, whatever this says.
    public var needsIndefiniteExecution = false

    /// Ends the page: a recording that is under way is finished with the frames it has; otherwise the program ends.
    public func finishExecution() -> Never {
        finish?()
        exit(0)
    }

    /// What a recorder does when the page ends itself.
    package var finish: (() -> Void)?

    private init() {}
}

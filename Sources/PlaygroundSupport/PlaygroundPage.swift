import CoreGraphics
import Foundation
package import QuartzCore
public import SwiftUI
package import UIKit

/// The running playground page, which shows a live view.
///
/// It must be used on the thread that runs the page's top-level code.
/// [Apple's reference](https://developer.apple.com/documentation/playgroundsupport/playgroundpage)
public final class PlaygroundPage {
    /// The running page. Not isolated, like layers: the page belongs to one thread.
    nonisolated(unsafe) public static let current = PlaygroundPage()

    /// The live view; nil until it is set. Setting it sets `needsIndefiniteExecution` to true.
    ///
    /// A view or a view controller is put into a window immediately, on the main actor.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet {
            (window, layer) = (nil, nil)
            guard let liveView else { return }
            needsIndefiniteExecution = true
            show(liveView.playgroundLiveViewRepresentation)
        }
    }

    /// Shows a SwiftUI view: on the screen of a device as in an app, otherwise in the size that it chooses when the
    /// screen's is proposed.
    @MainActor @preconcurrency
    public func setLiveView<Content: View>(_ newLiveView: Content) {
        let controller = UIHostingController(rootView: newLiveView)
        defer { liveView = controller }
        guard !UIScreen.main.model.isOfDevice else { return }
        let size = controller.sizeThatFits(in: UIScreen.main.bounds.size)
        if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
            controller.preferredContentSize = size
        }
    }

    /// Shows a layer, a view or a view controller.
    public func setLiveView(_ newLiveView: some PlaygroundLiveViewable) { liveView = newLiveView }

    /// The window of a live view that is not a layer; nil for a layer.
    package private(set) var window: UIWindow?

    /// The layer that shows the live view; nil until one is set.
    package private(set) var layer: CALayer?

    /// Shows the window of a launched program that has set no live view.
    package func showProgramWindow() {
        guard layer == nil, MainActor.isCurrent else { return }
        // Confined to the main thread.
        nonisolated(unsafe) var windowLayer: CALayer?
        window = MainActor.assumeIsolated {
            let window = UIApplication.shared.windows.first
            windowLayer = window?.layer
            return window
        }
        layer = windowLayer
    }

    private func show(_ liveView: PlaygroundLiveViewRepresentation) {
        if case .layer(let layer) = liveView { return self.layer = layer }
        guard MainActor.isCurrent else {
            return reportOnce("A live view that is not a layer must be set on the main actor; it is not shown")
        }
        // Confined to the main thread.
        nonisolated(unsafe) let liveView = liveView
        nonisolated(unsafe) var windowLayer: CALayer?
        window = MainActor.assumeIsolated {
            let window = LiveViewStage.makeWindow(for: liveView)
            windowLayer = window?.layer
            return window
        }
        layer = windowLayer
    }

    /// Whether the page keeps running after its top-level code. False until a live view is set.
    ///
    /// Does not affect the duration of a recording.
    public var needsIndefiniteExecution = false

    /// Ends the page: a recording in progress is finished with its frames so far; otherwise the program exits.
    public func finishExecution() -> Never {
        finish?()
        exit(0)
    }

    /// Called by the page to finish a recording.
    package var finish: (() -> Void)?

    private init() {}
}

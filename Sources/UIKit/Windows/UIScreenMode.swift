public import CoreGraphics
public import Foundation

/// A display mode of a screen.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscreenmode)
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    public final let size: CGSize

    /// The aspect ratio of a pixel: 1.
    public final let pixelAspectRatio: CGFloat = 1

    init(size: CGSize) { self.size = size }
}

extension UIScreen {
    /// How overscan is compensated. No screen here has any.
    public enum OverscanCompensation: Int, Sendable {
        /// The image is scaled down.
        case scale
        /// The bounds are inset.
        case insetBounds
        /// It isn't compensated.
        case none
    }

    /// The status of a screen's reference display mode.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// The screen doesn't support it.
        case notSupported
        /// It is supported but not enabled.
        case notEnabled
        /// It is enabled with limitations.
        case limited
        /// It is enabled.
        case enabled
    }

    /// The screen's only mode.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// The current mode.
    public var currentMode: UIScreenMode? { availableModes.first }

    /// The preferred mode: the current one.
    public var preferredMode: UIScreenMode? { currentMode }

    /// The screen that this one mirrors: nil.
    public var mirrored: UIScreen? { nil }

    /// How overscan is compensated: not at all.
    public var overscanCompensation: OverscanCompensation { .none }

    /// The insets for overscan: zero.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// The current headroom for colours brighter than white: 1, which is none.
    public var currentEDRHeadroom: CGFloat { 1 }

    /// The potential headroom for colours brighter than white: 1, which is none.
    public var potentialEDRHeadroom: CGFloat { 1 }

    /// The status of the reference display mode: not supported.
    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// The latency between a frame's timestamp and its display, in seconds: 0, as frames are rendered for the time
    /// they show.
    public var calibratedLatency: CFTimeInterval { 0 }

    /// Returns a view with a snapshot of the screen: the images of its windows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in UIApplication.shared.windows where window.screen === self {
            guard let copy = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            copy.frame = window.frame
            view.addSubview(copy)
        }
        return view
    }

    /// Creates a display link that calls a method of an object.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Posted when screen capture begins or ends. Kasane never posts it.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Posted when `referenceDisplayModeStatus` changes. Kasane never posts it.
    public nonisolated static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

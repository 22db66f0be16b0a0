public import CoreGraphics
public import Foundation

/// A size that a screen can show.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscreenmode)
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    public final let size: CGSize

    /// How wide a pixel is for its height: 1.
    public final let pixelAspectRatio: CGFloat = 1

    init(size: CGSize) { self.size = size }
}

extension UIScreen {
    /// How a screen whose edges are cut off is made up for. No screen here has such.
    public enum OverscanCompensation: Int, Sendable {
        /// The image is made smaller.
        case scale
        /// The bounds are made smaller.
        case insetBounds
        /// It isn't.
        case none
    }

    /// Whether the screen shows colours as a reference display does.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// The screen can't.
        case notSupported
        /// The screen could.
        case notEnabled
        /// Less well than it could.
        case limited
        /// The screen does.
        case enabled
    }

    /// The one size that the screen has.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// The size that the screen has.
    public var currentMode: UIScreenMode? { availableModes.first }

    /// The size that suits the screen best: the one that it has.
    public var preferredMode: UIScreenMode? { currentMode }

    /// The screen that this one shows too: nil.
    public var mirrored: UIScreen? { nil }

    /// How cut edges are made up for: not at all.
    public var overscanCompensation: OverscanCompensation { .none }

    /// How much is cut off: nothing.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// How much brighter than white colours may be now: 1, not at all.
    public var currentEDRHeadroom: CGFloat { 1 }

    /// How much brighter than white colours could be: 1, not at all.
    public var potentialEDRHeadroom: CGFloat { 1 }

    /// Whether the screen shows colours as a reference display does: it can't.
    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// How long after its time a frame shows, in seconds: 0, as frames are drawn for the time that they show.
    public var calibratedLatency: CFTimeInterval { 0 }

    /// Returns a view with what the screen shows: the windows' images.
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

    /// Posted when the screen begins or ends being captured. Kasane never posts it.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Posted when `referenceDisplayModeStatus` changes. Kasane never posts it.
    public nonisolated static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

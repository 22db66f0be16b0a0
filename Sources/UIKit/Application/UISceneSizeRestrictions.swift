import CoreGraphics
public import Foundation

/// The size limits of a scene's window on a desktop. Windows have the size of their screen, so the limits are stored
/// without effect.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenesizerestrictions)
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size, in points. Zero by default.
    open var minimumSize = CGSize.zero
    /// The maximum size, in points. Unlimited by default.
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// Whether the window may fill the screen. True by default.
    open var allowsFullScreen = true
}

extension UIWindowScene {
    /// The animation with which a scene's window is dismissed.
    public enum DismissalAnimation: Int, Sendable {
        /// The standard dismissal.
        case standard = 1
        /// A dismissal that commits the content, such as sending a message.
        case commit
        /// A dismissal that discards the content.
        case decline
    }

    /// The geometry of a scene's window.
    public final class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
    }

    /// The preferred geometry of a scene's window: `iOS` or `Mac`.
    public class GeometryPreferences: NSObject {
        /// The preferred orientations.
        public final class iOS: GeometryPreferences {
            /// The orientations; nil for all.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences without orientations.
            public override init() { super.init() }

            /// Creates preferences with the given orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask?) {
                self.interfaceOrientations = interfaceOrientations
            }
        }

        /// The preferred frame on a desktop.
        public final class Mac: GeometryPreferences {
            /// The frame, in points.
            public var systemFrame: CGRect?

            /// Creates preferences without a frame.
            public override init() { super.init() }

            /// Creates preferences with the given frame.
            public init(systemFrame: CGRect?) { self.systemFrame = systemFrame }
        }
    }

    /// The current geometry of the window.
    public final var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Requests another orientation: the simulated screen rotates unless it is in one of the preferred orientations.
    ///
    /// - Parameters:
    ///   - geometryPreferences: the preferred geometry. A frame can't be requested.
    ///   - errorHandler: called if the request fails.
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
        guard let wanted else {
            let error = CocoaError(.featureUnsupported)
            errorHandler?(error)
            return
        }
        let current: UIInterfaceOrientationMask = interfaceOrientation.isLandscape ? .landscape : .portrait
        guard wanted.isDisjoint(with: current) else { return }
        let size = screen.bounds.size
        screen.bounds.size = CGSize(width: size.height, height: size.width)
    }
}

import CoreGraphics
public import Foundation

/// How large a scene's window may be on a desktop. Windows here are as large as their screen, so it is kept without effect.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenesizerestrictions)
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least size, in points. Zero by default.
    open var minimumSize = CGSize.zero
    /// The greatest size, in points. Without an end by default.
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// Whether the window may fill the screen. True by default.
    open var allowsFullScreen = true
}

extension UIWindowScene {
    /// How a scene's window goes.
    public enum DismissalAnimation: Int, Sendable {
        /// As usual.
        case standard = 1
        /// As a thing that is sent off.
        case commit
        /// As a thing that is thrown away.
        case decline
    }

    /// How a scene's window lies.
    public final class Geometry: NSObject {
        /// How the interface stands on the screen.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
    }

    /// How the program wants a scene's window to lie: `iOS` or `Mac`.
    public class GeometryPreferences: NSObject {
        /// The orientations that are wanted.
        public final class iOS: GeometryPreferences {
            /// The orientations; all where none is set.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Wants none in particular.
            public override init() { super.init() }

            /// Wants some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask?) {
                self.interfaceOrientations = interfaceOrientations
            }
        }

        /// The frame that is wanted on a desktop.
        public final class Mac: GeometryPreferences {
            /// The frame, in points.
            public var systemFrame: CGRect?

            /// Wants no frame in particular.
            public override init() { super.init() }

            /// Wants a frame.
            public init(systemFrame: CGRect?) { self.systemFrame = systemFrame }
        }
    }

    /// How the window lies.
    public final var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Asks for another orientation: the simulated screen turns, where it isn't in one of those wanted.
    ///
    /// - Parameters:
    ///   - geometryPreferences: what is wanted. A frame can't be had.
    ///   - errorHandler: called where it can't be.
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

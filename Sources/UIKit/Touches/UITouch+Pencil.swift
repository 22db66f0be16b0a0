public import CoreGraphics
public import Foundation

// What a pencil measures. Every touch is a finger's, which stands upright and is measured at once.
extension UITouch {
    /// Properties of a touch that may be estimated at first.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitouch/properties)
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction in which a pencil leans.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// How upright a pencil stands.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// The angle to the screen, in radians: that of a pencil that stands upright.
    public var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction in which a pencil leans, in radians in a view's coordinates: 0, as a finger leans nowhere.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction in which a pencil leans, as a vector of length 1 in a view's coordinates.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The properties that are estimated: none.
    public var estimatedProperties: Properties { [] }

    /// The properties of which better values will come: none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// What tells updates of the touch from others; nil, as there are none.
    public var estimationUpdateIndex: NSNumber? { nil }

    /// How much larger or smaller the radius may be, in points.
    public var majorRadiusTolerance: CGFloat { 0 }

    /// Same as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch.TouchType {
    /// The former name of `pencil`.
    public static var stylus: UITouch.TouchType { .pencil }
}

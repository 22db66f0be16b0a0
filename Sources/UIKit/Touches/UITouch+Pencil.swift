public import CoreGraphics
public import Foundation

// Pencil measurements. Every touch is a finger's, which has no tilt and no estimated properties.
extension UITouch {
    /// The properties of a touch that may be estimated at first.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitouch/properties)
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The azimuth of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The altitude of a pencil.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// The altitude angle, in radians: that of a pencil perpendicular to the screen.
    public var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the azimuth angle, in radians in a view's coordinates: 0, as a finger has no tilt.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the azimuth as a unit vector in a view's coordinates.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The properties that are estimated: none.
    public var estimatedProperties: Properties { [] }

    /// The properties for which updates are expected: none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The index that correlates updates with the touch; nil, as there are none.
    public var estimationUpdateIndex: NSNumber? { nil }

    /// The tolerance of the radius, in points.
    public var majorRadiusTolerance: CGFloat { 0 }

    /// Same as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch.TouchType {
    /// The former name of `pencil`.
    public static var stylus: UITouch.TouchType { .pencil }
}

public import Foundation

/// A change of a parameter of all later events of a pattern.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter)
open class CHHapticDynamicParameter: NSObject {
    /// A parameter.
    /// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter/id)
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The strength.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How long the strength rises.
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        /// How long the strength falls.
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        /// How long the strength falls after an event.
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        /// The volume.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// The pitch.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        /// The position between left and right.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// The brightness of a sound.
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    }

    /// The parameter.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// The time of the change in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval

    /// Creates a change of a parameter.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// A gradual change of a parameter: straight lines between points.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve)
open class CHHapticParameterCurve: NSObject {
    /// A point of a curve.
    /// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve/controlpoint)
    open class ControlPoint: NSObject {
        /// The time in seconds from the beginning of the curve.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float

        /// Creates a point.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }

    /// The parameter.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The beginning in seconds from that of the pattern.
    open var relativeTime: TimeInterval
    /// The points.
    public let controlPoints: [ControlPoint]

    /// Creates a curve.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime) }
}

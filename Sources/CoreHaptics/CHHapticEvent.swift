@_exported public import Foundation

/// The time that means now.
public let CHHapticTimeImmediate: TimeInterval = 0

/// The identifier of a sound that was registered with an engine.
public typealias CHHapticAudioResourceID = UInt

/// A haptic or audio event of a pattern.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticevent)
open class CHHapticEvent: NSObject {
    /// The kind of an event.
    /// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticevent/eventtype)
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// A parameter of an event.
    /// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticevent/parameterid)
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The strength, 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness, 0 to 1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How long the intensity rises.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How long the intensity falls.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How long the intensity falls after the event.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether the intensity stays between rise and release.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The volume, 0 to 1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// The pitch, -1 to 1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// The position between left and right, -1 to 1.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// The brightness of a sound, 0 to 1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// The kind of the event.
    public let type: EventType
    /// The parameters.
    public let eventParameters: [CHHapticEventParameter]
    /// The beginning in seconds from that of the pattern.
    open var relativeTime: TimeInterval
    /// The duration in seconds.
    open var duration: TimeInterval

    /// Creates an event. The duration is 0 for a tap.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}

/// The value of a parameter of an event.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticeventparameter)
open class CHHapticEventParameter: NSObject {
    /// The parameter.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float

    /// Creates a value of a parameter.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

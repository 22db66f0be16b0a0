import Foundation

extension AVAudioSession {
    /// What sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sound that is not essential, and mixes with others'.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that is not essential, and silences others'.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that is essential.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several routes at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sound is of.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Anything.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A call.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A call in a game.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// A video being recorded.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Samples that are measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// A movie.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// A video call.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Short speech.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// A kind of microphone or loudspeaker.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "AVAudioSessionPortBuiltInSpeaker")
        /// The receiver.
        public static let builtInReceiver = Port(rawValue: "AVAudioSessionPortBuiltInReceiver")
        /// The microphone.
        public static let builtInMic = Port(rawValue: "AVAudioSessionPortBuiltInMic")
        /// Headphones.
        public static let headphones = Port(rawValue: "AVAudioSessionPortHeadphones")
        /// Bluetooth, for listening.
        public static let bluetoothA2DP = Port(rawValue: "AVAudioSessionPortBluetoothA2DP")
        /// Bluetooth, for calls.
        public static let bluetoothHFP = Port(rawValue: "AVAudioSessionPortBluetoothHFP")
        /// Bluetooth of low energy.
        public static let bluetoothLE = Port(rawValue: "AVAudioSessionPortBluetoothLE")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AVAudioSessionPortAirPlay")
        /// A car.
        public static let carAudio = Port(rawValue: "AVAudioSessionPortCarAudio")
        /// A headset's microphone.
        public static let headsetMic = Port(rawValue: "AVAudioSessionPortHeadsetMic")
    }

    /// Variants of a category.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others' sound goes on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others' sound becomes quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Bluetooth devices for calls may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker is used, not the receiver.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Others' speech pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Bluetooth devices for listening may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// Variants of activation.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others are told when it ends.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Hints at the end of an interruption.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The sound should go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The kind of an interruption.
    public enum InterruptionType: UInt, Sendable {
        /// It begins.
        case began = 1
        /// It ends.
        case ended = 0
    }

    /// The kind of a hint about others' sound.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        /// It begins.
        case begin = 1
        /// It ends.
        case end = 0
    }

    /// Why the route changed.
    public enum RouteChangeReason: UInt, Sendable {
        /// The reason is not known.
        case unknown = 0
        /// A device was connected.
        case newDeviceAvailable = 1
        /// A device was disconnected.
        case oldDeviceUnavailable = 2
        /// The category changed.
        case categoryChange = 3
        /// The route was overridden.
        case override = 4
        /// The device woke up.
        case wakeFromSleep = 6
        /// No route suits the category.
        case noSuitableRouteForCategory = 7
        /// The route's configuration changed.
        case routeConfigurationChange = 8
    }

    /// How the route is shared.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// As other sound.
        case `default` = 0
        /// As long sound.
        case longFormAudio = 1
        /// By the system alone.
        case independent = 2
        /// As long video.
        case longFormVideo = 3
    }

    /// Another output.
    public enum PortOverride: UInt, Sendable {
        /// None.
        case none = 0
        /// The loudspeaker.
        case speaker = 1936747378
    }

    /// Whether an application may record.
    public enum RecordPermission: UInt, Sendable {
        /// It was not asked.
        case undetermined = 1970168948
        /// It may not.
        case denied = 1684369017
        /// It may.
        case granted = 1735552628
    }

    /// The codes of errors.
    public enum ErrorCode: Int, Sendable {
        /// A value has no meaning.
        case badParam = -50
        /// There is no such device.
        case resourceNotAvailable = 561145203
    }
}

import CoreGraphics
public import Foundation

/// What an application does with sound. Settings are kept and reported; there is no sound, and nothing interrupts it.
/// [Apple's reference](https://developer.apple.com/documentation/avfaudio/avaudiosession)
// `@unchecked Sendable`: the lock guards the settings.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private struct Settings {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var isActive = false
        var sampleRate = 48_000.0
        var bufferDuration = 0.01
    }

    private static let shared = AVAudioSession()
    private final let lock = NSLock()
    private final var settings = Settings()

    private final func read<Value>(_ path: (Settings) -> Value) -> Value { lock.withLock { path(settings) } }
    private final func change(_ change: (inout Settings) -> Void) { lock.withLock { change(&settings) } }

    /// Returns the application's session.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The category. `soloAmbient` by default.
    public final var category: Category { read(\.category) }
    /// The mode.
    public final var mode: Mode { read(\.mode) }
    /// The options of the category.
    public final var categoryOptions: CategoryOptions { read(\.options) }
    /// How the route is shared.
    public final var routeSharingPolicy: RouteSharingPolicy { read(\.policy) }
    /// The categories that can be set.
    public final var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    /// The modes that can be set.
    public final var availableModes: [Mode] {
        [
            .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat, .spokenAudio,
            .voicePrompt,
        ]
    }

    /// Sets the category.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Sets the category and its options.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// Sets the category, the mode and options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    /// Sets the category, the mode, how the route is shared, and options. Throws if one of them has no meaning.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        guard availableCategories.contains(category), availableModes.contains(mode) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.badParam.rawValue)
        }
        change { ($0.category, $0.mode, $0.policy, $0.options) = (category, mode, policy, options) }
    }
    /// Sets the mode.
    open func setMode(_ mode: Mode) throws { try setCategory(category, mode: mode, options: categoryOptions) }

    /// Activates or deactivates the session.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { change { $0.isActive = active } }

    /// The preferred number of samples per second.
    public final var preferredSampleRate: Double { read(\.sampleRate) }
    /// Sets the preferred number of samples per second.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { change { $0.sampleRate = sampleRate } }
    /// The number of samples per second: the preferred one.
    public final var sampleRate: Double { read(\.sampleRate) }
    /// The preferred length of a buffer, in seconds.
    public final var preferredIOBufferDuration: TimeInterval { read(\.bufferDuration) }
    /// Sets the preferred length of a buffer, in seconds.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { change { $0.bufferDuration = duration } }
    /// The length of a buffer, in seconds: the preferred one.
    public final var ioBufferDuration: TimeInterval { read(\.bufferDuration) }
    /// The time from a sample to its sound, in seconds: 0.
    public final var outputLatency: TimeInterval { 0 }
    /// The time from a sound to its sample, in seconds: 0.
    public final var inputLatency: TimeInterval { 0 }
    /// The loudness of the device, from 0 to 1.
    public final var outputVolume: Float { 1 }
    /// Whether other applications play sound: no.
    public final var isOtherAudioPlaying: Bool { false }
    /// Whether others' sound should make an application's own quiet: no.
    public final var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Whether there is a microphone: no.
    public final var isInputAvailable: Bool { false }
    /// The microphones: none.
    public final var availableInputs: [AVAudioSessionPortDescription]? { nil }
    /// Where sound comes from and goes to: nowhere.
    public final var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The number of channels of the microphone: 0.
    public final var inputNumberOfChannels: Int { 0 }
    /// The number of channels of the output: 0.
    public final var outputNumberOfChannels: Int { 0 }

    /// Whether the application may record: it may not, as there is no microphone.
    public final var recordPermission: RecordPermission { .denied }
    /// Asks whether the application may record, and calls a closure with false on another thread.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }

    /// Throws: there is no route to override.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        guard portOverride != .none else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.resourceNotAvailable.rawValue)
    }

    /// Posted when the sound is interrupted: never.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when the route changes: never.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when others' sound begins or ends: never.
    public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
    /// Posted when the system's sound begins anew: never.
    public static let mediaServicesWereResetNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Posted when the system's sound ends: never.
    public static let mediaServicesWereLostNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
}

/// Where sound comes from and goes to.
/// [Apple's reference](https://developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription)
open class AVAudioSessionRouteDescription: NSObject {
    /// The microphones: none.
    public final var inputs: [AVAudioSessionPortDescription] { [] }
    /// The loudspeakers: none.
    public final var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A microphone or a loudspeaker. There are none.
/// [Apple's reference](https://developer.apple.com/documentation/avfaudio/avaudiosessionportdescription)
open class AVAudioSessionPortDescription: NSObject {
    /// The kind.
    public final let portType: AVAudioSession.Port
    /// The name.
    public final let portName: String

    init(portType: AVAudioSession.Port, portName: String) { (self.portType, self.portName) = (portType, portName) }
}

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason of a change of route.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the route before a change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the kind of a hint about others' sound.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

public import Foundation
public import ObjectRuntime

/// What a device's haptics can do.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability)
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    /// Whether it plays haptics.
    var supportsHaptics: Bool { get }
    /// Whether it plays audio.
    var supportsAudio: Bool { get }
}

/// Plays a pattern. No engine makes one, as no engine can be created.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer)
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Starts playing.
    func start(atTime time: TimeInterval) throws
    /// Stops playing.
    func stop(atTime time: TimeInterval) throws
    /// Changes parameters.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Schedules a curve.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Cancels all that is scheduled.
    func cancel() throws
    /// Whether it is muted.
    var isMuted: Bool { get set }
}

/// Plays a pattern that can be paused and repeated. No engine makes one, as no engine can be created.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer)
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Pauses.
    func pause(atTime time: TimeInterval) throws
    /// Resumes.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a time.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether the pattern is repeated.
    var loopEnabled: Bool { get set }
    /// Where it is repeated, in seconds.
    var loopEnd: TimeInterval { get set }
    /// The speed.
    var playbackRate: Float { get set }
    /// Called when the pattern has ended.
    var completionHandler: ((any Error)?) -> Void { get set }
}

/// Plays haptic patterns. A Linux machine has no haptics: the capabilities say so, and creating an engine throws
/// `CHHapticError.notSupported`, as on devices without them.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticengine)
// Not an NSObject: its initializer could not throw on Linux.
open class CHHapticEngine: RuntimeObject {
    /// Called with an error, or nil.
    public typealias CompletionHandler = ((any Error)?) -> Void

    /// Why an engine has stopped.
    /// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticengine/stoppedreason)
    public enum StoppedReason: Int, Sendable {
        /// Audio was interrupted.
        case audioSessionInterrupt = 1
        /// The application is in the background.
        case applicationSuspended
        /// It was idle.
        case idleTimeout
        /// All players have finished.
        case notifyWhenFinished
        /// The engine no longer exists, or the game controller is gone.
        case engineDestroyed, gameControllerDisconnect
        /// An error of the system.
        case systemError = -1
    }

    /// What an engine does when all players have finished.
    /// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticengine/finishedaction)
    public enum FinishedAction: Int, Sendable {
        /// It stops.
        case stopEngine = 1
        /// It keeps running.
        case leaveEngineRunning
    }

    private final class Capability: NSObject, CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Returns what the device's haptics can do: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

    private let none: Absent

    /// Throws `CHHapticError.notSupported`.
    public init() throws { throw CHHapticError(.notSupported) }

    /// The engine's time in seconds.
    open var currentTime: TimeInterval { none.answer() }
    /// Called when the engine has stopped.
    open var stoppedHandler: (StoppedReason) -> Void {
        get { none.answer() }
        set { none.answer() }
    }
    /// Called when the engine must be set up again.
    open var resetHandler: () -> Void {
        get { none.answer() }
        set { none.answer() }
    }
    /// Whether audio is left out.
    open var playsHapticsOnly: Bool {
        get { none.answer() }
        set { none.answer() }
    }
    /// Whether audio is muted.
    open var isMutedForAudio: Bool {
        get { none.answer() }
        set { none.answer() }
    }
    /// Whether haptics are muted.
    open var isMutedForHaptics: Bool {
        get { none.answer() }
        set { none.answer() }
    }
    /// Whether the engine stops when it is idle.
    open var isAutoShutdownEnabled: Bool {
        get { none.answer() }
        set { none.answer() }
    }

    /// Starts the engine.
    open func start(completionHandler: CompletionHandler? = nil) { none.answer() }
    /// Starts the engine.
    open func start() throws { none.answer() }
    /// Stops the engine.
    open func stop(completionHandler: CompletionHandler? = nil) { none.answer() }
    /// Decides what the engine does when all players have finished.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) { none.answer() }
    /// Makes a player.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { none.answer() }
    /// Makes a player that can be paused and repeated.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        none.answer()
    }
    /// Plays a file.
    open func playPattern(from fileURL: URL) throws { none.answer() }
    /// Plays a file's contents.
    open func playPattern(from data: Data) throws { none.answer() }
    /// Registers a sound.
    open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws
        -> CHHapticAudioResourceID
    { none.answer() }
    /// Unregisters a sound.
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws { none.answer() }
}

import CoreMedia
public import Foundation
import ObjectRuntime

/// What cameras and microphones record. There is none of them, so nothing is recorded: the session starts and stops, and
/// its outputs never receive anything.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturesession)
// `@unchecked Sendable`: the lock guards the state.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of what is recorded.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Photographs.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// High quality.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium quality.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low quality.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// The quality of the inputs.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    /// Why a session is interrupted.
    public enum InterruptionReason: Int, Sendable {
        /// The application is in the background.
        case videoDeviceNotAvailableInBackground = 1
        /// Another application uses the microphone.
        case audioDeviceInUseByAnotherClient = 2
        /// Another application uses the camera.
        case videoDeviceInUseByAnotherClient = 3
        /// Several applications are visible.
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        /// The device is too hot.
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    private final let lock = NSLock()
    private final var state = (
        preset: Preset.high, running: false, inputs: [AVCaptureInput](), outputs: [AVCaptureOutput]()
    )

    /// Creates a session without inputs and outputs.
    public override init() {}

    /// The quality. `high` by default.
    public final var sessionPreset: Preset {
        get { lock.withLock { state.preset } }
        set { lock.withLock { state.preset = newValue } }
    }
    /// Returns whether a quality can be set.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// The inputs: none.
    public final var inputs: [AVCaptureInput] { lock.withLock { state.inputs } }
    /// The outputs.
    public final var outputs: [AVCaptureOutput] { lock.withLock { state.outputs } }
    /// Returns whether an input can be added: it is not in the session yet.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) {
        guard canAddInput(input) else { return reportOnce("AVCaptureSession can't add \(input)") }
        lock.withLock { state.inputs.append(input) }
    }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { lock.withLock { state.inputs.removeAll { $0 === input } } }
    /// Returns whether an output can be added: it is not in the session yet.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else { return reportOnce("AVCaptureSession can't add \(output)") }
        lock.withLock { state.outputs.append(output) }
    }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { lock.withLock { state.outputs.removeAll { $0 === output } } }
    /// Begins changes, which take effect at once.
    open func beginConfiguration() {}
    /// Ends changes.
    open func commitConfiguration() {}

    /// Whether the session was started.
    public final var isRunning: Bool { lock.withLock { state.running } }
    /// Whether the session is interrupted: never.
    public final var isInterrupted: Bool { false }
    /// Starts the session.
    open func startRunning() { setRunning(true, .AVCaptureSessionDidStartRunning) }
    /// Stops the session.
    open func stopRunning() { setRunning(false, .AVCaptureSessionDidStopRunning) }

    private final func setRunning(_ running: Bool, _ name: NSNotification.Name) {
        let changes = lock.withLock {
            defer { state.running = running }
            return state.running != running
        }
        if changes { NotificationCenter.default.post(name: name, object: self) }
    }
}

extension NSNotification.Name {
    /// Posted by a session that was started.
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    /// Posted by a session that was stopped.
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    /// Posted by a session that fails: never.
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Posted by a session that is interrupted: never.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Posted by a session that is no longer interrupted: never.
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
    /// Posted when what a camera sees has changed: never.
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// The key of the error of a session that fails.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason of an interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

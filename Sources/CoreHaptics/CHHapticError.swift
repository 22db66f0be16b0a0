public import Foundation

/// The domain of the errors of haptics.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of haptics.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticerror)
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The engine is not running.
        case engineNotRunning = -4805
        /// The operation is not permitted.
        case operationNotPermitted = -4806
        /// The engine could not be started in time.
        case engineStartTimeout = -4808
        /// The device does not support it.
        case notSupported = -4809
        /// The server could not be initialized, failed, or was interrupted.
        case serverInitFailed = -4810, serverInterrupted = -4811
        /// A player, or the data of a pattern, is not valid.
        case invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814
        /// The audio session, or a parameter of the engine, is not valid.
        case invalidAudioSession = -4815, invalidEngineParameter = -4816
        /// A parameter's type, or an event's type, time or duration, is not valid.
        case invalidParameterType = -4820, invalidEventType = -4821, invalidEventTime = -4822,
            invalidEventDuration = -4823
        /// A sound is not valid, or not available.
        case invalidAudioResource = -4824, resourceNotAvailable = -4825
        /// An entry of a pattern is not valid.
        case badEventEntry = -4830, badParameterEntry = -4831
        /// A time is not valid.
        case invalidTime = -4840
        /// There is no such file.
        case fileNotFound = -4851
        /// There is too little power, or memory.
        case insufficientPower = -4897, memoryError = -4899
        /// Unknown.
        case unknownError = -4898
        /// Whether two errors have the same code, in `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { CoreHapticsErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }

    /// The device does not support it.
    public static var notSupported: Code { .notSupported }
    /// A pattern's file is not valid.
    public static var invalidPatternData: Code { .invalidPatternData }
    /// A pattern's dictionary is not valid.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
    /// There is no such file.
    public static var fileNotFound: Code { .fileNotFound }
}

public import Foundation

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation: a file that is no movie, a frame that can't be decoded, a device that doesn't exist.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/averror)
public struct AVError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The kinds of errors, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// Something failed.
        case unknown = -11800
        /// Memory is short.
        case outOfMemory = -11801
        /// The operation requires an input of another kind.
        case invalidSourceMedia = -11822
        /// A file of that name exists.
        case fileAlreadyExists = -11823
        /// A track can't be decoded.
        case decodeFailed = -11821
        /// The file is not a movie of a known kind.
        case fileFormatNotRecognized = -11828
        /// The file is damaged.
        case fileFailedToParse = -11829
        /// A video composition doesn't say what is shown at some time, or has no size or rate.
        case invalidVideoComposition = -11841
        /// The segments of a composition's track are not contiguous.
        case compositionTrackSegmentsNotContiguous = -11824
        /// A segment has no length.
        case invalidCompositionTrackSegmentDuration = -11825
        /// A segment's source has no such time.
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        /// A segment's source has no length.
        case invalidCompositionTrackSegmentSourceDuration = -11827
        /// There is no encoder for a format.
        case encoderNotFound = -11834
        /// An export failed.
        case exportFailed = -11820
        /// The disk is full.
        case diskFull = -11807
        /// The file name's extension is not one of the kind of file.
        case invalidOutputURLPathExtension = -11843
        /// A compositor has failed.
        case videoCompositorFailed = -11858
        /// The settings of an output can't be met.
        case unsupportedOutputSettings = -11861
        /// A call is not possible in this state.
        case operationNotAllowed = -11862
        /// A preset can't do this.
        case operationNotSupportedForPreset = -11871
        /// There is no frame at a time.
        case noImageAtTime = -11832
        /// There is no decoder for a track.
        case decoderNotFound = -11833
        /// The operation is not supported by the asset.
        case operationNotSupportedForAsset = -11838
        /// The operation was cancelled.
        case operationCancelled = -11878
        /// The content can't be loaded, such as one on the network.
        case contentIsUnavailable = -11863
        /// The application may not use the device.
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// The device is not connected.
        case deviceNotConnected = -11814
        /// The session is not running.
        case sessionNotRunning = -11803
    }

    /// The kind of error.
    public let code: Code
    /// What failed, in words.
    let reason: String

    /// Creates an error.
    public init(_ code: Code) { self.init(code, "") }

    init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// `AVFoundationErrorDomain`.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// The description, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// What failed, in words.
    public var errorDescription: String? { reason.isEmpty ? "The operation could not be completed (\(code))" : reason }

    /// Something failed.
    public static var unknown: Code { .unknown }
    /// A track can't be decoded.
    public static var decodeFailed: Code { .decodeFailed }
    /// The file is not a movie of a known kind.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// There is no frame at a time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// The operation was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
}

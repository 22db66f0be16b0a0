public import CoreMedia
public import Dispatch
public import Foundation
import ObjectRuntime

/// A destination of a session. It receives nothing, as there is no camera.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcaptureoutput)
open class AVCaptureOutput: NSObject {
    /// How the inputs reach the output: they don't.
    public final var connections: [AVCaptureConnection] { [] }
    /// Returns how a medium reaches the output: nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The settings of a photograph.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturephotosettings)
open class AVCapturePhotoSettings: NSObject {
    /// The format, by its keys, or nil.
    public final let format: [String: Any]?
    /// When the flash fires.
    public final var flashMode = AVCaptureDevice.FlashMode.off

    /// Creates the usual settings.
    public override init() { format = nil }
    /// Creates settings with a format.
    public init(format: [String: Any]?) { self.format = format }
}

/// A photograph. There is none.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturephoto)
open class AVCapturePhoto: NSObject {
    private let none: Absent

    init(_ none: Absent) { self.none = none }

    /// Returns the photograph as a file.
    open func fileDataRepresentation() -> Data? { none.answer() }
}

/// Receives photographs.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate)
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// A photograph was taken, or could not be.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Takes photographs. Without a camera it refuses to.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturephotooutput)
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Creates an output.
    public override init() {}
    /// Whether photographs have the highest resolution.
    public final var isHighResolutionCaptureEnabled = false
    /// Whether moving photographs can be taken: no.
    public final var isLivePhotoCaptureSupported: Bool { false }
    /// Whether moving photographs are taken: no, and setting it to true is reported.
    public final var isLivePhotoCaptureEnabled: Bool {
        get { false }
        set { if newValue { reportOnce("AVCapturePhotoOutput can't take live photos without a camera") } }
    }
    /// The formats of photographs: none.
    public final var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// The modes of the flash: none, as there is no flash.
    public final var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Reports that there is no camera: on iOS this is an error of the program.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        reportOnce("AVCapturePhotoOutput can't take a photograph without a camera")
    }
}

/// Receives frames.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate)
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A frame was recorded.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Passes on frames. There are none.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput)
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// Creates an output.
    public override init() {}
    /// The format of the frames.
    public final var videoSettings: [String: Any]! = [:]
    /// Whether frames that come too fast are dropped.
    public final var alwaysDiscardsLateVideoFrames = true
    /// The receiver.
    public private(set) final weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The queue on which the receiver is called.
    public private(set) final var sampleBufferCallbackQueue: DispatchQueue?
    /// Sets the receiver and its queue.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

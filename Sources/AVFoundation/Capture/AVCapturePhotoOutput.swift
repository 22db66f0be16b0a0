public import Foundation
import ObjectRuntime

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

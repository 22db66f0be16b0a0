public import Foundation

/// A source of a session.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcaptureinput)
open class AVCaptureInput: NSObject {}

/// A device as a source of a session. As there is no device, there is no such source.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput)
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public final let device: AVCaptureDevice

    /// Creates a source.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

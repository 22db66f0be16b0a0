import Foundation

/// A destination of a session. It receives nothing, as there is no camera.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcaptureoutput)
open class AVCaptureOutput: NSObject {
    /// How the inputs reach the output: they don't.
    public final var connections: [AVCaptureConnection] { [] }
    /// Returns how a medium reaches the output: nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

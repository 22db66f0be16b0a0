import CoreGraphics
public import Foundation
public import QuartzCore

/// A layer that shows what a camera sees: black, as there is no camera.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer)
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Creates a layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    public override init() {
        super.init()
        backgroundColor = CGColor(gray: 0, alpha: 1)
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The session.
    public final var session: AVCaptureSession?
    /// How the video fills the layer.
    public final var videoGravity = AVLayerVideoGravity.resizeAspect
    /// How the camera reaches the layer: nil.
    public final var connection: AVCaptureConnection? { nil }
    /// Whether frames are shown: no.
    public final var isPreviewing: Bool { false }
}

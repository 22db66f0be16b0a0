public import Foundation
import ObjectRuntime

/// How a video is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// The home button is below.
    case portrait = 1
    /// The home button is above.
    case portraitUpsideDown = 2
    /// The home button is on the right.
    case landscapeRight = 3
    /// The home button is on the left.
    case landscapeLeft = 4
}

/// How an input reaches an output. As there is no input, there is none.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcaptureconnection)
open class AVCaptureConnection: NSObject {
    private let none: Absent

    init(_ none: Absent) { self.none = none }

    /// How the video is turned.
    public final var videoOrientation: AVCaptureVideoOrientation {
        get { none.answer() }
        set { none.answer() }
    }
    /// Whether the video can be turned.
    public final var isVideoOrientationSupported: Bool { none.answer() }
    /// Whether the video is mirrored.
    public final var isVideoMirrored: Bool {
        get { none.answer() }
        set { none.answer() }
    }
    /// Whether the video can be mirrored.
    public final var isVideoMirroringSupported: Bool { none.answer() }
    /// Whether data pass.
    public final var isEnabled: Bool {
        get { none.answer() }
        set { none.answer() }
    }
}

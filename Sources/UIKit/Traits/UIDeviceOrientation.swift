/// How a device is held.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uideviceorientation)
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    /// The top is on the left.
    case landscapeLeft
    /// The top is on the right.
    case landscapeRight
    case faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned so.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

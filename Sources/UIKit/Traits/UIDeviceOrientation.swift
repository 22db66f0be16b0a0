/// The orientation of a device.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uideviceorientation)
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown, or upright with the home button at the bottom or at the top.
    case unknown, portrait, portraitUpsideDown
    /// Landscape, with the top on the left.
    case landscapeLeft
    /// Landscape, with the top on the right.
    case landscapeRight
    /// Flat, with the screen facing up or down.
    case faceUp, faceDown

    /// Whether the device is in portrait, including upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is lying flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is one that interfaces support.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

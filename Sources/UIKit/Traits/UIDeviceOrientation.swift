/// The orientation of a device.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uideviceorientation)
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known, or upright with the home button below or above.
    case unknown, portrait, portraitUpsideDown
    /// The top is on the left.
    case landscapeLeft
    /// The top is on the right.
    case landscapeRight
    /// Lying, with the screen up or down.
    case faceUp, faceDown

    /// Whether the device stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device stands on a long side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface supports the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

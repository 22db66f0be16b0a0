/// The orientation of the interface.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinterfaceorientation)
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Landscape, with the home button or indicator on the right.
    case landscapeRight = 3
    /// Landscape, with the home button or indicator on the left.
    case landscapeLeft = 4

    /// Whether the interface is wider than tall.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the interface is taller than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Orientations that a controller supports.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask)
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape, with the home indicator on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Landscape, with the home indicator on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations but upside down: the default on a phone.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

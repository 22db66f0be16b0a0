/// What gives way when a layer's superlayer changes its size.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caautoresizingmask)
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The margin towards x = 0.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 1 << 1)
    /// The margin on the side of the greatest x.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 1 << 2)
    /// The margin towards y = 0.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 1 << 4)
    /// The margin on the side of the greatest y.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 1 << 5)
}

/// The side of the layer that a transition begins at.
///
/// The names assume that y points up, as those of `CALayerContentsGravity` do: under iOS, where y points down, a
/// transition `fromTop` enters from the lower edge.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransitionsubtype)
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The edge with the largest x.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")

    /// The edge with the smallest x; the default without a subtype.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")

    /// The edge with the largest y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

    /// The edge with the smallest y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The side of the layer that a transition begins at.
///
/// The names suppose y up, as those of `CALayerContentsGravity` do: under iOS, where y points down, a transition `fromTop`
/// comes in from the lower edge.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransitionsubtype)
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The edge of the greatest x.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")

    /// The edge of the least x; what counts when there is no subtype.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")

    /// The edge of the greatest y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

    /// The edge of the least y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

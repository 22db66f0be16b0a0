/// How the lines of a text layer stand between its sides.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode)
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the side that the text begins at; the default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")

    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")

    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")

    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")

    /// From side to side, except for the last line of a paragraph.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

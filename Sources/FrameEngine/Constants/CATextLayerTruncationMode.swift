/// Where a text layer leaves out text that it has no room for.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode)
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nowhere: lines are cut off at the bounds. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")

    /// At the start of the line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")

    /// At the end of the line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")

    /// In the middle of the line.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

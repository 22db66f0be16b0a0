/// Where a text layer leaves out text that it has no room for.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode)
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case none, start, end, middle
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .none) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Nowhere: lines are cut off at the bounds. The default.
    public static let none = CATextLayerTruncationMode(.none)

    /// At the start of the line.
    public static let start = CATextLayerTruncationMode(.start)

    /// At the end of the line.
    public static let end = CATextLayerTruncationMode(.end)

    /// In the middle of the line.
    public static let middle = CATextLayerTruncationMode(.middle)
}

/// Where a text layer truncates text that doesn't fit.
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

    /// No truncation: lines are clipped to the bounds. The default.
    public static let none = CATextLayerTruncationMode(.none)

    /// Truncates the start of the line.
    public static let start = CATextLayerTruncationMode(.start)

    /// Truncates the end of the line.
    public static let end = CATextLayerTruncationMode(.end)

    /// Truncates the middle of the line.
    public static let middle = CATextLayerTruncationMode(.middle)
}

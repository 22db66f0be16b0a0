/// How the lines of a text layer stand between its sides.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode)
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case natural, left, right, center, justified
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .natural) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// At the side that the text begins at; the default.
    public static let natural = CATextLayerAlignmentMode(.natural)

    /// At the left.
    public static let left = CATextLayerAlignmentMode(.left)

    /// At the right.
    public static let right = CATextLayerAlignmentMode(.right)

    /// In the middle.
    public static let center = CATextLayerAlignmentMode(.center)

    /// From side to side, except for the last line of a paragraph.
    public static let justified = CATextLayerAlignmentMode(.justified)
}

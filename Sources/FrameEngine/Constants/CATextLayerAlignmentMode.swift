/// The horizontal alignment of a text layer's lines.
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

    /// Aligned to the side at which the text's writing direction begins; the default.
    public static let natural = CATextLayerAlignmentMode(.natural)

    /// Aligned left.
    public static let left = CATextLayerAlignmentMode(.left)

    /// Aligned right.
    public static let right = CATextLayerAlignmentMode(.right)

    /// Centred.
    public static let center = CATextLayerAlignmentMode(.center)

    /// Justified, except for the last line of a paragraph.
    public static let justified = CATextLayerAlignmentMode(.justified)
}

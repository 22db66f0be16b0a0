/// The rule that determines which parts of a path are inside.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule)
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case nonZero = "non-zero"
        case evenOdd = "even-odd"
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .nonZero) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Inside where the winding number is not zero; the default.
    public static let nonZero = CAShapeLayerFillRule(.nonZero)

    /// Inside where the winding number is odd.
    public static let evenOdd = CAShapeLayerFillRule(.evenOdd)
}

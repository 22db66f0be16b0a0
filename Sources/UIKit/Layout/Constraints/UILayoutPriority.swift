/// How important a constraint is, from 1 to 1000. Constraints of 1000 are required; of others, no less important one is
/// satisfied at the cost of a more important one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilayoutpriority)
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from 1 to 1,000, which is required.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: what must be.
    public static let required = UILayoutPriority(1000)
    /// 750: how much a view resists being smaller than its contents.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: above the priority of a scene's size.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the priority of a scene's size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: below the priority of a scene's size.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how much a view resists being larger than its contents.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the priority of the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }

    /// A priority that is higher by so much.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }

    /// A priority that is lower by so much.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }

    /// Raises a priority.
    public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }

    /// Lowers a priority.
    public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }

    /// Whether the solver can work with it.
    var isUsable: Bool { rawValue > 0 && rawValue <= UILayoutPriority.required.rawValue }
}

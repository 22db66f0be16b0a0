/// The priority of a constraint, from 1 to 1000. Constraints of 1000 are required; others are never satisfied at the
/// expense of a constraint with a higher priority.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilayoutpriority)
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from 1 to 1000; 1000 is required.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: required.
    public static let required = UILayoutPriority(1000)
    /// 750: the default priority with which a view resists compression below the size of its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: above the priority of a scene's size.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the priority of a scene's size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: below the priority of a scene's size.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the default priority with which a view resists growing beyond the size of its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the priority of the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }

    /// Returns a priority increased by a number.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }

    /// Returns a priority decreased by a number.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }

    /// Increases a priority.
    public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }

    /// Decreases a priority.
    public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }

    /// Whether the priority is valid for the solver.
    var isUsable: Bool { rawValue > 0 && rawValue <= UILayoutPriority.required.rawValue }
}

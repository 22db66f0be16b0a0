/// A horizontal or vertical axis.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/axis)
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical

    /// All values, in the order of their declaration.
    public static let allCases: [Axis] = [.horizontal, .vertical]

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of axes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/axis/set)
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One axis.
        public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

        /// The horizontal axis alone.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis alone.
        public static let vertical = Set(.vertical)

        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}

/// One side of a rectangle.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/edge)
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The side where text starts.
    case leading
    /// The bottom edge.
    case bottom
    /// The side where text ends.
    case trailing

    /// All values, in the order of their declaration.
    public static let allCases: [Edge] = [.top, .leading, .bottom, .trailing]

    /// A set of edges.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/edge/set)
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top alone.
        public static let top = Set(.top)
        /// The leading side alone.
        public static let leading = Set(.leading)
        /// The bottom alone.
        public static let bottom = Set(.bottom)
        /// The trailing side alone.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]

        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

/// The leading or the trailing edge.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/horizontaledge)
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The side where text starts.
    case leading
    /// The side where text ends.
    case trailing

    /// All values, in the order of their declaration.
    public static let allCases: [HorizontalEdge] = [.leading, .trailing]

    /// A set of edges.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/horizontaledge/set)
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One edge.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The leading side alone.
        public static let leading = Set(.leading)
        /// The trailing side alone.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom edge.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/verticaledge)
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// All values, in the order of their declaration.
    public static let allCases: [VerticalEdge] = [.top, .bottom]

    /// A set of edges.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/verticaledge/set)
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top alone.
        public static let top = Set(.top)
        /// The bottom alone.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

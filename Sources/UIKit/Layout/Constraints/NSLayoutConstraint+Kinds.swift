extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// The direction that something is laid out in.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// What of a view or guide a constraint is about: an edge, a middle, a baseline or a size of its alignment rectangle.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0

        /// The old name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// How the views of a visual format are aligned, and which way they follow each other.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions)
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        /// The attributes that the views share.
        var alignments: [Attribute] {
            (1...12).compactMap { rawValue & (1 << UInt($0)) != 0 ? Attribute(rawValue: $0) : nil }
        }
    }
}

/// What an attribute means for the solver.
struct AttributeMeaning {
    enum Place { case low, middle, high, length, firstBaseline, lastBaseline }

    var axis: NSLayoutConstraint.Axis
    var place: Place
    /// Whether it turns round where one reads from right to left.
    var isDirectional = false
    var isWithinMargins = false

    var isLength: Bool { place == .length }
}

extension NSLayoutConstraint.Attribute {
    /// Nil for `notAnAttribute`.
    var meaning: AttributeMeaning? {
        switch self {
        case .left: AttributeMeaning(axis: .horizontal, place: .low)
        case .right: AttributeMeaning(axis: .horizontal, place: .high)
        case .top: AttributeMeaning(axis: .vertical, place: .low)
        case .bottom: AttributeMeaning(axis: .vertical, place: .high)
        case .leading: AttributeMeaning(axis: .horizontal, place: .low, isDirectional: true)
        case .trailing: AttributeMeaning(axis: .horizontal, place: .high, isDirectional: true)
        case .width: AttributeMeaning(axis: .horizontal, place: .length)
        case .height: AttributeMeaning(axis: .vertical, place: .length)
        case .centerX: AttributeMeaning(axis: .horizontal, place: .middle)
        case .centerY: AttributeMeaning(axis: .vertical, place: .middle)
        case .lastBaseline: AttributeMeaning(axis: .vertical, place: .lastBaseline)
        case .firstBaseline: AttributeMeaning(axis: .vertical, place: .firstBaseline)
        case .leftMargin: AttributeMeaning(axis: .horizontal, place: .low, isWithinMargins: true)
        case .rightMargin: AttributeMeaning(axis: .horizontal, place: .high, isWithinMargins: true)
        case .topMargin: AttributeMeaning(axis: .vertical, place: .low, isWithinMargins: true)
        case .bottomMargin: AttributeMeaning(axis: .vertical, place: .high, isWithinMargins: true)
        case .leadingMargin:
            AttributeMeaning(axis: .horizontal, place: .low, isDirectional: true, isWithinMargins: true)
        case .trailingMargin:
            AttributeMeaning(axis: .horizontal, place: .high, isDirectional: true, isWithinMargins: true)
        case .centerXWithinMargins: AttributeMeaning(axis: .horizontal, place: .middle, isWithinMargins: true)
        case .centerYWithinMargins: AttributeMeaning(axis: .vertical, place: .middle, isWithinMargins: true)
        case .notAnAttribute: nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    var linear: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}

extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// Less than or equal.
        case lessThanOrEqual = -1
        /// Equal.
        case equal
        /// Greater than or equal.
        case greaterThanOrEqual
    }

    /// An axis of layout.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal
        /// The vertical axis.
        case vertical
    }

    /// An attribute of a view's or guide's alignment rectangle: an edge, a centre, a baseline or a dimension.
    public enum Attribute: Int, Sendable {
        /// An edge, a dimension or a centre of the alignment rectangle.
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        /// The baseline of the last or the first line of text.
        case lastBaseline, firstBaseline
        /// An edge of the area within the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// A centre of the area within the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// No attribute: the other side is the constant alone.
        case notAnAttribute = 0

        /// The former name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// The alignment and direction of the views in a visual format.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions)
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centres.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centres.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The mask of the alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Lays out horizontal formats from the leading to the trailing edge.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Lays out horizontal formats from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Lays out horizontal formats from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The mask of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Measures spacing between edges.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical spacing between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The mask of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        /// The attributes by which the views are aligned.
        var alignments: [Attribute] {
            (1...12).compactMap { rawValue & (1 << UInt($0)) != 0 ? Attribute(rawValue: $0) : nil }
        }
    }
}

/// The meaning of an attribute for the solver.
struct AttributeMeaning {
    enum Place { case low, middle, high, length, firstBaseline, lastBaseline }

    var axis: NSLayoutConstraint.Axis
    var place: Place
    /// Whether the attribute is mirrored in right-to-left layouts.
    var isDirectional = false
    var isWithinMargins = false

    var isLength: Bool { place == .length }
}

extension NSLayoutConstraint.Attribute {
    /// The meaning; nil for `notAnAttribute`.
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

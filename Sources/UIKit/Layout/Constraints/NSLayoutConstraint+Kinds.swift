extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// At most as much.
        case lessThanOrEqual = -1
        /// As much.
        case equal
        /// At least as much.
        case greaterThanOrEqual
    }

    /// The direction that something is laid out in.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// Up and down.
        case vertical
    }

    /// An attribute of a view's or guide's alignment rectangle: an edge, a centre, a baseline or a dimension.
    public enum Attribute: Int, Sendable {
        /// A side, a size or a middle of the alignment rectangle.
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        /// The baseline of the last or the first line of text.
        case lastBaseline, firstBaseline
        /// A side of what lies within the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// A middle of what lies within the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// No attribute: the other side is the constant alone.
        case notAnAttribute = 0

        /// The old name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// The alignment and direction of the views in a visual format.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions)
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left sides in one line.
        public static let alignAllLeft = FormatOptions(.left)
        /// Right sides in one line.
        public static let alignAllRight = FormatOptions(.right)
        /// Tops in one line.
        public static let alignAllTop = FormatOptions(.top)
        /// Bottoms in one line.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Leading sides in one line.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Trailing sides in one line.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Middles across in one line.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Middles up and down in one line.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Baselines of last lines in one line.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Baselines of first lines in one line.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of what views share.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// A line goes from the side where text begins.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A line goes from the left to the right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A line goes from the right to the left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of which way a line goes.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are between edges.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Distances up and down are between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit of what distances are between.
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

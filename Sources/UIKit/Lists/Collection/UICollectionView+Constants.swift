extension UICollectionView {
    /// The kind of an element.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory)
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell
        /// A supplementary view, such as a header.
        case supplementaryView
        /// A decoration.
        case decorationView
    }

    /// The direction in which a layout's lines follow each other.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection)
    public enum ScrollDirection: Int, Sendable {
        /// Down.
        case vertical
        /// To the side.
        case horizontal
    }

    /// Where scrolling brings an item.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition)
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// To the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// To the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// To the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// To the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// To the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How soon items make room for one that is dragged.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum)
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate
        /// Soon.
        case fast
        /// After a while.
        case slow
    }

    /// Whether cells that want another size are resized.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// They are not.
        case disabled
        /// They are when they call `invalidateIntrinsicContentSize()`.
        case enabled
        /// They are as well when constraints in them change.
        case enabledIncludingConstraints
    }

    /// The kind of headers of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of footers of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

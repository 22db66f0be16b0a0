extension UICollectionView {
    /// The category of an element.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory)
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell
        /// A supplementary view, such as a header.
        case supplementaryView
        /// A decoration view.
        case decorationView
    }

    /// The direction in which a layout scrolls.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection)
    public enum ScrollDirection: Int, Sendable {
        /// Vertically.
        case vertical
        /// Horizontally.
        case horizontal
    }

    /// Where scrolling places an item.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition)
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// Centred vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// Centred horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How soon items make room for a dragged one.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum)
    public enum ReorderingCadence: Int, Sendable {
        /// Immediately.
        case immediate
        /// After a short delay.
        case fast
        /// After a longer delay.
        case slow
    }

    /// Whether self-sizing cells are resized when their size is invalidated.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// They aren't resized.
        case disabled
        /// They are resized when they call `invalidateIntrinsicContentSize()`.
        case enabled
        /// They are also resized when constraints in them change.
        case enabledIncludingConstraints
    }

    /// The element kind of section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The element kind of section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

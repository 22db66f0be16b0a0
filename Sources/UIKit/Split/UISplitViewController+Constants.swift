public import CoreGraphics

extension UISplitViewController {
    /// The style, which determines the number of columns.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum)
    public enum Style: Int, Sendable {
        /// Two controllers side by side, held by `viewControllers`.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// A column.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column)
    public enum Column: Int, Sendable {
        /// The primary column, at the edge.
        case primary
        /// The supplementary column, in the middle of three.
        case supplementary
        /// The secondary column, the widest.
        case secondary
        /// The column that replaces all others in a compact environment.
        case compact
    }

    /// The columns that are shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum)
    public enum DisplayMode: Int, Sendable {
        /// Depends on the behaviour and the available space.
        case automatic
        /// The secondary column only.
        case secondaryOnly
        /// One column beside the secondary one.
        case oneBesideSecondary
        /// One column over the secondary one.
        case oneOverSecondary
        /// Two columns beside the secondary one.
        case twoBesideSecondary
        /// Two columns over the secondary one.
        case twoOverSecondary
        /// Two columns that push the secondary one partly out of view.
        case twoDisplaceSecondary

        /// The former name of `.secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of `.oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of `.oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns are shown relative to the secondary one.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum)
    public enum SplitBehavior: Int, Sendable {
        /// Depends on the available space.
        case automatic
        /// Beside the secondary one.
        case tile
        /// Over the secondary one.
        case overlay
        /// Pushing the secondary one aside.
        case displace
    }

    /// The visibility of the display mode button.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum)
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Shown if a gesture shows columns.
        case automatic
        /// Never, or always.
        case never, always
    }

    /// The edge of the primary column.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum)
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge, or the trailing edge.
        case leading, trailing
    }

    /// The background style of the primary column.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle)
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A sidebar's background.
        case sidebar
    }

    /// The automatic width.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
    /// The number of columns shown beside the secondary one.
    var columnCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether columns cover or displace the secondary one.
    var coversSecondary: Bool {
        self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }

    /// The behaviour that the mode belongs to; nil if no column is shown.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }
}

extension UISplitViewController.SplitBehavior {
    /// The mode with a number of columns.
    func mode(columnCount: Int) -> UISplitViewController.DisplayMode {
        switch columnCount {
        case ..<1: .secondaryOnly
        case 1: self == .overlay ? .oneOverSecondary : .oneBesideSecondary
        default: self == .overlay ? .twoOverSecondary : self == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
        }
    }
}

public import CoreGraphics

extension UISplitViewController {
    /// How many columns there are.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum)
    public enum Style: Int, Sendable {
        /// Two controllers beside each other, which `viewControllers` holds.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// A place for a controller.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column)
    public enum Column: Int, Sendable {
        /// The column at the edge.
        case primary
        /// The column in the middle of three.
        case supplementary
        /// The wide column.
        case secondary
        /// What shows in place of all columns where there is little room.
        case compact
    }

    /// Which columns show.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum)
    public enum DisplayMode: Int, Sendable {
        /// What suits the behaviour and the room there is.
        case automatic
        /// The secondary column alone.
        case secondaryOnly
        /// One column beside the secondary one.
        case oneBesideSecondary
        /// One column over the secondary one.
        case oneOverSecondary
        /// Two columns beside the secondary one.
        case twoBesideSecondary
        /// Two columns over the secondary one.
        case twoOverSecondary
        /// Two columns that push the secondary one partly out of sight.
        case twoDisplaceSecondary

        /// The former name of `.secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of `.oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of `.oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns come to show.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum)
    public enum SplitBehavior: Int, Sendable {
        /// What suits the room there is.
        case automatic
        /// Beside the secondary one.
        case tile
        /// Over the secondary one.
        case overlay
        /// Pushing the secondary one aside.
        case displace
    }

    /// When the button for the display mode shows.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum)
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where a gesture shows columns.
        case automatic
        /// Never, or always.
        case never, always
    }

    /// The edge at which the primary column is.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum)
    public enum PrimaryEdge: Int, Sendable {
        /// The edge where text begins, or where it ends.
        case leading, trailing
    }

    /// What lies behind the primary column.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle)
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing.
        case none
        /// The look of a sidebar.
        case sidebar
    }

    /// A width that the system chooses.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
    /// How many columns show beside the secondary one.
    var columnCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether columns lie over the secondary one, or push it away.
    var coversSecondary: Bool {
        self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }

    /// How these columns come to show; nil where none does.
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
    /// The mode in which so many columns show.
    func mode(columnCount: Int) -> UISplitViewController.DisplayMode {
        switch columnCount {
        case ..<1: .secondaryOnly
        case 1: self == .overlay ? .oneOverSecondary : .oneBesideSecondary
        default: self == .overlay ? .twoOverSecondary : self == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
        }
    }
}

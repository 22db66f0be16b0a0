/// An element's accessibility traits: its role and behaviour.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits)
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// Behaves as a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Behaves as a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// Is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays its own sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// Behaves as a keyboard key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Is text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Summarizes important information when the application starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Is disabled and doesn't respond to touches.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts playing or recording media when activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Handles touches directly, as a drawing surface does.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when the text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Is the header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// Behaves as a toggle button.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The type of an accessibility container.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype)
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container.
    case none
    /// A table of data, with rows and columns.
    case dataTable
    /// A list.
    case list
    /// A landmark, such as those of a web page.
    case landmark
    /// A group of related elements.
    case semanticGroup
}

/// The order in which assistive technologies navigate a container's elements.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle)
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system's default.
    case automatic
    /// Navigates each element separately.
    case separate
    /// Navigates all elements as one.
    case combined
}

/// The direction in which an assistive technology scrolls.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection)
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// A direction in which an assistive technology scrolls.
    case right = 1, left, up, down, next, previous
}

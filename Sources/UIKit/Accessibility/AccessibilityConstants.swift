public import Foundation

/// An element's accessibility traits: its role and behaviour.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits)
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// Works like a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Works like a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// Is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound of its own when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// Works like a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Sums up what matters when the application starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Is not enabled, and answers no touch.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Is a field for searching.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts to play or record when activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches itself, as a drawing surface does.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when its text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Begins a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// Is a button that goes on and off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The kind of a container of elements.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype)
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container.
    case none
    /// A table of data, with rows and columns.
    case dataTable
    /// A list.
    case list
    /// A landmark of the page.
    case landmark
    /// Elements that belong together.
    case semanticGroup
}

/// The order of navigation through a container's elements.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle)
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// One element after the other.
    case separate
    /// All elements as one.
    case combined
}

/// The direction in which an assistive technology scrolls.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection)
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Which way a gesture of assistive technology scrolls.
    case right = 1, left, up, down, next, previous
}

/// A custom action of an element.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action; returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The action's name.
    open var name: String
    /// The image that stands for the action.
    open var image: UIImage?
    /// What the action does; says whether it could.
    open var actionHandler: Handler?

    /// Makes an action with a name that is read out.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}

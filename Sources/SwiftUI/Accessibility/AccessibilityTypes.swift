import UIKit

/// The accessibility traits of an element.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilitytraits)
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    private init(bit: UInt32) { bits = 1 << bit }

    /// No traits.
    public init() { bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// A header.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// A selected element.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// An image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// An element that plays its own sound.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// Static text.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// A summary, which is read first.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// An element that updates its label or value frequently.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// An element that starts playing or recording media when activated.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// An element that handles touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// An element that turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// An element that prevents access to others.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bit: 15)

    /// Returns whether all of the given traits are included.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// Returns the union of both sets of traits.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0 | other.bits } }
    /// Returns the intersection of both sets of traits.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0 & other.bits } }
    /// Returns the symmetric difference of both sets of traits.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0 ^ other.bits } }
    /// Adds the given traits.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Removes all traits except the given ones.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Adds the given traits that are not included, and removes the others.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Adds traits; returns whether they were newly added.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    /// Removes traits; returns them if they were included.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        bits &= ~member.bits
        return had ? member : nil
    }

    /// Adds traits; returns them if they were already included.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(newMember)
        bits |= newMember.bits
        return had ? newMember : nil
    }

    private func changed(_ change: (UInt32) -> UInt32) -> AccessibilityTraits {
        var copy = self
        copy.bits = change(bits)
        return copy
    }

    /// The corresponding UIKit traits; there is none for modal elements.
    var uiKit: UIAccessibilityTraits {
        let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
            (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
            (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound),
            (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText), (.isSummaryElement, .summaryElement),
            (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
            (.isToggle, .toggleButton),
        ]
        return pairs.reduce(into: .none) { if contains($1.0) { $0.insert($1.1) } }
    }
}

/// How an element treats its children.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }

    let kind: Kind

    /// The children are ignored.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The children are kept, in a container.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The children are combined into one element, with their labels joined.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// An accessibility action.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityactionkind)
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable { case activate, escape, magicTap, named(Text) }

    let kind: Kind

    /// The action of a tap.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// Dismisses or leaves the element.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important action.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    init(kind: Kind) { self.kind = kind }

    /// A named action.
    public init(named name: Text) { kind = .named(name) }
}

/// The direction of a value's adjustment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection)
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Increases or decreases the value.
    case increment, decrement
}

import UIKit

/// What assistive technologies are told of an element's role.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilitytraits)
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    private init(bit: UInt32) { bits = 1 << bit }

    /// No traits.
    public init() { bits = 0 }

    /// A button, a header, something selected, a link, a field for searching, an image.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// A header.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// Something selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// A field for searching.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// An image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// Something that makes a sound of its own.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// Text that can't be changed.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// What is to be read first.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// Something that starts to play or record.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// Something that is touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// Something that turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Something that keeps all else from being reached.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bit: 15)

    /// Whether all of these traits are there.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// Returns the traits of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0 | other.bits } }
    /// Returns the traits that both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0 & other.bits } }
    /// Returns the traits that one of both has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0 ^ other.bits } }
    /// Adds traits.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Removes all but these traits.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Adds those of these traits that are not there, and removes the others.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Adds traits; returns whether they were not there.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    /// Removes traits; returns them if they were there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        bits &= ~member.bits
        return had ? member : nil
    }

    /// Adds traits; returns them if they were there.
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

    /// UIKit's traits of the same meaning; being modal is none of them.
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

/// What becomes of the elements in an element.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }

    let kind: Kind

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay, in a container.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They become one, with their labels one after the other.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// An action that assistive technologies offer.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityactionkind)
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable { case activate, escape, magicTap, named(Text) }

    let kind: Kind

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// What leaves the element.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important thing.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    init(kind: Kind) { self.kind = kind }

    /// An action with a name.
    public init(named name: Text) { kind = .named(name) }
}

/// Which way a value is to change.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection)
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up or down.
    case increment, decrement
}

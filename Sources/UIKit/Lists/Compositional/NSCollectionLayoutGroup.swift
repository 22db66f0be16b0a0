import CoreGraphics
public import Foundation

/// Returns the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group that code arranges.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem)
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group.
    public final let frame: CGRect
    /// What is greater lies in front.
    public final let zIndex: Int

    /// Creates the place of an item.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates the place of an item, with how far in front it lies.
    public init(frame: CGRect, zIndex: Int) {
        if !frame.isFinite { reportOnce("\(type(of: self)) can't have a frame of \(frame); it is empty") }
        (self.frame, self.zIndex) = (frame.isFinite ? frame : .zero, zIndex)
        super.init()
    }
}

/// Items beside each other, above each other, or where code puts them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup)
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @preconcurrency NSCopying {
    enum Arrangement {
        /// The items in turn, as many as there is room for.
        case row(isHorizontal: Bool)
        /// One item so many times, which share the room where `sharesRoom` says so.
        case repeating(isHorizontal: Bool, count: Int, sharesRoom: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// How many groups are within each other.
    private let depth: Int
    /// The items of the group.
    public final let subitems: [NSCollectionLayoutItem]
    /// The room between items. None by default.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// What stands at the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaries }
        set { ownSupplementaries = newValue }
    }

    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        let depth = 1 + (subitems.lazy.compactMap { ($0 as? NSCollectionLayoutGroup)?.depth }.max() ?? 0)
        let isTooDeep = depth > NSCollectionLayoutGroup.maxDepth
        if isTooDeep {
            reportOnce("Groups of a layout can't be within each other \(depth) times; the last has no items")
        }
        (self.subitems, self.arrangement, self.depth) = (isTooDeep ? [] : subitems, arrangement, isTooDeep ? 1 : depth)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private static let maxDepth = 64

    private class func repeating(
        _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem, _ count: Int, isHorizontal: Bool,
        sharesRoom: Bool
    ) -> Self {
        let taken = min(max(1, count), GroupSolver.maxItems)
        if taken != count { reportOnce("A group can't have an item \(count) times; it has it \(taken) times") }
        return make(
            size, [item], .repeating(isHorizontal: isHorizontal, count: taken, sharesRoom: sharesRoom))
    }

    /// Whether code says where items lie: it may say something else each time.
    final var isCustom: Bool {
        if case .custom = arrangement { return true }
        return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.isCustom == true }
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
    ) -> Self { unsafeDowncast(NSCollectionLayoutGroup(size, subitems, arrangement), to: Self.self) }

    /// A group of items beside each other, in turn, as many as there is room for.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .row(isHorizontal: true))
    }

    /// A group of items above each other, in turn, as many as there is room for.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .row(isHorizontal: false))
    }

    /// A group of an item so many times, beside each other.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: true, sharesRoom: false) }

    /// A group of an item so many times, above each other.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: false, sharesRoom: false) }

    /// A group of an item so many times, beside each other, which share the room equally.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: true, sharesRoom: true) }

    /// A group of an item so many times, above each other, which share the room equally.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: false, sharesRoom: true) }

    /// A group whose items code puts where it likes.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, [], .custom(itemProvider)) }

    /// The group as text, for reading.
    open func visualDescription() -> String {
        "\(type(of: self)) \(arrangement) with \(subitems.count) subitems, size \(layoutSize.widthDimension.dimension) by "
            + "\(layoutSize.heightDimension.dimension)"
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
        (copy.interItemSpacing, copy.contentInsets, copy.edgeSpacing) = (interItemSpacing, contentInsets, edgeSpacing)
        copy.ownSupplementaries = ownSupplementaries
        return copy
    }
}

/// What a layout is made for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment)
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room that there is.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// The room that there is for a layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer)
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size after insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets with those around.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and the traits of a layout.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

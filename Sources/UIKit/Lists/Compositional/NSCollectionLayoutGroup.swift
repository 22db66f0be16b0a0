import CoreGraphics
public import Foundation

/// Returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem)
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group's coordinates.
    public final let frame: CGRect
    /// The stacking order: items with greater values are in front.
    public final let zIndex: Int

    /// Creates an item with a frame in the group's coordinates.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item with a frame in the group's coordinates and a stacking order.
    public init(frame: CGRect, zIndex: Int) {
        if !frame.isFinite { reportOnce("\(type(of: self)) can't have a frame of \(frame); it is empty") }
        (self.frame, self.zIndex) = (frame.isFinite ? frame : .zero, zIndex)
        super.init()
    }
}

/// A group that arranges items in a row, in a column, or with frames that your code computes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup)
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @preconcurrency NSCopying {
    enum Arrangement {
        /// The items in turn, as many as fit.
        case row(isHorizontal: Bool)
        /// One item, repeated `count` times; the items share the space equally if `sharesRoom` is true.
        case repeating(isHorizontal: Bool, count: Int, sharesRoom: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The nesting depth of groups.
    private let depth: Int
    /// The items of the group.
    public final let subitems: [NSCollectionLayoutItem]
    /// The spacing between items. None by default.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The supplementary items anchored to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaries }
        set { ownSupplementaries = newValue }
    }

    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        let depth = 1 + (subitems.lazy.compactMap { ($0 as? NSCollectionLayoutGroup)?.depth }.max() ?? 0)
        let isTooDeep = depth > NSCollectionLayoutGroup.maxDepth
        if isTooDeep {
            reportOnce("Groups of a layout can't be nested \(depth) deep; the innermost has no items")
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

    /// Whether a closure computes the frames: it may return others each time.
    final var isCustom: Bool {
        if case .custom = arrangement { return true }
        return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.isCustom == true }
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
    ) -> Self { unsafeDowncast(NSCollectionLayoutGroup(size, subitems, arrangement), to: Self.self) }

    /// Creates a row of the items in turn, as many as fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .row(isHorizontal: true))
    }

    /// Creates a column of the items in turn, as many as fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .row(isHorizontal: false))
    }

    /// Creates a row of one item, repeated a number of times.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: true, sharesRoom: false) }

    /// Creates a column of one item, repeated a number of times.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: false, sharesRoom: false) }

    /// Creates a row of one item, repeated a number of times, with widths that share the space equally.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: true, sharesRoom: true) }

    /// Creates a column of one item, repeated a number of times, with heights that share the space equally.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(layoutSize, subitem, count, isHorizontal: false, sharesRoom: true) }

    /// Creates a group whose items' frames a closure computes.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, [], .custom(itemProvider)) }

    /// Returns a readable description of the group.
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

/// The environment that a layout is created for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment)
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container, with its size and insets.
    var container: any NSCollectionLayoutContainer { get }
    /// The trait collection.
    var traitCollection: UITraitCollection { get }
}

/// The container of a layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer)
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size after insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets combined with those of the enclosing containers.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and traits of a layout.
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

public import CoreGraphics
public import Foundation

/// Items that move as one body with their combined shape.
///
/// Add the group, not its items, to behaviours.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicitemgroup)
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// An item, and its position relative to the unrotated group's centre.
    struct Part {
        let item: any UIDynamicItem
        let offset: CGPoint
        let transform: CGAffineTransform
    }

    final let parts: [Part]

    /// The items.
    open var items: [any UIDynamicItem] { parts.map(\.item) }

    /// Creates a group of items at their current positions. Groups can't be nested: a group among the items is
    /// left out.
    public init(items: [any UIDynamicItem]) {
        let single = items.filter { item in
            guard item is UIDynamicItemGroup else { return true }
            reportOnce("A UIDynamicItemGroup can't be in another one")
            return false
        }
        let frame = single.map(\.dynamicFrame).reduce(CGRect.null) { $0.union($1) }
        let middle = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        parts = single.map { item in
            let offset = CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y)
            return Part(item: item, offset: offset, transform: item.transform)
        }
        center = middle
        bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
        super.init()
    }

    /// The centre of the items' bounding box, in points. Setting it moves the items.
    open var center: CGPoint { didSet { place() } }

    /// The size of the items' bounding box, in points.
    public let bounds: CGRect

    /// The transform that the group applies to its items. The identity initially.
    open var transform = CGAffineTransform.identity { didSet { place() } }

    /// The combined shapes of the items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    /// The corners of the items' bounding box.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(origin: .zero, size: bounds.size).offsetBy(dx: -bounds.width / 2, dy: -bounds.height / 2))
    }

    private func place() {
        for part in parts {
            let offset = part.offset.applying(transform)
            part.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            part.item.transform = part.transform.concatenating(transform)
        }
    }
}

extension UIDynamicItem {
    /// The bounding box of the item, in the animator's coordinates.
    var dynamicFrame: CGRect {
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}

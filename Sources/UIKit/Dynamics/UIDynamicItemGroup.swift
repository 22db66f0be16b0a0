public import CoreGraphics
public import Foundation

/// Items that move as one body, whose shape is all of theirs.
///
/// Add the group to behaviours, not its items.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicitemgroup)
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// An item, and where it is from the group's centre while that is not turned.
    struct Part {
        let item: any UIDynamicItem
        let offset: CGPoint
        let transform: CGAffineTransform
    }

    final let parts: [Part]

    /// The items.
    open var items: [any UIDynamicItem] { parts.map(\.item) }

    /// Creates a group around items where they are. A group can't be in a group, and is left out.
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

    /// The centre of the rectangle around the items, in points. Setting it moves them.
    open var center: CGPoint { didSet { place() } }

    /// The size of the rectangle around the items, in points.
    public let bounds: CGRect

    /// The transform that the group has moved its items by. The identity at first.
    open var transform = CGAffineTransform.identity { didSet { place() } }

    /// The shapes of the items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    /// The corners of the rectangle around the items.
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
    /// The rectangle around the item, in the animator's coordinates.
    var dynamicFrame: CGRect {
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}

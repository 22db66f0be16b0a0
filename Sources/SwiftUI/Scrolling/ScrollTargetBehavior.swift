public import CoreGraphics
public import Foundation
import UIKit

/// The position at which scrolling is about to end.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltarget)
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will be visible, in points.
    public var rect: CGRect
    /// The anchor in the rectangle that is aligned; nil for none.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// A behaviour that determines where scrolling ends.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior)
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// The context of the scrolling.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where scrolling ends.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The context in which a scroll target is determined.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext)
@MainActor @preconcurrency
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target when the drag began.
    public let originalTarget: ScrollTarget
    /// The velocity of the scrolling, in points per second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes of the scroll view.
    public let axes: Axis.Set

    let environment: EnvironmentValues
    /// The frames of the scroll targets in the content.
    let frames: [CGRect]

    /// Returns a value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behaviour that ends scrolling at multiples of the scroll view's size.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    public nonisolated init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.origin
        func page(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat, _ content: CGFloat, _ velocity: CGFloat)
            -> CGFloat
        {
            guard length > 0 else { return place }
            let first = (start / length).rounded()
            // Determined by the finger's velocity, or by where it was lifted; never further than one page.
            let wanted = abs(velocity) > 300 ? first + (velocity > 0 ? 1 : -1) : (place / length).rounded()
            let last = max(0, ((content - length) / length).rounded(.up))
            return min(max(min(max(wanted, first - 1), first + 1), 0), last) * length
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, start.x, context.containerSize.width, context.contentSize.width, context.velocity.dx)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, start.y, context.containerSize.height, context.contentSize.height,
                context.velocity.dy)
        }
    }
}

/// A behaviour that ends scrolling at the edges of the views of a `scrollTargetLayout`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit on how far a single drag scrolls.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior)
    public struct LimitBehavior: Hashable, Sendable {
        private let number: Int

        /// One view if the scroll view is compact along its axis, otherwise unlimited.
        public static let automatic = LimitBehavior(number: 0)
        /// At most as many views as are visible.
        public static let always = LimitBehavior(number: 1)
        /// Unlimited.
        public static let never = LimitBehavior(number: 2)

        var isLimited: Bool { number == 1 }
    }

    private let limit: LimitBehavior

    /// Creates the behaviour with a limit.
    public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.origin
        func nearest(_ place: CGFloat, _ start: CGFloat, _ edges: [CGFloat], _ length: CGFloat) -> CGFloat {
            var place = place
            if limit.isLimited { place = min(max(place, start - length), start + length) }
            return edges.min { abs($0 - place) < abs($1 - place) } ?? place
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = nearest(
                target.rect.minX, start.x, context.frames.map(\.minX), context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = nearest(
                target.rect.minY, start.y, context.frames.map(\.minY), context.containerSize.height)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Ends scrolling at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Ends scrolling at the edges of the views of a `scrollTargetLayout`.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Ends scrolling at the edges of the views of a `scrollTargetLayout`, with a limit.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// A type-erased behaviour.
struct AnyScrollTargetBehavior {
    private let behavior: any ScrollTargetBehavior

    init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

    /// Paging and aligned scrolling decelerate fast.
    var decelerationRate: UIScrollView.DecelerationRate { .fast }

    /// Returns the offset at which scrolling ends.
    @MainActor
    func restingOffset(for node: ScrollNode, proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let view = node.scrollView
        let inset = view.contentInset
        let size = CGRect(origin: .zero, size: view.bounds.size).inset(by: inset).size
        func rect(_ offset: CGPoint) -> CGRect {
            CGRect(origin: CGPoint(x: offset.x + inset.left, y: offset.y + inset.top), size: size)
        }
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: rect(node.dragStart)),
            velocity: CGVector(dx: velocity.x * 1_000, dy: velocity.y * 1_000), contentSize: view.contentSize,
            containerSize: size, axes: node.axes, environment: node.scope.values,
            frames: node.targets(around: rect(proposed)).map(\.frame))
        var target = ScrollTarget(rect: rect(proposed))
        behavior.updateTarget(&target, context: context)
        return node.limited(
            CGPoint(x: target.rect.minX - inset.left, y: target.rect.minY - inset.top))
    }
}

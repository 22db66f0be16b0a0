public import CoreGraphics
public import Foundation
import UIKit

/// Where scrolling is about to come to rest.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltarget)
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will be in sight, in points.
    public var rect: CGRect
    /// The point of it that matters most; nil for none.
    public var anchor: UnitPoint?

    /// Makes a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// Decides where scrolling comes to rest.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior)
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// The circumstances of the scrolling.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where scrolling comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The circumstances in which scrolling is about to come to rest.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext)
@MainActor @preconcurrency
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where it would have come to rest when the finger touched.
    public let originalTarget: ScrollTarget
    /// How fast it moves, in points per second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes of the scroll view.
    public let axes: Axis.Set

    let environment: EnvironmentValues
    /// The views that it may come to rest at, in the content.
    let frames: [CGRect]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at multiples of the scroll view's size.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behaviour.
    public nonisolated init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.origin
        func page(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat, _ content: CGFloat, _ velocity: CGFloat)
            -> CGFloat
        {
            guard length > 0 else { return place }
            let first = (start / length).rounded()
            // By the speed of the finger, or by where it has let go; never further than one page.
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

/// Comes to rest at the edges of the views of a `scrollTargetLayout`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one movement of the finger scrolls.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior)
    public struct LimitBehavior: Hashable, Sendable {
        private let number: Int

        /// One view where the scroll view is compact along its axis, otherwise as far as it goes.
        public static let automatic = LimitBehavior(number: 0)
        /// At most as many views as are in sight.
        public static let always = LimitBehavior(number: 1)
        /// As far as it goes.
        public static let never = LimitBehavior(number: 2)

        var isLimited: Bool { number == 1 }
    }

    private let limit: LimitBehavior

    /// Makes the behaviour with a limit.
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
    /// Comes to rest at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest at the edges of the views of a `scrollTargetLayout`.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest at the edges of the views of a `scrollTargetLayout`, with a limit.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// A behaviour of any type.
struct AnyScrollTargetBehavior {
    private let behavior: any ScrollTargetBehavior

    init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

    /// Paging and aligned scrolling come to rest soon.
    var decelerationRate: UIScrollView.DecelerationRate { .fast }

    /// The offset at which scrolling comes to rest.
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

import CoreGraphics
import QuartzCore

/// Where a view is in its way through what a scroll view shows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltransitionphase)
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is about to come in at the top or leading edge, or has left there.
    case topLeading
    /// It is in sight.
    case identity
    /// It is about to come in at the bottom or trailing edge, or has left there.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view's look changes as it is scrolled through the edges of what shows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration)
public struct ScrollTransitionConfiguration: Sendable {
    enum Pace: Sendable {
        /// The look changes at once, in an animation, when the threshold is crossed.
        case animated(Animation)
        /// The look follows the scrolling.
        case interactive(UnitCurve)
        case identity
    }

    var pace: Pace
    var threshold = Threshold.visible

    /// The look changes in an animation when the view comes into sight.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .animated(animation))
    }

    /// The look changes in the default animation when the view comes into sight.
    public static let animated = ScrollTransitionConfiguration(pace: .animated(.default))

    /// The look follows the view's way from out of sight to the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .interactive(timingCurve))
    }

    /// The look follows the view's way from out of sight to the threshold, easing in and out.
    public static let interactive = ScrollTransitionConfiguration(pace: .interactive(.easeInOut))

    /// The look doesn't change.
    public static let identity = ScrollTransitionConfiguration(pace: .identity)

    /// The configuration with another animation; one that is interactive stays so.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = pace else { return self }
        var copy = self
        copy.pace = .animated(animation)
        return copy
    }

    /// The configuration with another place where the transition has ended.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How much of a view has come in where its transition has ended.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold)
    public struct Threshold: Sendable {
        /// How far the leading edge of a view has come in where the transition has ended, in points, for its length
        /// and the viewport's.
        let distance: @Sendable (_ length: CGFloat, _ viewport: CGFloat) -> CGFloat

        /// The whole view is in sight.
        public static let visible = Threshold { length, _ in length }
        /// Nothing of the view is in sight yet.
        public static let hidden = Threshold { _, _ in 0 }
        /// The view is in the middle of what shows.
        public static let centered = Threshold { length, viewport in (viewport + length) / 2 }

        /// A part of the view is in sight: from 0 for none to 1 for all.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = amount.isFinite ? CGFloat(amount) : 1
            return Threshold { length, _ in length * amount }
        }

        /// A threshold on the way from this one, at 0, to another, at 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? CGFloat(amount) : 0
            return Threshold { [distance] length, viewport in
                let start = distance(length, viewport)
                return start + (other.distance(length, viewport) - start) * amount
            }
        }

        /// The threshold further inside, in points; outside for a negative distance.
        public func inset(by distance: Double) -> Threshold {
            let inset = distance.isFinite ? CGFloat(distance) : 0
            return Threshold { [distance = self.distance] in distance($0, $1) + inset }
        }
    }
}

/// Changes how a view looks by where it is in its scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect>: EffectModifier {
    typealias Body = Never

    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: (ScrollTransitionPhase) -> Effect

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        guard let proxy = context.effectNode?.proxy, let node = context.effectNode as? LayoutNode,
            let viewport = node.lazyViewport
        else { return look(in: .identity).show(in: layer, context) }
        let frame = proxy.frame(in: .global)
        let shown = viewport.visibleGlobalRect
        let axis = axis ?? ((viewport as? ScrollNode)?.axes == .horizontal ? .horizontal : .vertical)
        let (start, end, viewStart, viewEnd) =
            axis == .horizontal
            ? (frame.minX, frame.maxX, shown.minX, shown.maxX) : (frame.minY, frame.maxY, shown.minY, shown.maxY)
        let (length, room) = (end - start, viewEnd - viewStart)
        // How far the view has come in by either edge.
        let top = (inside: end - viewStart, whole: topLeading.threshold.distance(length, room))
        let bottom = (inside: viewEnd - start, whole: bottomTrailing.threshold.distance(length, room))
        let isAtTop = top.whole - top.inside > bottom.whole - bottom.inside
        let (edge, configuration) = isAtTop ? (top, topLeading) : (bottom, bottomTrailing)
        let part = edge.whole > 0 ? Double(1 - min(max(edge.inside / edge.whole, 0), 1)) : edge.inside >= 0 ? 0 : 1
        let phase: ScrollTransitionPhase = isAtTop ? .topLeading : .bottomTrailing
        switch configuration.pace {
        case .identity:
            look(in: .identity).show(in: layer, context)
        case .interactive(let curve):
            look(in: .identity).mixed(with: look(in: phase), by: curve.value(at: part)).show(in: layer, context)
        case .animated(let animation):
            var animated = context
            if !context.isNew, context.transaction.animation == nil {
                animated = context.with(Transaction(animation: animation))
            }
            look(in: part > 0 ? phase : .identity).show(in: layer, animated)
        }
    }

    private func look(in phase: ScrollTransitionPhase) -> _VisualEffectLook {
        var look = _VisualEffectLook()
        effect(phase)._apply(to: &look)
        return look
    }
}

extension View {
    /// Changes how the view looks as it is scrolled into sight and out of it.
    ///
    ///     card.scrollTransition { effect, phase in
    ///         effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///     }
    ///
    /// - Parameters:
    ///   - configuration: how the look changes: following the scrolling by default.
    ///   - axis: the direction of the scrolling; nil for that of the scroll view.
    ///   - transition: the effects in a phase, the same ones in each.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view looks as it is scrolled into sight and out of it, by either edge in its own way.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect(), $0)
            })
    }
}

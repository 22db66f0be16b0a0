import CoreGraphics
import QuartzCore

/// The phase of a view as it scrolls through a scroll view's visible area.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltransitionphase)
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to enter at the top or leading edge, or has left there.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is about to enter at the bottom or trailing edge, or has left there.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 while visible, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view's appearance changes as it scrolls through the edges of the visible area.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration)
public struct ScrollTransitionConfiguration: Sendable {
    enum Pace: Sendable {
        /// An animation starts when the threshold is crossed.
        case animated(Animation)
        /// The appearance follows the scrolling.
        case interactive(UnitCurve)
        case identity
    }

    var pace: Pace
    var threshold = Threshold.visible

    /// The appearance changes with an animation when the view becomes visible.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .animated(animation))
    }

    /// The appearance changes with the default animation when the view becomes visible.
    public static let animated = ScrollTransitionConfiguration(pace: .animated(.default))

    /// The appearance is interpolated between the hidden position and the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .interactive(timingCurve))
    }

    /// The appearance is interpolated between the hidden position and the threshold, easing in and out.
    public static let interactive = ScrollTransitionConfiguration(pace: .interactive(.easeInOut))

    /// The appearance doesn't change.
    public static let identity = ScrollTransitionConfiguration(pace: .identity)

    /// Returns the configuration with an animation; an interactive one is unchanged.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = pace else { return self }
        var copy = self
        copy.pace = .animated(animation)
        return copy
    }

    /// Returns the configuration with the threshold at which the transition ends.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How much of a view is visible when its transition ends.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold)
    public struct Threshold: Sendable {
        /// The distance of a view's leading edge from the edge where it enters, in points, when the transition ends,
        /// given the view's length and the viewport's.
        let distance: @Sendable (_ length: CGFloat, _ viewport: CGFloat) -> CGFloat

        /// The whole view is visible.
        public static let visible = Threshold { length, _ in length }
        /// The view is just hidden.
        public static let hidden = Threshold { _, _ in 0 }
        /// The view is centred in the visible area.
        public static let centered = Threshold { length, viewport in (viewport + length) / 2 }

        /// A part of the view is visible: from 0 for none to 1 for all.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = amount.isFinite ? CGFloat(amount) : 1
            return Threshold { length, _ in length * amount }
        }

        /// Returns a threshold interpolated between this one, at 0, and another, at 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? CGFloat(amount) : 0
            return Threshold { [distance] length, viewport in
                let start = distance(length, viewport)
                return start + (other.distance(length, viewport) - start) * amount
            }
        }

        /// Returns the threshold moved inwards, in points; outwards for a negative distance.
        public func inset(by distance: Double) -> Threshold {
            let inset = distance.isFinite ? CGFloat(distance) : 0
            return Threshold { [distance = self.distance] in distance($0, $1) + inset }
        }
    }
}

/// Changes a view's appearance by its position in its scroll view.
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
        // How far the view has entered at either edge.
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
    /// Changes the view's appearance as it scrolls into and out of the visible area.
    ///
    ///     card.scrollTransition { effect, phase in
    ///         effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///     }
    ///
    /// - Parameters:
    ///   - configuration: how the appearance changes: following the scrolling by default.
    ///   - axis: the axis of the scrolling; nil for that of the scroll view.
    ///   - transition: the effects for a phase, of the same kinds in each.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the view's appearance as it scrolls into and out of the visible area, with a configuration for each
    /// edge.
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

public import CoreGraphics

/// No transition: the view is inserted and removed at once.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/identitytransition)
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades the view in and out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/opacitytransition)
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(opacity: phase.isIdentity ? 1 : 0))
    }
}

/// Moves the view in from one of its edges, and back out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/movetransition)
public struct MoveTransition: Transition {
    /// The edge beyond which the view is hidden.
    public var edge: Edge

    /// Creates a transition at an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(edge: phase.isIdentity ? nil : edge))
    }
}

/// Moves the view in from an offset, in points, and back out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/offsettransition)
public struct OffsetTransition: Transition {
    /// The offset of the hidden view, in points.
    public var offset: CGSize

    /// Creates a transition with an offset in points.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(offset: phase.isIdentity ? .zero : offset))
    }
}

/// Scales the view in from a scale, and back.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scaletransition)
public struct ScaleTransition: Transition {
    /// The scale of the hidden view.
    public var scale: Double
    /// The fixed point of the scaling in the view.
    public var anchor: UnitPoint

    /// Creates a transition with a scale about an anchor.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(scale: phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor))
    }
}

/// Moves the view in from its leading edge, and out to its trailing edge.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/slidetransition)
public struct SlideTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(edge: phase.edge(.leading)))
    }
}

/// Moves the view in from an edge, fading in, and out to the opposite edge, fading out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pushtransition)
public struct PushTransition: Transition {
    /// The edge from which the view enters.
    public var edge: Edge

    /// Creates a transition from an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(opacity: phase.isIdentity ? 1 : 0, edge: phase.edge(edge)))
    }
}

/// Blurs and scales the view during insertion and removal, as when one view replaces another.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/blurreplacetransition)
public struct BlurReplaceTransition: Transition {
    /// The directions of the scaling.
    public struct Configuration: Equatable, Sendable {
        let growsAway: Bool

        /// The new view grows while the old one shrinks.
        public static let downUp = Configuration(growsAway: false)
        /// Both views grow.
        public static let upUp = Configuration(growsAway: true)
    }

    /// The directions of the scaling.
    public var configuration: Configuration

    /// Creates a transition.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 8)
            .modifier(_TransitionEffect(opacity: phase.isIdentity ? 1 : 0, scale: scale(in: phase)))
    }

    private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .willAppear: 0.8
        case .identity: 1
        case .didDisappear: configuration.growsAway ? 1.2 : 0.8
        }
    }
}

/// Uses one transition for insertion and another for removal.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/asymmetrictransition)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// The insertion transition.
    public var insertion: Insertion
    /// The removal transition.
    public var removal: Removal

    /// Creates a transition from two others.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }
}

extension AsymmetricTransition: Transition {
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }
}

/// A transition nested in another.
struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
    let inner: Inner
    let outer: Outer

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
            .transaction { if $0.animation != nil { $0.animation = animation } }
    }
}

extension TransitionPhase {
    /// Returns the edge where a hidden view is that enters at one edge and leaves at the opposite one.
    fileprivate func edge(_ edge: Edge) -> Edge? {
        switch self {
        case .willAppear: edge
        case .identity: nil
        case .didDisappear: edge.opposite
        }
    }
}

extension Edge {
    /// The opposite edge.
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

public import CoreGraphics

/// No transition: the view is inserted and removed at once.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/identitytransition)
public struct IdentityTransition: Transition {
    /// Makes the transition.
    public nonisolated init() {}

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades the view in and out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/opacitytransition)
public struct OpacityTransition: Transition {
    /// Makes the transition.
    public nonisolated init() {}

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(opacity: phase.isIdentity ? 1 : 0))
    }
}

/// Moves the view in from one of its edges, and back out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/movetransition)
public struct MoveTransition: Transition {
    /// The edge beyond which the view lies.
    public var edge: Edge

    /// Makes a transition by an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(edge: phase.isIdentity ? nil : edge))
    }
}

/// Moves the view in from an offset, in points, and back out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/offsettransition)
public struct OffsetTransition: Transition {
    /// How far away the view lies, in points.
    public var offset: CGSize

    /// Makes a transition by an offset in points.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(offset: phase.isIdentity ? .zero : offset))
    }
}

/// Scales the view in from a size, and back.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scaletransition)
public struct ScaleTransition: Transition {
    /// The scale of the view that is not there.
    public var scale: Double
    /// The point of the view that stays where it is.
    public var anchor: UnitPoint

    /// Makes a transition by a scale about an anchor.
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
    /// Makes the transition.
    public nonisolated init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(edge: phase.edge(.leading)))
    }
}

/// Moves the view in from an edge, fading in, and out to the opposite edge, fading out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pushtransition)
public struct PushTransition: Transition {
    /// The edge from which the view comes.
    public var edge: Edge

    /// Makes a transition from an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionEffect(opacity: phase.isIdentity ? 1 : 0, edge: phase.edge(edge)))
    }
}

/// Blurs and scales the view as it comes and goes, as where one view replaces another.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/blurreplacetransition)
public struct BlurReplaceTransition: Transition {
    /// Which way the views are scaled.
    public struct Configuration: Equatable, Sendable {
        let growsAway: Bool

        /// The new view grows while the old one shrinks.
        public static let downUp = Configuration(growsAway: false)
        /// Both views grow.
        public static let upUp = Configuration(growsAway: true)
    }

    /// Which way the views are scaled.
    public var configuration: Configuration

    /// Makes a transition.
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

/// Inserts the view by one transition and removes it by another.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/asymmetrictransition)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// The transition of insertion.
    public var insertion: Insertion
    /// The transition of removal.
    public var removal: Removal

    /// Makes a transition of two others.
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

/// One transition within another.
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

/// A transition with an animation of its own.
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
    /// The edge where a view lies that comes from one edge and goes to the opposite one.
    fileprivate func edge(_ edge: Edge) -> Edge? {
        switch self {
        case .willAppear: edge
        case .identity: nil
        case .didDisappear: edge.opposite
        }
    }
}

extension Edge {
    /// The edge across.
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

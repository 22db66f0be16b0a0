public import CoreGraphics

extension Transition {
    /// Combines the transition with another.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }

    /// Returns the transition with its own animation, independent of the change's.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

extension Transition where Self == IdentityTransition {
    /// No transition: the view appears and disappears at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == MoveTransition {
    /// Moves the view in from one of its edges, and back out.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Moves the view in from an offset, in points, and back out.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// Moves the view in from an offset, in points, and back out.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// Scales the view in from zero, and back.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Scales the view in from a scale about an anchor, and back.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == SlideTransition {
    /// Moves the view in from its leading edge, and out to its trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Moves the view in from an edge, fading in, and out to the opposite edge, fading out.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs and scales two views as one replaces the other.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }

    /// Blurs and scales two views as one replaces the other: the new one grows, and the old one shrinks.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}

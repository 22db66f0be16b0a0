public import CoreGraphics
import UIKit

/// A type-erased transition.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anytransition)
@MainActor @preconcurrency
public struct AnyTransition {
    /// Returns the view of an element in a phase; its type is the same for all phases.
    let apply: (LayoutNode, TransitionPhase) -> any View

    init(_ apply: @escaping (LayoutNode, TransitionPhase) -> any View) { self.apply = apply }

    /// Erases the type of a transition. With reduced motion, one that moves its view is replaced by a fade.
    public init<T: Transition>(_ transition: T) {
        guard !T.properties.hasMotion || !UIAccessibility.isReduceMotionEnabled else {
            self = .opacity
            return
        }
        self.init { element, phase in
            transition.body(content: PlaceholderContentView<T>(element: element), phase: phase)
        }
    }
}

extension AnyTransition {
    /// A transition between an active modifier, applied before insertion and after removal, and an identity modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition { element, phase in
            PlaceholderContentView<E>(element: element).modifier(phase.isIdentity ? identity : active)
        }
    }

    /// No transition: the view appears and disappears at once.
    public static var identity: AnyTransition {
        AnyTransition { element, _ in PlaceholderContentView<Never>(element: element) }
    }

    /// Fades the view in and out: the default transition.
    public static var opacity: AnyTransition {
        modifier(active: _TransitionEffect(opacity: 0), identity: _TransitionEffect())
    }

    /// Scales the view in from a point, and back.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// Scales the view in from a scale about an anchor point, and back.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        modifier(
            active: _TransitionEffect(scale: scale, anchor: anchor), identity: _TransitionEffect(anchor: anchor))
    }

    /// Moves the view in from an offset, in points, and back out.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        modifier(active: _TransitionEffect(offset: offset), identity: _TransitionEffect())
    }

    /// Moves the view in from an offset, in points, and back out.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the view in from one of its edges, and back out.
    public static func move(edge: Edge) -> AnyTransition {
        modifier(active: _TransitionEffect(edge: edge), identity: _TransitionEffect())
    }

    /// Moves the view in from its leading edge, and out to its trailing edge.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// Moves the view in from an edge, fading in, and out to the opposite edge, fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: move(edge: edge).combined(with: opacity),
            removal: move(edge: edge.opposite).combined(with: opacity))
    }

    /// A transition with different insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition { element, phase in
            // Both modifiers, so that the view has the same type in all phases.
            AsymmetricView(element: element, insertion: insertion, removal: removal, phase: phase)
        }
    }

    /// Returns a transition that combines this one with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { element, phase in
            NestedView(element: element, inner: self, outer: other, phases: (phase, phase))
        }
    }

    /// Returns the transition with its own animation, independent of the change's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition { element, phase in
            AnyView(apply(element, phase)).transaction { if $0.animation != nil { $0.animation = animation } }
        }
    }
}

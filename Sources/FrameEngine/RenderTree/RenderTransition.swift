import CoreGraphics

/// A committed transition: the previous tree, shared with the previous commit, and the effect that replaces it.
package final class RenderTransition: Sendable {
    package enum Style: Sendable {
        case fade
        case moveIn(Edge)
        case push(Edge)
        case reveal(Edge)
    }

    /// The edge of the layer at which the new image enters.
    package enum Edge: Sendable {
        case minX, maxX, minY, maxY

        /// The offset from a layer of that size to an adjacent one beyond the edge.
        func step(_ size: CGSize) -> CGVector {
            switch self {
            case .minX: CGVector(dx: -size.width, dy: 0)
            case .maxX: CGVector(dx: size.width, dy: 0)
            case .minY: CGVector(dx: 0, dy: -size.height)
            case .maxY: CGVector(dx: 0, dy: size.height)
            }
        }
    }

    let style: Style
    /// The layer at the previous commit; nil for a new one.
    let from: RenderLayer?
    /// The superlayer's time at which it is frozen.
    let fromTime: Double
    /// The progress at the beginning and at the end.
    private let start: CGFloat
    private let end: CGFloat
    /// The number of consecutive interrupted transitions, including this one.
    fileprivate let depth: Int

    /// The maximum number of nested unfinished transitions; beyond it the oldest is dropped.
    private static let maxDepth = 4

    package init(style: Style, from: RenderLayer?, fromTime: Double, start: CGFloat, end: CGFloat) {
        let depth = 1 + (from?.transitionDepth ?? 0)
        self.style = style
        self.from = depth > Self.maxDepth ? from?.withoutTransitions : from
        self.depth = depth > Self.maxDepth ? 1 : depth
        self.fromTime = fromTime
        self.start = start
        self.end = end
    }

    func progress(at fraction: Double) -> CGFloat { start + (end - start) * CGFloat(fraction) }
}

/// A transition at one time.
package struct SampledTransition: Sendable {
    let transition: RenderTransition
    /// In 0...1, unless the timing function overshoots.
    let progress: CGFloat
}

extension RenderAnimation {
    fileprivate var transitionDepth: Int {
        switch effect {
        case .transition(let transition): transition.depth
        case .group(let members): members.map(\.transitionDepth).max() ?? 0
        case .property: 0
        }
    }
}

extension RenderLayer {
    fileprivate var transitionDepth: Int { animations.map(\.transitionDepth).max() ?? 0 }

    fileprivate var withoutTransitions: RenderLayer {
        RenderLayer(
            identity: identity, properties: properties, content: content, timing: timing,
            animations: animations.filter { $0.transitionDepth == 0 }, sublayers: sublayers, mask: mask,
            custom: custom, foreignAnimations: foreignAnimations)
    }
}

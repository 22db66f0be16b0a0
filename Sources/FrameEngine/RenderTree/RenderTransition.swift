import CoreGraphics

/// A committed transition: the tree as it was, which is shared with the commit before, and how it gives way.
package final class RenderTransition: Sendable {
    package enum Style: Sendable {
        case fade
        case moveIn(Edge)
        case push(Edge)
        case reveal(Edge)
    }

    /// The side of the layer that something comes in from.
    package enum Edge: Sendable {
        case minX, maxX, minY, maxY

        /// From the middle of a layer of that size to the middle of one that lies beyond the edge.
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
    /// The layer at the commit before; nil for one that was not there yet.
    let from: RenderLayer?
    /// The time of its superlayer at which it stands still.
    let fromTime: Double
    /// How far the transition has come at its begin and at its end.
    private let start: CGFloat
    private let end: CGFloat
    /// How many transitions were cut short one after another, each by the next, this one included.
    fileprivate let depth: Int

    /// A picture made of more than so many unfinished transitions loses the oldest.
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

/// A transition at one moment.
package struct SampledTransition: Sendable {
    let transition: RenderTransition
    /// In 0...1, but for timing functions that go beyond.
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

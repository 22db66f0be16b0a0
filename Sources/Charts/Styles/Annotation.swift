public import CoreGraphics
public import SwiftUI

/// A view that annotates a mark.
struct MarkAnnotation {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
}

/// The position of an annotation or a legend.
/// [Apple's reference](https://developer.apple.com/documentation/charts/annotationposition)
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    /// On top of the mark; for a legend, below the chart.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// Overlaid on the mark.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above.
    public static let top = AnnotationPosition(kind: .top)
    /// Below.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// At the leading side.
    public static let leading = AnnotationPosition(kind: .leading)
    /// At the trailing side.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above, at the leading side.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above, at the trailing side.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below, at the leading side.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below, at the trailing side.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)

    /// Whether the position is at the leading or trailing side, neither above nor below.
    var isBeside: Bool { kind == .leading || kind == .trailing }

    /// The direction from the mark, with components from -1 to 1, y downwards.
    var direction: (x: CGFloat, y: CGFloat) {
        switch kind {
        case .automatic, .top: (0, -1)
        case .overlay: (0, 0)
        case .bottom: (0, 1)
        case .leading: (-1, 0)
        case .trailing: (1, 0)
        case .topLeading: (-1, -1)
        case .topTrailing: (1, -1)
        case .bottomLeading: (-1, 1)
        case .bottomTrailing: (1, 1)
        }
    }
}

/// How an annotation that extends beyond the chart is handled.
/// [Apple's reference](https://developer.apple.com/documentation/charts/annotationoverflowresolution)
public struct AnnotationOverflowResolution: Hashable, Sendable {
    let x: Strategy
    let y: Strategy

    /// Creates a resolution from a strategy for each dimension.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

    /// The default: annotations stay where they are.
    public static let automatic = AnnotationOverflowResolution()

    /// The strategy along one dimension.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable { case disabled, fit(isPlot: Bool) }

        let kind: Kind

        /// The annotation stays where it is.
        public static let automatic = Strategy(kind: .disabled)
        /// The annotation stays where it is.
        public static let disabled = Strategy(kind: .disabled)
        /// The annotation is moved into the chart.
        public static let fit = Strategy(kind: .fit(isPlot: false))
        /// The annotation is moved into the chart or the plot.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(isPlot: boundary.isPlot)) }
    }

    /// The boundary that an annotation is moved into.
    public struct Boundary: Hashable, Sendable {
        let isPlot: Bool

        /// The chart including its axes.
        public static let automatic = Boundary(isPlot: false)
        /// The chart including its axes.
        public static let chart = Boundary(isPlot: false)
        /// The plot area between the axes.
        public static let plot = Boundary(isPlot: true)
    }
}

extension ChartContent {
    /// Adds an annotation to each mark.
    ///
    /// - Parameters:
    ///   - position: the position relative to the mark; above it by default.
    ///   - alignment: the alignment of the annotation along that side.
    ///   - spacing: the spacing between them, in points; 4 by default.
    ///   - overflowResolution: how an annotation that extends beyond the chart is handled.
    ///   - content: returns the annotation.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            view: AnyView(content()), position: position, alignment: alignment,
            spacing: spacing.map { $0.isFinite ? $0 : 0 } ?? 4, overflow: overflowResolution)
        return styled { $0.annotations.append(annotation) }
    }
}

public import CoreGraphics
public import SwiftUI

extension View {
    /// Sets the foreground styles of values, in legend order.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, AnyShapeStyle($0.value)) }
        return chart { $0.foreground = .mapping(pairs) }
    }

    /// Sets the foreground styles of values: the first of the range for the first of the domain, and so on.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        let (values, styles) = (domain.map(\.plotValue), range.map { AnyShapeStyle($0) })
        return chart { $0.foreground = .styles(domain: values, styles) }
    }

    /// Sets the foreground styles that values are assigned in order of appearance.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.foreground = .styles(domain: nil, styles) }
    }

    /// Sets the values in legend order, with default foreground styles.
    public func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
        let values = domain.map(\.plotValue)
        return chart { $0.foreground = .styles(domain: values, StyleScales.palette.map { AnyShapeStyle($0) }) }
    }

    /// Sets the foreground styles of values with a closure.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D] = [], mapping: @escaping (D) -> S
    ) -> some View {
        let values = domain.map(\.plotValue)
        return chart {
            $0.foreground = .function(domain: values) { D.value($0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    /// Sets the gradient of numbers, from the lowest to the highest.
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chart { $0.foreground = .gradient(range, domain: nil, type?.curve ?? .linear) }
    }

    /// Sets the gradient of numbers between two bounds.
    public func chartForegroundStyleScale<D: Plottable>(
        domain: ClosedRange<D>, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        let ends = [domain.lowerBound.plotValue, domain.upperBound.plotValue]
        return chart { $0.foreground = .gradient(range, domain: ends, type?.curve ?? .linear) }
    }

    // MARK: Legend and plot

    /// Shows or hides the legends of charts.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

    /// Sets the position of charts' legends: below at the leading side by default, with a spacing of 8 points.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }

    /// Replaces the legends of charts with a view.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chart {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
            $0.legend.content = content
        }
    }

    /// Modifies the x axes of charts, for example with a background, or with a frame that sets their height.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.x.style = { AnyView(content($0)) } }
    }

    /// Modifies the y axes of charts, for example with a background, or with a frame that sets their width.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.y.style = { AnyView(content($0)) } }
    }

    /// Modifies the plots of charts, for example with a background, a border or a frame.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Adds an overlay to charts, which maps positions to values with a proxy.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(ChartLayering(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Adds a background to charts, which maps positions to values with a proxy.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(ChartLayering(alignment: alignment) { AnyView(content($0)) }) }
    }
}

public import CoreGraphics
public import SwiftUI

extension View {
    /// The colours of values, in the order of the legend.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, AnyShapeStyle($0.value)) }
        return chart { $0.foreground = .mapping(pairs) }
    }

    /// The colours of values: the first of the range for the first of the domain, and so on.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        let (values, styles) = (domain.map(\.plotValue), range.map { AnyShapeStyle($0) })
        return chart { $0.foreground = .styles(domain: values, styles) }
    }

    /// The colours that values get in the order of their appearance.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.foreground = .styles(domain: nil, styles) }
    }

    /// The values in the order of the legend, with the colours that charts give.
    public func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
        let values = domain.map(\.plotValue)
        return chart { $0.foreground = .styles(domain: values, StyleScales.palette.map { AnyShapeStyle($0) }) }
    }

    /// The colours of values, made by a closure.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D] = [], mapping: @escaping (D) -> S
    ) -> some View {
        let values = domain.map(\.plotValue)
        return chart {
            $0.foreground = .function(domain: values) { D.value($0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    /// The colours of numbers, from the least to the greatest.
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chart { $0.foreground = .gradient(range, domain: nil, type?.curve ?? .linear) }
    }

    /// The colours of numbers between two.
    public func chartForegroundStyleScale<D: Plottable>(
        domain: ClosedRange<D>, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        let ends = [domain.lowerBound.plotValue, domain.upperBound.plotValue]
        return chart { $0.foreground = .gradient(range, domain: ends, type?.curve ?? .linear) }
    }

    // MARK: The legend and the plot

    /// Shows or hides the legends of charts.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

    /// Where the legends of charts stand: below at the leading side by default, 8 points away.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }

    /// Shows a view instead of the legends of charts.
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

    /// Changes what lies behind the x axes of charts, as by a background, or how high they are, by a frame.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.x.style = { AnyView(content($0)) } }
    }

    /// Changes what lies behind the y axes of charts, as by a background, or how wide they are, by a frame.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.y.style = { AnyView(content($0)) } }
    }

    /// Changes the plots of charts, as by a background, a border or a frame.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Puts a view in front of charts, which finds places by a proxy.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(ChartLayering(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Puts a view behind charts, which finds places by a proxy.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(ChartLayering(alignment: alignment) { AnyView(content($0)) }) }
    }
}

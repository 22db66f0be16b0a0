public import CoreGraphics
public import SwiftUI

extension View {
    /// Shows or hides the x axes of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    /// Shows or hides the y axes of charts.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

    /// Sets the content of the x axes of charts.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = AnyAxisContent(content())
        return chart { $0.x.content = content }
    }

    /// Sets the content of the y axes of charts.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = AnyAxisContent(content())
        return chart { $0.y.content = content }
    }

    /// Sets the labels of the x axes of charts: below them by default.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Sets the labels of the x axes of charts.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Sets views as the labels of the x axes of charts.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.x.labels.append(title) }
    }

    /// Sets the labels of the y axes of charts: above them at the trailing side by default.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Sets the labels of the y axes of charts.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Sets views as the labels of the y axes of charts.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.y.labels.append(title) }
    }

    // MARK: Scales

    /// Sets the domain, the range and the type of the x scales of charts.
    public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart { $0.x.scale(domain._domain, range._padding, type) }
    }
    /// Sets the domain and the type of the x scales of charts.
    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.x.scale(domain._domain, nil, type) }
    }
    /// Sets the range in the plot and the type of the x scales of charts.
    public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart { $0.x.scale(nil, range._padding, type) }
    }
    /// Sets the type of the x scales of charts.
    public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.scale(nil, nil, type) } }

    /// Sets the domain, the range and the type of the y scales of charts.
    public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart { $0.y.scale(domain._domain, range._padding, type) }
    }
    /// Sets the domain and the type of the y scales of charts.
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.y.scale(domain._domain, nil, type) }
    }
    /// Sets the range in the plot and the type of the y scales of charts.
    public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart { $0.y.scale(nil, range._padding, type) }
    }
    /// Sets the type of the y scales of charts.
    public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.scale(nil, nil, type) } }
}

extension AxisSettings {
    /// Sets the values that are non-nil.
    fileprivate mutating func scale(
        _ domain: _ScaleDomain?, _ padding: (start: CGFloat, end: CGFloat)?, _ type: ScaleType?
    ) {
        self.domain = domain ?? self.domain
        self.padding = padding ?? self.padding
        self.type = type ?? self.type
    }
}

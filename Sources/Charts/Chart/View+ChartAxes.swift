public import CoreGraphics
public import SwiftUI

extension View {
    /// Shows or hides the x axes of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    /// Shows or hides the y axes of charts.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

    /// Says what the x axes of charts show.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = AnyAxisContent(content())
        return chart { $0.x.content = content }
    }

    /// Says what the y axes of charts show.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = AnyAxisContent(content())
        return chart { $0.y.content = content }
    }

    /// Names the x axes of charts: below them by default.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Names the x axes of charts.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Names the x axes of charts with a view.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.x.labels.append(title) }
    }

    /// Names the y axes of charts: above them at the trailing side by default.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Names the y axes of charts.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Names the y axes of charts with a view.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.y.labels.append(title) }
    }

    // MARK: Scales

    /// The values along x, and how they are laid out.
    public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart { $0.x.scale(domain._domain, range._padding, type) }
    }
    /// The values along x, and how they are laid out.
    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.x.scale(domain._domain, nil, type) }
    }
    /// Where x lies in the plot, and how values are laid out.
    public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart { $0.x.scale(nil, range._padding, type) }
    }
    /// How values are laid out along x.
    public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.scale(nil, nil, type) } }

    /// The values along y, and how they are laid out.
    public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart { $0.y.scale(domain._domain, range._padding, type) }
    }
    /// The values along y, and how they are laid out.
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.y.scale(domain._domain, nil, type) }
    }
    /// Where y lies in the plot, and how values are laid out.
    public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart { $0.y.scale(nil, range._padding, type) }
    }
    /// How values are laid out along y.
    public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.scale(nil, nil, type) } }
}

extension AxisSettings {
    /// Sets what is not nil.
    fileprivate mutating func scale(
        _ domain: _ScaleDomain?, _ padding: (start: CGFloat, end: CGFloat)?, _ type: ScaleType?
    ) {
        self.domain = domain ?? self.domain
        self.padding = padding ?? self.padding
        self.type = type ?? self.type
    }
}

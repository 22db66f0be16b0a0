public import CoreGraphics
public import SwiftUI

extension ChartContent {
    /// Sets the style of marks. A gradient spans each mark, including a line or an area as a whole.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled { $0.foreground = style }
    }

    /// Sets the foreground style of marks by a value, which the legend shows: different colours for categories, the
    /// colours of a gradient for numbers.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.foreground, value.input)
    }

    /// Sets the opacity of marks, from 0 for transparent to 1.
    public func opacity(_ opacity: Double) -> some ChartContent {
        let part = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        return styled { $0.opacity *= part }
    }

    /// Sets the stroke style of lines and rules.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { $0.lineStyle = style } }

    /// Sets the line style by a value.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.lineStyle, value.input)
    }

    /// Sets how lines and areas are interpolated between points: linearly by default.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    ///
    /// - Parameters:
    ///   - radius: the radius in points; at most half of the mark's shorter side.
    ///   - style: has no effect: corners are circular.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        let radius = radius.isFinite ? max(0, radius) : 0
        return styled { $0.cornerRadius = radius }
    }

    /// Sets the shape of points, and adds the symbol to each point of a line.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbol(symbol)
        return styled { $0.symbol = shape }
    }

    /// Sets the shape of points by a value.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.symbol, value.input)
    }

    /// Shows a view at each point.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyChartSymbol(view: AnyView(symbol()))
        return styled { $0.symbol = view }
    }

    /// Sets the size of symbols by their area in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled { $0.symbolSize = .area(area) }
    }

    /// Sets the size of symbols, in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { styled { $0.symbolSize = .frame(size) } }

    /// Sets the size of symbols by a value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.symbolSize, value.input)
    }

    /// Places marks of different values side by side within the band of their category.
    ///
    /// - Parameters:
    ///   - value: the value that distinguishes the marks.
    ///   - axis: the axis along which they are placed; by default, that of the categories.
    ///   - span: the length that they share; by default, three quarters of the category's band.
    public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled {
            $0.encodings.append(MarkStyle.Encoding(channel: .position, input: value.input))
            ($0.positionAxis, $0.positionSpan) = (axis, span)
        }
    }

    /// Sets the drawing order: marks are drawn over those of lower indexes; equal ones in order.
    public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value } }

    // MARK: Accessibility

    /// Sets the accessibility label of marks; by default, the value along their axis.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { styled { $0.accessibility.label = label } }
    /// Sets the accessibility label of marks.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    /// Sets the accessibility label of marks.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    /// Sets the accessibility value of marks; by default, the value that they extend to.
    public func accessibilityValue(_ value: Text) -> some ChartContent { styled { $0.accessibility.value = value } }
    /// Sets the accessibility value of marks.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    /// Sets the accessibility value of marks.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    /// Sets the identifier of marks for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        styled { $0.accessibility.identifier = identifier }
    }
    /// Sets whether marks are hidden from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.accessibility.isHidden = hidden }
    }
}

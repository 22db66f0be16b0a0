public import CoreGraphics
public import SwiftUI

extension ChartContent {
    /// Paints marks in a style. In a gradient each mark has all of it, a line or an area too.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled { $0.foreground = style }
    }

    /// Paints marks in colours by a value, which the legend tells: categories in different colours, numbers in those of
    /// a gradient.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.foreground, value.input)
    }

    /// Makes marks translucent, from 0 for invisible to 1.
    public func opacity(_ opacity: Double) -> some ChartContent {
        let part = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        return styled { $0.opacity *= part }
    }

    /// How lines and rules are stroked.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { $0.lineStyle = style } }

    /// Dashes lines by a value.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.lineStyle, value.input)
    }

    /// How lines and areas go from one point to the next: straight by default.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    ///
    /// - Parameters:
    ///   - radius: in points; at most half of the mark's shorter side.
    ///   - style: has no effect: corners are circular.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        let radius = radius.isFinite ? max(0, radius) : 0
        return styled { $0.cornerRadius = radius }
    }

    /// Draws points as a shape, and puts one on each point of a line.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbol(symbol)
        return styled { $0.symbol = shape }
    }

    /// Draws points as different shapes by a value.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.symbol, value.input)
    }

    /// Shows a view at each point.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyChartSymbol(view: AnyView(symbol()))
        return styled { $0.symbol = view }
    }

    /// How large symbols are, by their area in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled { $0.symbolSize = .area(area) }
    }

    /// How large symbols are, in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { styled { $0.symbolSize = .frame(size) } }

    /// Sizes symbols by a value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.symbolSize, value.input)
    }

    /// Puts marks of different values beside each other in the room of their category.
    ///
    /// - Parameters:
    ///   - axis: the axis along which they stand; that of the categories by default.
    ///   - span: the room that they share; three quarters of the category's by default.
    public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled {
            $0.encodings.append(MarkStyle.Encoding(channel: .position, input: value.input))
            ($0.positionAxis, $0.positionSpan) = (axis, span)
        }
    }

    /// Draws marks over those of lower indexes; among equals the later lie over the earlier.
    public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value } }

    // MARK: Accessibility

    /// What assistive technologies call marks; by default the value along their axis.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { styled { $0.accessibility.label = label } }
    /// What assistive technologies call marks.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    /// What assistive technologies call marks.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    /// What assistive technologies say of marks; by default the value that they reach to.
    public func accessibilityValue(_ value: Text) -> some ChartContent { styled { $0.accessibility.value = value } }
    /// What assistive technologies say of marks.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    /// What assistive technologies say of marks.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    /// What tests find marks by.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        styled { $0.accessibility.identifier = identifier }
    }
    /// Whether assistive technologies pass over marks.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.accessibility.isHidden = hidden }
    }
}

import CoreGraphics
import SwiftUI

/// The style that modifiers set on a mark. Nil values are left to the chart.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var opacity = 1.0
    var lineStyle: StrokeStyle?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var symbol: AnyChartSymbol?
    var symbolSize: SymbolSize?
    /// The values that scales convert to styles.
    var encodings: [Encoding] = []
    var positionSpan = MarkDimension.automatic
    var positionAxis: Axis?
    var offset = MarkOffset()
    /// Returns the path of a bar or rectangle for its frame.
    var shape: ((CGRect) -> Path)?
    var filters: [GraphicsContext.Filter] = []
    /// Whether gradients span the plot, so that each mark shows a part.
    var isAlignedWithPlot = false
    var zIndex = 0.0
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()

    /// A value encoded as a style.
    struct Encoding {
        enum Channel: Hashable { case foreground, symbol, symbolSize, lineStyle, position }

        let channel: Channel
        let input: PlotInput
    }

    /// Returns the value encoded in a channel; that of the innermost modifier.
    func encoding(_ channel: Encoding.Channel) -> PlotInput? { encodings.last { $0.channel == channel }?.input }
}

/// The offsets of a mark's ends, in points, y downwards.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    mutating func add(_ other: MarkOffset) {
        xStart += other.xStart
        xEnd += other.xEnd
        yStart += other.yStart
        yEnd += other.yEnd
    }

    /// Returns the rectangle with its ends offset.
    /// - Parameters:
    ///   - startsAtRight: whether the start value is at the right edge.
    ///   - startsAtBottom: whether the start value is at the bottom edge.
    func moved(_ rect: CGRect, startsAtRight: Bool, startsAtBottom: Bool) -> CGRect {
        let (left, right) = startsAtRight ? (xEnd, xStart) : (xStart, xEnd)
        let (top, bottom) = startsAtBottom ? (yEnd, yStart) : (yStart, yEnd)
        return CGRect(
            x: rect.minX + left, y: rect.minY + top, width: rect.width + right - left,
            height: rect.height + bottom - top
        ).standardized
    }
}

/// The accessibility attributes of a mark, if they are not derived from its values.
struct MarkAccessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}

/// Content with a modifier.
public struct _StyledChartContent<Content: ChartContent>: ChartContent {
    public typealias Body = Never

    let content: Content
    let change: (inout MarkStyle) -> Void

    public func _collect(_ collector: _MarkCollector) { collector.with(change) { content._collect(collector) } }
}

extension ChartContent {
    func styled(_ change: @escaping (inout MarkStyle) -> Void) -> _StyledChartContent<Self> {
        _StyledChartContent(content: self, change: change)
    }

    func encoded(_ channel: MarkStyle.Encoding.Channel, _ input: PlotInput) -> _StyledChartContent<Self> {
        styled { $0.encodings.append(MarkStyle.Encoding(channel: channel, input: input)) }
    }
}

import CoreGraphics
import SwiftUI

/// What modifiers say of a mark. What is nil is left to the chart.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var opacity = 1.0
    var lineStyle: StrokeStyle?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var symbol: AnyChartSymbol?
    var symbolSize: SymbolSize?
    /// Values that scales make styles of.
    var encodings: [Encoding] = []
    var positionSpan = MarkDimension.automatic
    var positionAxis: Axis?
    var offset = MarkOffset()
    /// Makes the path of a bar or a rectangle of its frame.
    var shape: ((CGRect) -> Path)?
    var filters: [GraphicsContext.Filter] = []
    /// Whether the plot has all of a gradient, of which each mark shows a part.
    var isAlignedWithPlot = false
    var zIndex = 0.0
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()

    /// A value that is shown by a style.
    struct Encoding {
        enum Channel: Hashable { case foreground, symbol, symbolSize, lineStyle, position }

        let channel: Channel
        let input: PlotInput
    }

    /// The value that a channel shows; the innermost modifier's.
    func encoding(_ channel: Encoding.Channel) -> PlotInput? { encodings.last { $0.channel == channel }?.input }
}

/// How far a mark's ends are moved, in points, y downwards.
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

    /// The rectangle with its ends moved.
    /// - Parameters:
    ///   - startsAtRight: whether what the values begin with is the right edge.
    ///   - startsAtBottom: whether it is the lower one.
    func moved(_ rect: CGRect, startsAtRight: Bool, startsAtBottom: Bool) -> CGRect {
        let (left, right) = startsAtRight ? (xEnd, xStart) : (xStart, xEnd)
        let (top, bottom) = startsAtBottom ? (yEnd, yStart) : (yStart, yEnd)
        return CGRect(
            x: rect.minX + left, y: rect.minY + top, width: rect.width + right - left,
            height: rect.height + bottom - top
        ).standardized
    }
}

/// What assistive technologies are told of a mark, where that is not its values.
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

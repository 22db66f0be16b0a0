public import CoreGraphics
public import SwiftUI

extension ChartContent {
    // MARK: Offsets

    /// Offsets marks, in points, y downwards.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y))
    }

    /// Offsets marks, in points, y downwards.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Offsets marks along x, and their ends along y, in points. A mark over the plot's full height starts at the top.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
    }

    /// Offsets marks along y, and their ends along x, in points.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
    }

    /// Offsets the ends of marks, in points. A mark over the plot's full height starts at the top.
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        moved(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
    }

    private func moved(_ offset: MarkOffset) -> _StyledChartContent<Self> { styled { $0.offset.add(offset) } }

    // MARK: Shapes and filters

    /// Clips bars and rectangles to a shape in their frame. Has no effect on other marks.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        styled { $0.shape = { shape.path(in: $0) } }
    }

    /// Adds a drop shadow to each mark.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.filters.append(.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Blurs each mark by a radius in points.
    public func blur(radius: CGFloat) -> some ChartContent { styled { $0.filters.append(.blur(radius: radius)) } }

    /// Sets whether the gradients of marks span the plot, so that each mark shows a part; otherwise each mark has the
    /// whole gradient.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.isAlignedWithPlot = aligns }
    }
}

public import CoreGraphics
public import SwiftUI

extension ChartContent {
    // MARK: Offsets

    /// Moves marks by points, y downwards.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y))
    }

    /// Moves marks by points, y downwards.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Moves marks by points along x, and their ends along y. A mark over all of the plot's height starts at the top.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
    }

    /// Moves marks by points along y, and their ends along x.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
    }

    /// Moves the ends of marks by points. A mark over all of the plot's height starts at the top.
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        moved(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
    }

    private func moved(_ offset: MarkOffset) -> _StyledChartContent<Self> { styled { $0.offset.add(offset) } }

    // MARK: Shapes and filters

    /// Cuts bars and rectangles to a shape in their frame. Of other marks it has no effect.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        styled { $0.shape = { shape.path(in: $0) } }
    }

    /// Casts a shadow behind each mark.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.filters.append(.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Blurs each mark by a radius in points.
    public func blur(radius: CGFloat) -> some ChartContent { styled { $0.filters.append(.blur(radius: radius)) } }

    /// Lays the gradients of marks over all of the plot, of which each mark shows a part; otherwise each has all of its own.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.isAlignedWithPlot = aligns }
    }
}

import CoreGraphics
import SwiftUI

/// Draws the grid lines of both axes behind the marks.
struct GridCanvas: View {
    let geometry: PlotGeometry
    let x: AxisPlan
    let y: AxisPlan

    var body: some View {
        Canvas { context, size in
            let margin = ChartLayout.lineMargin
            let plot = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
            guard plot.width > 0, plot.height > 0 else { return }
            context.mirrorIfNeeded(size)
            let places = geometry.placing(plot)
            for line in x.lines {
                let place = context.aligned(places.x(line.unit), line.stroke.lineWidth) + line.offset.width
                context.draw(line, from: CGPoint(x: place, y: plot.minY), to: CGPoint(x: place, y: plot.maxY))
            }
            for line in y.lines {
                let place = context.aligned(places.y(line.unit), line.stroke.lineWidth) + line.offset.height
                context.draw(line, from: CGPoint(x: plot.minX, y: place), to: CGPoint(x: plot.maxX, y: place))
            }
        }
        .accessibilityHidden(true)
    }
}

/// Draws the ticks at one side of the plot.
struct TickCanvas: View {
    let geometry: PlotGeometry
    let edge: Edge
    let ticks: [AxisPlan.Tick]

    var body: some View {
        Canvas { context, size in
            context.mirrorIfNeeded(size)
            let margin = ChartLayout.lineMargin
            let isLevel = edge == .top || edge == .bottom
            let plot = CGRect(origin: .zero, size: size).insetBy(dx: isLevel ? margin : 0, dy: isLevel ? 0 : margin)
            guard plot.width > 0, plot.height > 0 else { return }
            let places = geometry.placing(plot)
            for tick in ticks {
                let length = min(tick.length ?? .infinity, isLevel ? size.height : size.width)
                let width = tick.line.stroke.lineWidth
                if isLevel {
                    let x = context.aligned(places.x(tick.line.unit), width) + tick.line.offset.width
                    let (near, far) = edge == .bottom ? (0, length) : (size.height, size.height - length)
                    context.draw(tick.line, from: CGPoint(x: x, y: near), to: CGPoint(x: x, y: far))
                } else {
                    let y = context.aligned(places.y(tick.line.unit), width) + tick.line.offset.height
                    let (near, far) = edge == .trailing ? (0, length) : (size.width, size.width - length)
                    context.draw(tick.line, from: CGPoint(x: near, y: y), to: CGPoint(x: far, y: y))
                }
            }
        }
        .accessibilityHidden(true)
    }
}

extension GraphicsContext {
    /// Mirrors subsequent drawing in a right-to-left layout.
    fileprivate mutating func mirrorIfNeeded(_ size: CGSize) {
        guard environment.layoutDirection == .rightToLeft else { return }
        translateBy(x: size.width, y: 0)
        scaleBy(x: -1, y: 1)
    }

    /// Returns the position at which a line of a width is aligned to pixels.
    @MainActor
    fileprivate func aligned(_ place: CGFloat, _ width: CGFloat) -> CGFloat {
        let pixel = environment.pixelLength
        let half = (width / pixel).rounded().truncatingRemainder(dividingBy: 2) == 1 ? pixel / 2 : 0
        return ((place - half) / pixel).rounded() * pixel + half
    }

    fileprivate func draw(_ line: AxisPlan.Line, from: CGPoint, to: CGPoint) {
        let path = Path { path in
            path.move(to: from)
            path.addLine(to: to)
        }
        stroke(path, with: .style(line.style ?? AnyShapeStyle(Color.gray.opacity(0.3))), style: line.stroke)
    }
}

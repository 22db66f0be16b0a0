public import CoreGraphics
public import SwiftUI

/// A shape that points are drawn as.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartsymbolshape)
public protocol ChartSymbolShape: Shape {
    /// How much of its frame the symbol fills: 1 where it looks as large as a disk that touches all sides.
    var perceptualUnitRect: CGRect { get }
}

/// The shapes that charts bring along.
/// [Apple's reference](https://developer.apple.com/documentation/charts/basicchartsymbolshape)
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
    enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind
    var lineWidth: CGFloat?

    /// A disk.
    public static let circle = BasicChartSymbolShape(kind: .circle)
    /// A square.
    public static let square = BasicChartSymbolShape(kind: .square)
    /// A triangle that points up.
    public static let triangle = BasicChartSymbolShape(kind: .triangle)
    /// A square on its corner.
    public static let diamond = BasicChartSymbolShape(kind: .diamond)
    /// A pentagon.
    public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
    /// An upright cross.
    public static let plus = BasicChartSymbolShape(kind: .plus)
    /// A cross of two diagonals.
    public static let cross = BasicChartSymbolShape(kind: .cross)
    /// A star of three lines.
    public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

    /// The shapes in the order that values take them.
    static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

    /// The shape's outline, with a line of a width in points that lies within it.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var shape = self
        shape.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 1
        return shape
    }

    /// The part of its frame that makes each shape look as large as the others.
    public var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 1
            case .square: 0.886
            case .triangle: 1.2
            case .diamond: 1.2
            case .pentagon: 1.1
            case .plus, .cross, .asterisk: 1.1
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path {
        let unit = perceptualUnitRect
        let place = CGRect(
            x: rect.minX + unit.minX * rect.width, y: rect.minY + unit.minY * rect.height,
            width: unit.width * rect.width, height: unit.height * rect.height)
        guard let lineWidth else { return outline(in: place) }
        let inner = place.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        return outline(in: inner).strokedPath(StrokeStyle(lineWidth: lineWidth))
    }

    private func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: star(4, from: 0, in: rect)
        case .cross: star(4, from: .pi / 4, in: rect)
        case .asterisk: star(6, from: .pi / 6, in: rect)
        }
    }

    private func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
    }

    private func polygon(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<count).map { point(2 * .pi * CGFloat($0) / CGFloat(count), in: rect) })
            path.closeSubpath()
        }
    }

    /// Lines from the middle, a quarter as wide as the frame.
    private func star(_ count: Int, from first: CGFloat, in rect: CGRect) -> Path {
        let lines = Path { path in
            for index in 0..<count / 2 {
                let angle = first + 2 * .pi * CGFloat(index) / CGFloat(count)
                path.move(to: point(angle, in: rect))
                path.addLine(to: point(angle + .pi, in: rect))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A disk.
    public static var circle: BasicChartSymbolShape { .circle }
    /// A square.
    public static var square: BasicChartSymbolShape { .square }
    /// A triangle that points up.
    public static var triangle: BasicChartSymbolShape { .triangle }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { .diamond }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { .pentagon }
    /// An upright cross.
    public static var plus: BasicChartSymbolShape { .plus }
    /// A cross of two diagonals.
    public static var cross: BasicChartSymbolShape { .cross }
    /// A star of three lines.
    public static var asterisk: BasicChartSymbolShape { .asterisk }
}

/// A shape or a view at points.
struct AnyChartSymbol {
    /// The path of the shape in a rectangle.
    var path: ((CGRect) -> Path)?
    var view: AnyView?

    @MainActor
    init<S: ChartSymbolShape>(_ shape: S) { path = { shape.path(in: $0) } }

    init(view: AnyView) { self.view = view }
}

enum SymbolSize {
    /// The width of a disk of six points.
    static let standard = CGSize(width: 6, height: 6)

    /// The width of a disk of an area.
    static func side(ofArea area: CGFloat) -> CGFloat { area.isFinite && area > 0 ? 2 * (area / .pi).squareRoot() : 0 }
}

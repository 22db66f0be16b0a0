public import CoreGraphics
public import SwiftUI

/// A shape for the symbols of points.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartsymbolshape)
public protocol ChartSymbolShape: Shape {
    /// The frame in which the symbol is perceived as having the size and position of the unit square.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the shape's outline, stroked inside it with a line width in points.
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the shape's outline, stroked inside it.
    @_disfavoredOverload
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        _BorderedSymbolShape(shape: self, style: style)
    }
}

/// The outline of a symbol.
public struct _BorderedSymbolShape<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let shape: Base
    let style: StrokeStyle

    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    public func path(in rect: CGRect) -> Path {
        shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
    }
}

extension Circle: ChartSymbolShape {
    /// The frame in which the disk has the area of the unit square.
    public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

/// A type-erased symbol shape.
/// [Apple's reference](https://developer.apple.com/documentation/charts/anychartsymbolshape)
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let base: any ChartSymbolShape

    /// Creates a symbol from a shape.
    public init<S: ChartSymbolShape>(_ shape: S) { base = shape }

    init(erasing shape: any ChartSymbolShape) { base = shape }

    /// The wrapped shape's frame.
    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// The built-in symbol shapes.
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
    /// A diamond.
    public static let diamond = BasicChartSymbolShape(kind: .diamond)
    /// A pentagon.
    public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
    /// An upright cross.
    public static let plus = BasicChartSymbolShape(kind: .plus)
    /// A diagonal cross.
    public static let cross = BasicChartSymbolShape(kind: .cross)
    /// A star of three lines.
    public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

    /// The shapes in the order in which they are assigned to values.
    static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

    /// Returns the shape's outline, stroked inside it with a line width in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var shape = self
        shape.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 1
        return shape
    }

    /// The frame in which each shape is perceived as equally large: a disk has the area of the unit square.
    public var perceptualUnitRect: CGRect {
        let disk = 2 / CGFloat.pi.squareRoot()
        let side: CGFloat =
            switch kind {
            case .circle: disk
            case .square: 1
            case .triangle, .diamond: 1.2 * disk
            case .pentagon, .plus, .cross, .asterisk: 1.1 * disk
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path {
        guard let lineWidth else { return outline(in: rect) }
        let inner = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
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

    /// Returns lines from the centre, a quarter as wide as the frame.
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
    /// A diamond.
    public static var diamond: BasicChartSymbolShape { .diamond }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { .pentagon }
    /// An upright cross.
    public static var plus: BasicChartSymbolShape { .plus }
    /// A diagonal cross.
    public static var cross: BasicChartSymbolShape { .cross }
    /// A star of three lines.
    public static var asterisk: BasicChartSymbolShape { .asterisk }
}

import CoreGraphics
import SwiftUI

/// A shape or a view as the symbol of points.
struct AnyChartSymbol {
    /// The path of the shape in a rectangle.
    var path: ((CGRect) -> Path)?
    /// The shape's frame, if the symbol's perceived frame is the unit square.
    var unit = BasicChartSymbolShape.circle.perceptualUnitRect
    var view: AnyView?

    @MainActor
    init<S: ChartSymbolShape>(_ shape: S) {
        path = { shape.path(in: $0) }
        unit = shape.perceptualUnitRect
    }

    init(view: AnyView) { self.view = view }

    @MainActor static let disk = AnyChartSymbol(BasicChartSymbolShape.circle)
}

/// The size of a symbol.
enum SymbolSize {
    /// The area in square points, of a square that is perceived as equally large.
    case area(CGFloat)
    /// The frame of its shape, in points.
    case frame(CGSize)

    /// A disk six points wide.
    static let standard = SymbolSize.area(9 * .pi)

    /// Returns the frame of a symbol around a point, for the size.
    func frame(of symbol: AnyChartSymbol, around center: CGPoint) -> CGRect {
        switch self {
        case .area(let area):
            let side = area.isFinite && area > 0 ? area.squareRoot() : 0
            return CGRect(
                x: center.x + (symbol.unit.minX - 0.5) * side, y: center.y + (symbol.unit.minY - 0.5) * side,
                width: symbol.unit.width * side, height: symbol.unit.height * side)
        case .frame(let size):
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
    }
}

import CoreGraphics
import Foundation
import XCTest

extension SkiaScene {
    /// Draws the scene with the context under test.
    func draw(in context: CGContext) throws {
        for step in steps {
            switch step {
            case .concat(let t): context.concatenate(t)
            case .clip(let path):
                KasanePainter.add(path, to: context)
                context.clip()
            case .alpha(let alpha): context.setAlpha(alpha)
            case .conic(let stops, let center, let angle):
                context.drawConicGradient(try KasanePainter.gradient(stops), center: center, angle: angle)
            case .radial(let stops, let start, let end):
                context.drawRadialGradient(
                    try KasanePainter.gradient(stops), startCenter: CGPoint(x: start.x, y: start.y),
                    startRadius: start.radius, endCenter: CGPoint(x: end.x, y: end.y), endRadius: end.radius,
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            case .shadow(let offset, let blur, let c):
                context.setShadow(
                    offset: offset, blur: blur, color: CGColor(red: c.r, green: c.g, blue: c.b, alpha: c.a))
            case .fill(let path, let c):
                context.setFillColor(red: c.r, green: c.g, blue: c.b, alpha: c.a)
                KasanePainter.add(path, to: context)
                context.fillPath()
            case .stroke(let path, let width, let c):
                context.setStrokeColor(red: c.r, green: c.g, blue: c.b, alpha: c.a)
                context.setLineWidth(width)
                KasanePainter.add(path, to: context)
                context.strokePath()
            case .beginLayer: context.beginTransparencyLayer(auxiliaryInfo: nil)
            case .endLayer: context.endTransparencyLayer()
            }
        }
    }

    /// The scene in words and numbers, for a program in another language.
    var description: [String: Any] { ["name": name, "steps": steps.map(\.description)] }
}

extension SkiaScene.Step {
    fileprivate var description: [String: Any] {
        switch self {
        case .concat(let t): ["op": "concat", "matrix": [t.a, t.b, t.c, t.d, t.tx, t.ty]]
        case .clip(let path): ["op": "clip", "path": elements(path)]
        case .alpha(let alpha): ["op": "alpha", "alpha": alpha]
        case .conic(let stops, let center, let angle):
            ["op": "conic", "stops": numbers(stops), "center": [center.x, center.y], "angle": angle]
        case .radial(let stops, let start, let end):
            [
                "op": "radial", "stops": numbers(stops), "start": [start.x, start.y, start.radius],
                "end": [end.x, end.y, end.radius],
            ]
        case .shadow(let offset, let blur, let c):
            ["op": "shadow", "offset": [offset.width, offset.height], "blur": blur, "color": [c.r, c.g, c.b, c.a]]
        case .fill(let path, let c): ["op": "fill", "path": elements(path), "color": [c.r, c.g, c.b, c.a]]
        case .stroke(let path, let width, let c):
            ["op": "stroke", "path": elements(path), "width": width, "color": [c.r, c.g, c.b, c.a]]
        case .beginLayer: ["op": "beginLayer"]
        case .endLayer: ["op": "endLayer"]
        }
    }

    private func numbers(_ stops: [Stop]) -> [[CGFloat]] {
        stops.map { [$0.at, $0.color.r, $0.color.g, $0.color.b, $0.color.a] }
    }

    /// Returns a path's elements: a letter, as in SVG, and coordinates.
    private func elements(_ steps: [PathStep]) -> [[Any]] {
        guard let canvas = try? Canvas() else { return [] }
        KasanePainter.add(steps, to: canvas.context)
        var elements: [[Any]] = []
        canvas.context.path?.applyWithBlock { element in
            let (letter, count) =
                switch element.pointee.type {
                case .moveToPoint: ("M", 1)
                case .addLineToPoint: ("L", 1)
                case .addQuadCurveToPoint: ("Q", 2)
                case .addCurveToPoint: ("C", 3)
                case .closeSubpath: ("Z", 0)
                }
            elements.append(
                [letter]
                    + (0..<count).flatMap { i in
                        [element.pointee.points[i].x, element.pointee.points[i].y] as [Any]
                    })
        }
        return elements
    }
}

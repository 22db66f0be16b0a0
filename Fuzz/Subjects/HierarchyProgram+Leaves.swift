import CoreGraphics
import SwiftUI

/// Views without subviews: shapes, gradients, text, canvases.
extension HierarchyProgram {
    mutating func outline() -> AnyShape {
        var shape: AnyShape
        switch choice(9) {
        case 0: shape = AnyShape(Rectangle())
        case 1: shape = AnyShape(Circle())
        case 2: shape = AnyShape(Capsule(style: flag() ? .circular : .continuous))
        case 3: shape = AnyShape(RoundedRectangle(cornerSize: size(), style: flag() ? .circular : .continuous))
        case 4:
            shape = AnyShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: number(), bottomLeadingRadius: number(), bottomTrailingRadius: number(),
                    topTrailingRadius: number()))
        case 5: shape = AnyShape(Ellipse().inset(by: number()))
        default: shape = AnyShape(path())
        }
        for _ in 0..<choice(3) { shape = derived(shape) }
        return shape
    }

    private mutating func derived(_ shape: AnyShape) -> AnyShape {
        switch choice(9) {
        case 0: AnyShape(shape.trim(from: number(), to: number()))
        case 1: AnyShape(shape.stroke(style: strokeStyle()))
        case 2: AnyShape(shape.rotation(angle(), anchor: unit()))
        case 3: AnyShape(shape.scale(x: number(), y: number(), anchor: unit()))
        case 4: AnyShape(shape.offset(x: number(), y: number()))
        case 5: AnyShape(shape.size(size()))
        case 6: AnyShape(shape.transform(transform()))
        case 7: AnyShape(shape.union(path()))
        default: AnyShape(shape.subtracting(path(), eoFill: flag()))
        }
    }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: number(), lineCap: element(of: [.butt, .round, .square]),
            lineJoin: element(of: [.miter, .round, .bevel]), miterLimit: number(),
            dash: (0..<choice(4)).map { _ in number() }, dashPhase: number())
    }

    private mutating func path() -> Path {
        var path = Path()
        path.move(to: point())
        for _ in 0..<choice(5) {
            switch choice(5) {
            case 0: path.addLine(to: point())
            case 1: path.addCurve(to: point(), control1: point(), control2: point())
            case 2:
                path.addArc(
                    center: point(), radius: number(), startAngle: angle(), endAngle: angle(), clockwise: flag())
            case 3: path.addRoundedRect(in: CGRect(origin: point(), size: size()), cornerSize: size())
            default: path.closeSubpath()
            }
        }
        return path
    }

    mutating func shape() -> AnyView {
        let outline = outline()
        switch choice(4) {
        case 0: return AnyView(outline.stroke(color(), style: strokeStyle()))
        case 1: return AnyView(outline.fill(color(), style: FillStyle(eoFill: flag(), antialiased: flag())))
        case 2: return AnyView(RoundedRectangle(cornerRadius: number()).strokeBorder(color(), lineWidth: number()))
        default: return AnyView(outline)
        }
    }

    private mutating func colors() -> Gradient {
        Gradient(stops: (0..<choice(5)).map { _ in Gradient.Stop(color: color(), location: number()) })
    }

    mutating func style() -> AnyShapeStyle {
        let gradient = colors()
        switch choice(5) {
        case 0: return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: unit(), endPoint: unit()))
        case 1:
            return AnyShapeStyle(
                RadialGradient(gradient: gradient, center: unit(), startRadius: number(), endRadius: number()))
        case 2:
            return AnyShapeStyle(
                AngularGradient(gradient: gradient, center: unit(), startAngle: angle(), endAngle: angle()))
        case 3:
            return AnyShapeStyle(
                EllipticalGradient(
                    gradient: gradient, center: unit(), startRadiusFraction: number(), endRadiusFraction: number()))
        default:
            return AnyShapeStyle(
                ImagePaint(
                    image: Image(uiImage: ViewProgram.picture), sourceRect: CGRect(origin: point(), size: size()),
                    scale: number()))
        }
    }

    mutating func gradient() -> AnyView { AnyView(Rectangle().fill(style())) }

    mutating func text() -> AnyView {
        let word = element(of: ["word ", "w", "\n", "سلام ", "\u{301}", "日本", "**bold** ", "👩‍👩‍👧"])
        var text = Text(verbatim: String(repeating: word, count: choice(60)))
        if flag() { text = text.font(.system(size: number(), weight: flag() ? .bold : .ultraLight)) }
        if flag() { text = text.kerning(number()) }
        if flag() { text = text.baselineOffset(number()) }
        if flag() { text = text + Text("more").tracking(number()).underline() }
        let spacing = number()
        return AnyView(
            text.lineLimit(flag() ? choice(4) - 1 : nil).lineSpacing(spacing)
                .minimumScaleFactor(flag() ? number() : 1).multilineTextAlignment(flag() ? .trailing : .center)
                .truncationMode(element(of: [.head, .middle, .tail])))
    }

    mutating func canvas() -> AnyView {
        let (outline, shading) = (path(), style())
        let (transform, amount, place) = (transform(), number(), CGRect(origin: point(), size: size()))
        let (stroke, kind) = (strokeStyle(), choice(8))
        return AnyView(
            Canvas { context, size in
                context.opacity = Double(amount)
                context.concatenate(transform)
                switch kind {
                case 0: context.addFilter(.blur(radius: amount))
                case 1: context.addFilter(.shadow(radius: amount, x: place.minX, y: place.minY))
                case 2: context.addFilter(.hueRotation(.degrees(Double(amount))))
                case 3: context.clip(to: outline)
                case 4: context.clipToLayer(opacity: Double(amount)) { $0.fill(outline, with: .color(.white)) }
                default: break
                }
                context.fill(outline, with: .style(shading))
                context.stroke(outline, with: .color(.blue), style: stroke)
                context.drawLayer {
                    $0.rotate(by: .degrees(Double(amount)))
                    $0.draw(Text("word"), in: place)
                    $0.draw(Image(uiImage: ViewProgram.picture), in: place)
                }
            })
    }
}

package import CoreGraphics
import Foundation

extension Paint {
    /// Fills an area within the context's clip. Gradients are laid out in `place`.
    package func fill(_ area: CGRect, place: CGRect, in context: CGContext) {
        switch self {
        case .color(let color):
            context.setFillColor(color)
            context.fill(area)
        case .material(let material):
            // The backdrop of a drawing isn't known.
            context.setFillColor(material.color)
            context.fill(area)
        case .shader(let shader):
            shader.fill(area, place: place, in: context)
        case .blended(let base, let mode):
            context.saveGState()
            defer { context.restoreGState() }
            context.setBlendMode(mode.cgBlendMode)
            base.fill(area, place: place, in: context)
        case .shadowed(let base, _):
            base.fill(area, place: place, in: context)
        case .gradient(let gradient):
            context.saveGState()
            defer { context.restoreGState() }
            context.clip(to: area)
            gradient.draw(in: place, context)
        }
    }
}

extension GradientPaint {
    /// Draws the gradient over all of the context's clip.
    fileprivate func draw(in place: CGRect, _ context: CGContext) {
        guard let last = colors.last else { return }
        func flat() {
            context.setFillColor(last)
            context.fill(context.boundingBoxOfClipPath)
        }
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        guard colors.count > 1, let gradient = CGGradient(colorsSpace: space, colors: colors, locations: locations)
        else { return flat() }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch geometry {
        case .linear(let start, let end):
            guard start != end else { return flat() }
            context.drawLinearGradient(
                gradient, start: start.point(in: place), end: end.point(in: place), options: options)
        case .radial(let center, let start, let end):
            guard start.isFinite, end.isFinite, start != end else { return flat() }
            let center = center.point(in: place)
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: max(0, start), endCenter: center, endRadius: max(0, end),
                options: options)
        case .elliptical(let center, let start, let end):
            guard start.isFinite, end.isFinite, start != end, place.width > 0, place.height > 0 else { return flat() }
            let center = center.point(in: place)
            context.translateBy(x: center.x, y: center.y)
            context.scaleBy(x: place.width, y: place.height)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: max(0, start), endCenter: .zero, endRadius: max(0, end),
                options: options)
        case .angular:
            guard let values = layerValues(in: place, frame: CGRect(x: 0, y: 0, width: 1, height: 1)),
                let sweep = CGGradient(colorsSpace: space, colors: values.colors, locations: values.locations)
            else { return flat() }
            let direction = CGPoint(
                x: values.endPoint.x - values.startPoint.x, y: values.endPoint.y - values.startPoint.y)
            context.drawConicGradient(sweep, center: values.startPoint, angle: atan2(direction.y, direction.x))
        }
    }
}

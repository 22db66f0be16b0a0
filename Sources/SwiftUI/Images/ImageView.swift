import CoreGraphics
package import QuartzCore
import UIKit

extension Image: View, LeafView {
    public typealias Body = Never

    package func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
        let size = resolve(in: context.environment)?.size ?? .zero
        return resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
    }

    /// Symbols are aligned to the baseline of adjacent text, as are other images with a baseline.
    package func alignment(_ key: AlignmentKey, _ context: LeafContext) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let image = resolve(in: context.environment)?.uiImage, let offset = image.baselineOffsetFromBottom,
            image.size.height > 0
        else { return nil }
        return context.size.height * (1 - offset / image.size.height)
    }

    package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
        if context.environment.showsPlaceholders { return context.set(layer, "contents", to: placeholder(context)) }
        guard let picture = resolve(in: context.environment) else { return context.set(layer, "contents", to: nil) }
        let scale = context.environment.displayScale
        CATransaction.withoutActions {
            layer.show(picture.blendMode)
            layer.minificationFilter = interpolation == .high ? .trilinear : .linear
            layer.magnificationFilter = interpolation == .none ? .nearest : .linear
            layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        if resizing?.mode == .tile {
            return context.set(layer, "contents", to: tiled(picture, context.size, scale))
        }
        // Symbols and drawings are redrawn at the new size; a bitmap is stretched by the layer.
        guard
            picture.paint != nil || picture.isSymbol || picture.uiImage.cgImage == nil
                || picture.uiImage.imageOrientation != .up
        else {
            stretch(layer, picture)
            return context.set(layer, "contents", to: picture.uiImage.cgImage)
        }
        let size = picture.isSymbol ? context.size : picture.size
        if !picture.isSymbol { stretch(layer, picture) }
        let image = Picture.draw(size, scale: scale) { picture.draw(in: CGRect(origin: .zero, size: size), $0) }
        guard picture.isSymbol else { return context.set(layer, "contents", to: image) }
        let animator = SymbolAnimator(layer: layer, context: context)
        animator.show(context.environment.symbolEffects)
        let old = layer.contents as? CGImage
        guard let effect = context.environment.contentTransition.symbolReplacement, !context.isNew, let old, let image,
            layer.value(forKey: "kasaneSymbolName") as? String != name
        else {
            layer.setValue(name, forKey: "kasaneSymbolName")
            return context.set(layer, "contents", to: image)
        }
        layer.setValue(name, forKey: "kasaneSymbolName")
        CATransaction.withoutActions { layer.contents = image }
        animator.replace(old, with: image, by: effect)
    }

    /// A plain shape in place of the image.
    @MainActor
    private func placeholder(_ context: LeafContext) -> CGImage? {
        let paint = ForegroundStyle()._paint(in: context.environment).paint
        let scale = ImageCanvas.contentsScale(context.environment.displayScale, for: context.size)
        return Picture.draw(context.size, scale: scale) { canvas in
            let place = CGRect(origin: .zero, size: context.size)
            canvas.setAlpha(Redaction.opacity)
            paint.fill(place, place: place, in: canvas)
        }
    }

    /// Stretches the middle, keeping the size of the caps.
    private func stretch(_ layer: CALayer, _ picture: ResolvedImageSource) {
        let size = picture.size
        CATransaction.withoutActions { layer.contentsScale = picture.uiImage.scale }
        guard let insets = resizing?.capInsets, insets != EdgeInsets(), size.width > 0, size.height > 0 else { return }
        let center = CGRect(
            x: insets.leading / size.width, y: insets.top / size.height,
            width: max(0, 1 - insets.horizontal / size.width), height: max(0, 1 - insets.vertical / size.height))
        CATransaction.withoutActions { layer.contentsCenter = center }
    }

    private func tiled(_ picture: ResolvedImageSource, _ place: CGSize, _ scale: CGFloat) -> CGImage? {
        let tile = picture.size
        guard tile.width >= 1, tile.height >= 1 else { return nil }
        let scale = ImageCanvas.contentsScale(scale, for: place)
        let area = CGRect(origin: .zero, size: tile)
        guard let drawn = Picture.draw(tile, scale: scale, { picture.draw(in: area, $0) }) else { return nil }
        return Picture.draw(place, scale: scale) { context in
            context.translateBy(x: 0, y: tile.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(drawn, in: area, byTiling: true)
        }
    }
}

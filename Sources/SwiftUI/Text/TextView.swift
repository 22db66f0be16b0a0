import CoreGraphics
import CoreText
import Foundation
package import QuartzCore
import UIKit

extension Text: View, LeafView {
    public typealias Body = Never

    package func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
        block(in: context, proposal.width ?? .infinity, proposal.height ?? .infinity).size
    }

    package func alignment(_ key: AlignmentKey, _ context: LeafContext) -> CGFloat? {
        guard key.axis == .vertical else { return nil }
        let block = block(in: context, context.size.width, context.size.height)
        switch key {
        case VerticalAlignment.firstTextBaseline.key: return block.firstBaseline
        case VerticalAlignment.lastTextBaseline.key: return block.lastBaseline
        default: return nil
        }
    }

    package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
        var (environment, size) = (context.environment, context.size)
        if let date = nextChange(after: TimelineClock.now) {
            context.node?.update(at: TimelineClock.mediaTime(of: date))
        }
        let scale = environment.displayScale
        var block = block(in: context, size.width, size.height)
        block.align(in: size.width)
        if environment.allowsTextSelection || block.hasLinks, let node = context.node as? _ViewNode {
            TextTouches.install(in: node.graph)
        }
        // Glyphs may extend beyond their line.
        let margin = (min(size.height, 100) / 2).rounded(.up)
        let area = CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin)
        var (paint, mode) = paint(in: environment).unblended
        if mode != .normal, environment.backgroundMaterial != nil, block.hasOwnColors {
            // Vibrancy belongs to the layer, and would alter colours set in the text itself.
            environment.backgroundMaterial = nil
            (paint, mode) = self.paint(in: environment).unblended
            block = self.block(size.width, size.height, environment)
            block.align(in: size.width)
        }
        let image = Picture.draw(area.size, scale: scale) { canvas in
            canvas.translateBy(x: margin, y: margin)
            let place = CGRect(origin: .zero, size: size)
            if environment.showsPlaceholders {
                canvas.setAlpha(Redaction.opacity)
                canvas.addPath(block.bars)
                canvas.clip()
                paint.fill(place, place: place, in: canvas)
            } else {
                block.draw(at: .zero, in: canvas, paint, place)
            }
        }
        let old = layer.contents as? CGImage
        CATransaction.withoutActions {
            layer.contentsScale = scale
            layer.contentsGravity = .center
            layer.show(mode)
            layer.masksToBounds = false
        }
        let line =
            environment.contentTransition.rolls
            ? RollingLine(block, TextResolver(environment: environment).resolve(self).string) { letters, area in
                Picture.draw(area.size, scale: scale) { canvas in
                    canvas.translateBy(x: -area.minX, y: -area.minY)
                    block.draw(at: .zero, in: canvas, paint, CGRect(origin: .zero, size: size), letters: letters)
                }
            } : nil
        let change = environment.contentTransition.change(of: layer, context)
        TextRoller.clear(layer)
        if case .roll(let goesUp) = change, let line, let before = RollingLine.last(in: layer) {
            let roller = TextRoller(layer: layer, transaction: context.transaction, goesUp: goesUp)
            roller.roll(from: before, to: line)
        } else if let transition = change.transition(context.transaction.visibleAnimation) {
            layer.add(transition, forKey: kCATransition)
        }
        if environment.contentTransition.rolls { RollingLine.keep(line, in: layer) }
        // An image of the same size cross-fades; one of another size would jump.
        if environment.contentTransition == .interpolate, let old, let image, old.width == image.width,
            old.height == image.height
        {
            context.set(layer, "contents", to: image)
        } else {
            CATransaction.withoutActions {
                layer.removeAnimation(forKey: "contents")
                layer.contents = image
            }
        }
    }

    /// The style of the whole text, applied in its bounds.
    var ownStyle: AnyShapeStyle? {
        modifiers.reversed().lazy.compactMap { if case .style(let style) = $0 { style } else { nil } }.first
    }

    private func paint(in environment: EnvironmentValues) -> Paint {
        (ownStyle ?? AnyShapeStyle(ForegroundStyle()))._paint(in: environment).paint
    }

    /// Returns the lines in an available size, from the leaf's cache if they were laid out before.
    @MainActor
    private func block(in context: LeafContext, _ width: CGFloat, _ height: CGFloat) -> TextBlock {
        guard let memory = context.memory?.value(or: { TextLayoutCache() }) else {
            return block(width, height, context.environment)
        }
        return memory.block(in: CGSize(width: width, height: height)) {
            block(width, height, context.environment, memory)
        }
    }

    /// Returns the lines in an available size, scaled down within limits if that makes them fit.
    func block(
        _ width: CGFloat, _ height: CGFloat, _ environment: EnvironmentValues, _ memory: TextLayoutCache? = nil
    ) -> TextBlock {
        var options = TextLayout.Options()
        options.minLineCount = environment.lineLimits.least
        options.maxLineCount = environment.lineLimits.most ?? .max
        let truncation: TextOverflow.Truncation =
            switch environment.truncationMode {
            case .head: .start
            case .middle: .middle
            case .tail: .end
            }
        options.tail = TextOverflow(truncation, of: .paragraph, narrowContent: .ellipsis)
        let spacing = environment.lineSpacing.isFinite ? environment.lineSpacing : 0
        options.lineSpacing = spacing + (environment.font ?? .body).extraLeading
        options.pixel = environment.displayScale > 0 ? 1 / environment.displayScale : 1
        let alignment = environment.multilineTextAlignment.mirrored(environment.layoutDirection == .rightToLeft)
        func block(_ scale: CGFloat, isTight: Bool) -> TextBlock {
            func resolve() -> StyledText {
                TextResolver(environment: environment, scale: scale, contextStyle: ownStyle).resolve(self)
            }
            var string = (scale == 1 ? memory?.string : nil) ?? resolve()
            if scale == 1 { memory?.string = string }
            if isTight { string = string.mapAttributes(\.tightened) }
            return TextBlock(string, width: width, height: height, alignment: alignment, options)
        }
        let isTight = environment.allowsTightening && block(1, isTight: false).isTruncated
        func block(_ scale: CGFloat) -> TextBlock { block(scale, isTight: isTight) }
        let whole = block(1)
        let least = environment.minimumScaleFactor
        guard whole.isTruncated, least > 0, least < 1 else { return whole }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if block(middle).isTruncated { high = middle } else { low = middle }
        }
        return block(low)
    }
}

extension TextAlignment {
    /// The alignment mirrored for right-to-left layout.
    fileprivate func mirrored(_ isRightToLeft: Bool) -> TextAlignment {
        switch self {
        case .leading where isRightToLeft: .trailing
        case .trailing where isRightToLeft: .leading
        case .leading, .center, .trailing: self
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// The attributes with the character spacing tightened by a thirtieth of the font size.
    fileprivate var tightened: [NSAttributedString.Key: Any] {
        let kern = NSAttributedString.Key(kCTKernAttributeName)
        guard let font = self[NSAttributedString.Key(kCTFontAttributeName)] as? UIFont else { return self }
        return merging([kern: (self[kern] as? CGFloat ?? 0) - font.pointSize / 30]) { $1 }
    }
}

extension TextBlock {
    /// Draws the lines, or a range of them; text without its own colour uses a paint.
    func draw(
        at origin: CGPoint, in context: CGContext, _ paint: Paint, _ place: CGRect, letters: Range<Int>? = nil
    ) {
        if case .color(let color) = paint {
            context.saveGState()
            context.setFillColor(color)
            context.setStrokeColor(color)
            draw(at: origin, in: context, letters: letters)
            context.restoreGState()
        } else {
            context.saveGState()
            context.paint(paint, place: place, area: place.insetBy(dx: -place.height, dy: -place.height)) {
                context.setFillColor(.opaqueBlack)
                draw(at: origin, in: context, letters: letters)
            }
            context.restoreGState()
        }
    }
}

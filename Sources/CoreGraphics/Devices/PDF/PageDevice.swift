import CCairo
import Foundation
import Raster

/// Draws on the pages of a PDF document through Cairo. Paths, text and gradients stay vector objects.
final class PageDevice: GraphicsDevice {
    let writer: PDFWriter
    /// The media box of pages that don't specify their own.
    let mediaBox: CGRect
    /// The other boxes of such pages, by their PDF names.
    let boxes: [String: CGRect]
    private var page = CGRect.zero
    private var clip = PageClip()
    /// The page clips below the open transparency layers, innermost last.
    private var clipsBelow: [PageClip] = []

    init(_ writer: PDFWriter, mediaBox: CGRect, boxes: [String: CGRect]) {
        self.writer = writer
        self.mediaBox = mediaBox
        self.boxes = boxes
    }

    // MARK: Pages

    func beginPage(_ mediaBox: CGRect, _ boxes: [String: CGRect]) {
        writer.beginPage(mediaBox, boxes)
        page = mediaBox
        clip = PageClip()
    }

    func endPage() {
        writer.endPage()
        page = .zero
    }

    func close() { writer.close() }

    /// Makes a rectangle of the page a link.
    func addLink(to target: PageLink.Target, _ rect: CGRect) {
        guard !rect.isNull, Box(rect).isFinite else { return }
        writer.addLink(to: target, rect)
    }

    /// Names a point of the page as a destination.
    func addDestination(_ name: String, at point: CGPoint) {
        guard Point(point).isFinite else { return }
        writer.addDestination(name, at: point)
    }

    // MARK: Clipping

    var wholeClip: Clip { Clip(box: Box(page), cuts: []) }

    func clip(_ clip: Clip, to path: Path, rule: FillRule, antialiased: Bool) -> Clip {
        // A rectangle that contains the whole clip has no effect.
        if let rectangle = path.rectangle, rectangle.intersection(clip.box) == clip.box { return clip }
        return Clip(
            box: clip.box.intersection(path.extent), cuts: clip.cuts + [PageClipShape(.path(path, rule))])
    }

    func clip(_ clip: Clip, to mask: CGImage, in rect: CGRect, with state: GraphicsState) -> Clip {
        guard let mask = PageMask(mask, in: rect, with: state) else { return .nothing(like: clip) }
        let box = clip.box.intersection(Box(rect.applying(state.ctm)))
        return Clip(box: box, cuts: clip.cuts + [PageClipShape(.mask(mask))])
    }

    func layerClip(_ clip: Clip, in path: Path) -> Clip {
        self.clip(clip, to: path, rule: .nonZero, antialiased: false)
    }

    // MARK: Painting

    func fill(taking path: inout Path, rule: FillRule, with state: UnsafePointer<GraphicsState>) {
        // PDF viewers draw a hairline for a fill without area.
        if !path.isFlat { paint(.fill(path, rule, state.pointee.fillColor.paintColor), with: state.pointee) }
        path.removeAll()
    }

    func stroke(taking path: inout Path, with state: UnsafePointer<GraphicsState>) {
        paint(.stroke(path, state.pointee.strokeColor.paintColor), with: state.pointee)
        path.removeAll()
    }

    func clear(_ path: Path, with state: GraphicsState) {
        guard clipsBelow.isEmpty else {
            return reportOnce("CGContext.clear(_:): a transparency layer on a page can't be cleared")
        }
        var state = state
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
        paint(.fill(path, .nonZero, .white), with: state)
    }

    func paint(_ gradient: CGGradient, along shape: GradientShape, with state: GraphicsState) {
        guard case .conic(let center, let angle) = shape, state.fanSize(around: center) > Self.maxFanAreaRatio else {
            return paint(.gradient(gradient, shape), with: state)
        }
        let rect = CGRect(state.clip.box)
        guard let picture = gradient.conicPicture(around: center, from: angle, through: state.ctm, in: rect) else {
            return
        }
        var state = state
        state.ctm = .identity
        paint(.image(picture, rect, isTiled: false), with: state)
    }

    /// The maximum area of a conic gradient's fan, as a multiple of the clip's area. A PDF viewer draws all of the fan;
    /// a larger one becomes an image.
    private static let maxFanAreaRatio = 64.0

    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState) {
        guard image.isMask else { return paint(.image(image, rect, isTiled: isTiled), with: state) }
        guard var mask = PageMask(image, in: rect, with: state) else { return }
        mask.isTiled = isTiled
        paint(.stencil(mask, state.fillColor.paintColor), with: state)
    }

    var keepsText: Bool { true }

    func show(_ run: GlyphRun, with state: GraphicsState) -> Bool {
        guard let canvas = writer.canvas, canvas.canShow(run) else { return false }
        paint(.glyphs(run, state.fillColor.paintColor), with: state)
        return true
    }

    private func paint(_ element: PageElement, with state: GraphicsState) {
        guard let canvas = writer.canvas else {
            return reportOnce("CGContext: drawing between the pages of a document is discarded")
        }
        guard !state.clip.box.isEmpty, state.alpha > 0, let blending = PageBlending(state.blendMode) else { return }
        clip.set(state.clip, on: canvas)
        let masks = state.clip.cuts.compactMap(\.mask)
        if masks.isEmpty {
            cairo_set_operator(canvas.cairo, blending.cairoOperator)
            paintWithShadow(element, on: canvas, with: state)
        } else {
            // The element is drawn into a group and passes through one mask after the other; the last one paints it on
            // the page.
            cairo_push_group(canvas.cairo)
            paintWithShadow(element, on: canvas, with: state)
            for (i, mask) in masks.enumerated() {
                cairo_pop_group_to_source(canvas.cairo)
                if i < masks.count - 1 {
                    let seen = CairoPattern(cairo_pattern_reference(cairo_get_source(canvas.cairo)))
                    cairo_push_group(canvas.cairo)
                    if let seen { cairo_set_source(canvas.cairo, seen.pointer) }
                } else {
                    cairo_set_operator(canvas.cairo, blending.cairoOperator)
                }
                canvas.paint(through: mask)
            }
        }
        cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_OVER)
        if blending.cairoOperator != CAIRO_OPERATOR_OVER { canvas.endBlending() }
    }

    private func paintWithShadow(_ element: PageElement, on canvas: CairoCanvas, with state: GraphicsState) {
        if let shadow = state.shadow?.cast(by: element, on: canvas, with: state) {
            shadow.draw(on: canvas, with: state)
        }
        element.draw(on: canvas, with: state)
    }

    // MARK: Layers

    func beginLayer(_ clip: Clip) -> Clip? {
        guard let canvas = writer.canvas, !clip.box.isEmpty else { return nil }
        self.clip.set(clip, on: canvas)
        cairo_push_group(canvas.cairo)
        // The clip applies once, when the layer is composited.
        cairo_reset_clip(canvas.cairo)
        clipsBelow.append(self.clip)
        self.clip = PageClip()
        return Clip(box: clip.box, cuts: [])
    }

    func endLayer(with state: GraphicsState) {
        guard let canvas = writer.canvas, let below = clipsBelow.popLast() else { return }
        let layer = CairoPattern(cairo_pop_group(canvas.cairo))
        clip = below
        if let layer { paint(.layer(layer), with: state) }
    }
}

extension CGGradient {
    /// Returns the gradient in `rect` of device space as an image, with two pixels per point, fewer for large ones.
    fileprivate func conicPicture(
        around center: CGPoint, from angle: CGFloat, through ctm: CGAffineTransform, in rect: CGRect
    ) -> CGImage? {
        let scale = min(2, (4e6 / max(rect.width * rect.height, 1)).squareRoot())
        let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        guard let buffer = PixelBuffer(width: max(width, 1), height: max(height, 1)) else { return nil }
        let memory = BitmapMemory(buffer)
        let device = BitmapDevice(ByteSurface(memory), base: .identity)
        let toBitmap = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
            .concatenating(
                CGAffineTransform(scaleX: CGFloat(buffer.width) / rect.width, y: CGFloat(buffer.height) / rect.height))
        let state = GraphicsState(ctm: ctm.concatenating(toBitmap), clip: device.wholeClip)
        device.paint(self, along: .conic(center: center, angle: angle), with: state)
        return memory.image(in: .standard)
    }
}

extension GraphicsState {
    /// Returns the area of the disc around a point of user space that contains the clip, as a multiple of the clip's
    /// area.
    fileprivate func fanSize(around center: CGPoint) -> Double {
        let visible = CGRect(clip.box).applying(ctm.inverted())
        let (dx, dy) = (
            max(abs(visible.minX - center.x), abs(visible.maxX - center.x)),
            max(abs(visible.minY - center.y), abs(visible.maxY - center.y))
        )
        let area = Double.pi * Double(dx * dx + dy * dy) * Double(abs(ctm.a * ctm.d - ctm.b * ctm.c))
        return area / (clip.box.width * clip.box.height)
    }
}

extension Path {
    /// True when all points lie on one line, so that the path has no inside.
    fileprivate var isFlat: Bool {
        guard let first = points.first, let other = points.first(where: { $0 != first }) else { return true }
        let along = other - first
        return points.allSatisfy { point in
            let there = point - first
            return abs(along.x * there.y - along.y * there.x) <= 1e-12 * (along.dot(along) + there.dot(there))
        }
    }
}

/// The blend mode of painting on a page. PDF has the modes that mix colours, and none of the compositing operators.
private struct PageBlending {
    let cairoOperator: cairo_operator_t

    /// Nil for a mode that paints nothing on a page. Other modes that PDF lacks are reported and drawn as normal.
    init?(_ mode: CGBlendMode) {
        if let known = Self.operators[mode] {
            cairoOperator = known
            return
        }
        if mode == .clear {
            reportOnce("CGBlendMode.clear paints nothing on a page")
            return nil
        }
        reportOnce("CGBlendMode.\(mode) is replaced by normal on a page")
        cairoOperator = CAIRO_OPERATOR_OVER
    }

    private static let operators: [CGBlendMode: cairo_operator_t] = [
        .normal: CAIRO_OPERATOR_OVER, .multiply: CAIRO_OPERATOR_MULTIPLY, .screen: CAIRO_OPERATOR_SCREEN,
        .overlay: CAIRO_OPERATOR_OVERLAY, .darken: CAIRO_OPERATOR_DARKEN, .lighten: CAIRO_OPERATOR_LIGHTEN,
        .colorDodge: CAIRO_OPERATOR_COLOR_DODGE, .colorBurn: CAIRO_OPERATOR_COLOR_BURN,
        .softLight: CAIRO_OPERATOR_SOFT_LIGHT, .hardLight: CAIRO_OPERATOR_HARD_LIGHT,
        .difference: CAIRO_OPERATOR_DIFFERENCE, .exclusion: CAIRO_OPERATOR_EXCLUSION,
        .hue: CAIRO_OPERATOR_HSL_HUE, .saturation: CAIRO_OPERATOR_HSL_SATURATION, .color: CAIRO_OPERATOR_HSL_COLOR,
        .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY,
    ]
}

public import Foundation
import Raster

extension CGContext {
    // MARK: Text state

    /// Sets the font. Default none.
    public func setFont(_ font: CGFont) { state.text.font = font }

    /// Sets the font size, the length of an em in text space. Default 0, which draws nothing.
    public func setFontSize(_ size: CGFloat) {
        guard size.isFinite else {
            return reportOnce("CGContext.setFontSize(_:): \(size) is not a size; the old one is kept")
        }
        state.text.fontSize = size
    }

    /// Sets how glyphs are drawn. Default fill.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.drawingMode = mode }

    /// How glyphs are drawn.
    package var textDrawingMode: CGTextDrawingMode { state.text.drawingMode }

    /// Sets the extra advance between glyphs, in text space. Default 0.
    ///
    /// Glyphs shown at explicit positions are not affected.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        state.text.characterSpacing = spacing.isFinite ? spacing : 0
    }

    /// The origin of text space in user space: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }

    /// Sets whether glyphs are positioned at fractions of pixels. Default true.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
        state.text.placing.isBetweenPixels = shouldSubpixelPositionFonts
    }

    /// Sets whether fractional positions of small glyphs are quantized to quarters of pixels, so that their bitmaps can
    /// be cached. Default true.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
        state.text.placing.isAtQuarters = shouldSubpixelQuantizeFonts
    }

    /// Sets whether glyphs may be placed at fractions of pixels, for every graphics state of this context. Default
    /// true.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
        allowedText.isBetweenPixels = allowsFontSubpixelPositioning
    }

    /// Sets whether positions may be quantized to quarters of pixels, for every graphics state of this context.
    /// Default true.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
        allowedText.isAtQuarters = allowsFontSubpixelQuantization
    }

    /// Does nothing; see `setShouldSmoothFonts(_:)`.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Does nothing: as on iOS, text is antialiased in gray, without subpixel colour fringes.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    // MARK: Glyphs

    /// Draws glyphs of the current font, each with its origin at a point of text space.
    ///
    /// Draws as many glyphs as the shorter array has. Without a font or a font size nothing is drawn.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.text.font else { return reportOnce("CGContext.showGlyphs(_:at:): no font is set") }
        show(glyphs, of: font, size: state.text.fontSize, at: positions)
    }

    /// Like `showGlyphs(_:at:)`, with a given font; `matrix` transforms each glyph about its origin.
    ///
    /// `text` holds the characters that the glyphs represent, which a PDF page stores so that its text is searchable.
    package func show(
        _ glyphs: [CGGlyph], of font: CGFont, size: CGFloat, matrix: CGAffineTransform = .identity,
        at positions: [CGPoint], text: @autoclosure () -> GlyphText? = nil
    ) {
        let em = CGAffineTransform(scaleX: size, y: size).concatenating(matrix)
        guard em.concatenating(textMatrix).inverse != nil else { return }
        let toDevice = textMatrix.concatenating(state.ctm)
        let run = GlyphRun(
            font: font, glyphs: glyphs,
            origins: positions.map { position in
                // A font's matrix may include a translation.
                Point(CGPoint(x: position.x + matrix.tx, y: position.y + matrix.ty), through: toDevice)
            },
            emToDevice: em.concatenating(toDevice), text: device.keepsText ? text() : nil)
        // Where glyphs may be images, each is checked separately.
        let isPlain = state.fillColor.pattern == nil && !font.face.hasColor
        let isText = state.text.drawingMode.fills && isPlain && device.show(run, with: paintingState)
        if isText, state.text.drawingMode == .fill { return }
        show(outlines(of: run), isFilled: isText)
    }

    /// The outlines of a run's glyphs, in device space. Bitmap glyphs are drawn at once.
    private func outlines(of run: GlyphRun) -> Path {
        let scale = 1 / CGFloat(run.font.face.metrics.unitsPerEm)
        var path = Path()
        for (glyph, origin) in zip(run.glyphs, run.origins) where origin.isFinite {
            let outline = run.font.face.outline(of: glyph)
            let picture = outline.isEmpty ? run.font.face.picture(of: glyph) : nil
            guard !outline.isEmpty || picture != nil else { continue }
            let em = run.emToDevice
            let toDevice = CGAffineTransform(
                em.a * scale, em.b * scale, em.c * scale, em.d * scale, CGFloat(origin.x), CGFloat(origin.y))
            path.append(outline) { $0.applying(toDevice) }
            if let picture { draw(picture, toDevice: toDevice) }
        }
        return path
    }

    /// Applies the drawing mode to outlines in device space; `isFilled` means that they have already been filled.
    private func show(_ outlines: Path, isFilled: Bool) {
        let mode = state.text.drawingMode
        if !outlines.isEmpty {
            if mode.fills, !isFilled {
                var inside = outlines
                fill(inside: &inside, rule: .nonZero)
            }
            if mode.strokes {
                var line = outlines
                stroke(along: &line)
            }
        }
        guard mode.clips else { return }
        guard collectedOutlines == nil else {
            collectedOutlines?.append(outlines)
            return
        }
        clip(toOutlines: outlines)
    }

    private func clip(toOutlines outlines: Path) {
        state.clip = device.clip(
            state.clip, to: outlines, rule: .nonZero, antialiased: paintingState.shouldAntialias)
    }

    /// Lets `draw` show glyphs several times, and then intersects the clip, if the drawing mode requires it, with all
    /// of them together: intersecting it with each in turn would leave nothing.
    package func showAsOneText(_ draw: () -> Void) {
        guard state.text.drawingMode.clips, collectedOutlines == nil else { return draw() }
        collectedOutlines = Path()
        draw()
        let outlines = collectedOutlines ?? Path()
        collectedOutlines = nil
        clip(toOutlines: outlines)
    }

    private func draw(_ picture: ColorGlyph, toDevice: CGAffineTransform) {
        guard state.text.drawingMode.fills || state.text.drawingMode.strokes else { return }
        let box = CGRect(picture.box)
        let width = hypot(toDevice.a, toDevice.b) * box.width
        guard let image = picture.level(forWidth: Double(width)) else { return }
        let outer = state.ctm
        state.ctm = toDevice
        draw(image, in: box)
        state.ctm = outer
    }
}

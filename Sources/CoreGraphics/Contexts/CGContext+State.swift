public import Foundation

extension CGContext {
    // MARK: Lines

    /// Sets the width of lines, in user space. Zero is a hairline of one pixel; a negative width, or none, is refused.
    /// Default 1.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else {
            return reportOnce("CGContext.setLineWidth(_:): \(width) is not a width; the old one stays")
        }
        state.lineWidth = width
    }

    /// Sets how the ends of open lines are drawn. Default butt.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets how segments meet. Default miter.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets how long a miter may be, as a multiple of the line width, before it becomes a bevel. Default 10.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else {
            return reportOnce("CGContext.setMiterLimit(_:): \(limit) is not a limit; the old one stays")
        }
        state.miterLimit = limit
    }

    /// Sets the lengths of dashes and gaps in turn, in user space, and how far into them a line starts.
    ///
    /// An empty list draws solid lines, the default; so does one with a negative length, or of zeros alone.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashes = DashPattern(phase: phase, lengths: lengths)
    }

    /// Sets how far, in pixels, a drawn curve may lie from the true one. The default, 0, is the context's own choice, and
    /// finer than can be seen.
    public func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness.isFinite ? min(max(flatness, 0), 100) : 0
    }

    // MARK: Colours

    /// The colour or the pattern that is filled with now.
    package var fillColor: CGColor { state.fillColor }

    /// Sets the colour to fill with. Default opaque black.
    public func setFillColor(_ color: CGColor) {
        guard !state.keepsColors else { return }
        state.fillColor = color
        state.fillColorSpace = color.colorSpace ?? state.fillColorSpace
    }

    /// Sets the colour to stroke with. Default opaque black.
    public func setStrokeColor(_ color: CGColor) {
        guard !state.keepsColors else { return }
        state.strokeColor = color
        state.strokeColorSpace = color.colorSpace ?? state.strokeColorSpace
    }

    /// Sets the colour to fill with, in device RGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColorSpace(.deviceRGB)
        setFillColor([red, green, blue, alpha])
    }

    /// Sets the colour to stroke with, in device RGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(.deviceRGB)
        setStrokeColor([red, green, blue, alpha])
    }

    /// Sets the colour to fill with, in device gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColorSpace(.deviceGray)
        setFillColor([gray, alpha])
    }

    /// Sets the colour to stroke with, in device gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(.deviceGray)
        setStrokeColor([gray, alpha])
    }

    /// Sets the colour to fill with, in inks of device CMYK.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColorSpace(.deviceCMYK)
        setFillColor([cyan, magenta, yellow, black, alpha])
    }

    /// Sets the colour to stroke with, in inks of device CMYK.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(.deviceCMYK)
        setStrokeColor([cyan, magenta, yellow, black, alpha])
    }

    /// Sets the colour to fill with: as many components as the fill's colour space has, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard !state.keepsColors else { return }
        state.fillColor = CGColor(colorSpace: state.fillColorSpace, components: components) ?? state.fillColor
    }

    /// Sets the colour to stroke with: as many components as the stroke's colour space has, then alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard !state.keepsColors else { return }
        state.strokeColor = CGColor(colorSpace: state.strokeColorSpace, components: components) ?? state.strokeColor
    }

    /// Sets the space to read the fill's components in, and the fill's colour to its opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        guard !state.keepsColors else { return }
        state.fillColorSpace = space
        state.fillColor = space.black
    }

    /// Sets the space to read the stroke's components in, and the stroke's colour to its opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        guard !state.keepsColors else { return }
        state.strokeColorSpace = space
        state.strokeColor = space.black
    }

    /// Sets what to do with colours that the bitmap can't show. They become the nearest that it can, whatever the intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }

    // MARK: Joining

    /// Sets the opacity of all that is painted, in 0...1. Default 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

    /// Sets how paint joins what is there. Default normal.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets a shadow of a third of black under all that is painted.
    ///
    /// See `setShadow(offset:blur:color:)`.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: Shadow.defaultColor)
    }

    /// Sets a shadow under all that is painted; no colour, no shadow.
    ///
    /// `offset` and `blur` are in the space that the context started with, whatever the CTM is now: a bitmap's pixels, y
    /// up. The shadow's edge is a Gaussian of which `blur` is two standard deviations.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
    }

    // MARK: Edges

    /// Sets whether edges are smoothed. Default true.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether edges may be smoothed at all, for every state of this context. Default true.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// How pixels of images are mixed when they are drawn larger or smaller. Default `default`, which mixes.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// The state to paint with: what is set, and what the context allows.
    var paintingState: GraphicsState {
        var state = state
        state.shouldAntialias = state.shouldAntialias && allowsAntialiasing
        state.text.placing = state.text.placing.limited(by: allowedText)
        return state
    }
}

extension CGColorSpace {
    /// Zero light, opaque.
    fileprivate var black: CGColor {
        // No ink is white.
        let components = model == .cmyk ? [0, 0, 0, 1] : [CGFloat](repeating: 0, count: numberOfComponents)
        return CGColor(space: self, values: components + [1])
    }
}

public import Foundation

extension CGContext {
    // MARK: Lines

    /// Sets the width of lines, in user space. Zero is a hairline of one pixel; a negative or non-finite width is
    /// rejected. Default 1.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else {
            return reportOnce("CGContext.setLineWidth(_:): \(width) is not a width; the old one is kept")
        }
        state.lineWidth = width
    }

    /// Sets the shape of the ends of open lines. Default butt.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets the shape of the joints between segments. Default miter.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets the limit of a miter's length, as a multiple of the line width, beyond which it becomes a bevel. Default
    /// 10.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else {
            return reportOnce("CGContext.setMiterLimit(_:): \(limit) is not a limit; the old one is kept")
        }
        state.miterLimit = limit
    }

    /// Sets the alternating lengths of dashes and gaps, and the offset into the pattern at which a line starts, in user
    /// space.
    ///
    /// An empty array, the default, draws solid lines; so does one with a negative length or only zeros.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashes = DashPattern(phase: phase, lengths: lengths)
    }

    /// Sets the maximum deviation of drawn curves, in pixels. The default, 0, lets the context choose a deviation that
    /// is not visible.
    public func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness.isFinite ? min(max(flatness, 0), 100) : 0
    }

    // MARK: Colours

    /// The current fill colour or pattern.
    package var fillColor: CGColor { state.fillColor }

    /// Sets the fill colour. Default opaque black.
    public func setFillColor(_ color: CGColor) {
        guard !state.keepsColors else { return }
        state.fillColor = color
        state.fillColorSpace = color.colorSpace ?? state.fillColorSpace
    }

    /// Sets the stroke colour. Default opaque black.
    public func setStrokeColor(_ color: CGColor) {
        guard !state.keepsColors else { return }
        state.strokeColor = color
        state.strokeColorSpace = color.colorSpace ?? state.strokeColorSpace
    }

    /// Sets the fill colour in device RGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColorSpace(.deviceRGB)
        setFillColor([red, green, blue, alpha])
    }

    /// Sets the stroke colour, in device RGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(.deviceRGB)
        setStrokeColor([red, green, blue, alpha])
    }

    /// Sets the fill colour, in device gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColorSpace(.deviceGray)
        setFillColor([gray, alpha])
    }

    /// Sets the stroke colour, in device gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(.deviceGray)
        setStrokeColor([gray, alpha])
    }

    /// Sets the fill colour, in device CMYK.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColorSpace(.deviceCMYK)
        setFillColor([cyan, magenta, yellow, black, alpha])
    }

    /// Sets the stroke colour, in device CMYK.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(.deviceCMYK)
        setStrokeColor([cyan, magenta, yellow, black, alpha])
    }

    /// Sets the fill colour: components in the fill colour space, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard !state.keepsColors else { return }
        state.fillColor = CGColor(colorSpace: state.fillColorSpace, components: components) ?? state.fillColor
    }

    /// Sets the stroke colour: components in the stroke colour space, then alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard !state.keepsColors else { return }
        state.strokeColor = CGColor(colorSpace: state.strokeColorSpace, components: components) ?? state.strokeColor
    }

    /// Sets the fill colour space, and the fill colour to opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        guard !state.keepsColors else { return }
        state.fillColorSpace = space
        state.fillColor = space.black
    }

    /// Sets the stroke colour space, and the stroke colour to opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        guard !state.keepsColors else { return }
        state.strokeColorSpace = space
        state.strokeColor = space.black
    }

    /// Sets how colours beyond the context's gamut are converted. The intent selects among a profile's conversions, and
    /// determines whether the white point is adapted; an image's own intent takes precedence. By default images are
    /// converted with the perceptual intent, and everything else with the relative colorimetric one.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }

    // MARK: Compositing

    /// Sets the global opacity, in 0...1. Default 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

    /// Sets the blend mode. Default normal.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets a shadow of black at one third opacity.
    ///
    /// See `setShadow(offset:blur:color:)`.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: Shadow.defaultColor)
    }

    /// Sets the shadow; a nil colour disables it.
    ///
    /// `offset` and `blur` are in the context's initial coordinates, independent of the CTM: a bitmap's pixels, y up.
    /// `blur` is two standard deviations of the Gaussian.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
    }

    // MARK: Edges

    /// Sets whether edges are antialiased. Default true.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether antialiasing is allowed, for every graphics state of this context. Default true.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// The quality of interpolation when images are scaled. Default `default`, which interpolates.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// The state used for painting: the settings, limited by what the context allows.
    var paintingState: GraphicsState {
        if paintsByStateAsItIs { return state }
        var state = state
        state.shouldAntialias = state.shouldAntialias && allowsAntialiasing
        state.text.placing = state.text.placing.limited(by: allowedText)
        if state.renderingIntent != .defaultIntent, memory != nil {
            state.fillColor = state.fillColor.rendered(with: state.renderingIntent, in: space)
            state.strokeColor = state.strokeColor.rendered(with: state.renderingIntent, in: space)
        }
        return state
    }

    /// Whether painting uses the state unchanged: most contexts allow everything.
    private var paintsByStateAsItIs: Bool {
        allowsAntialiasing && allowedText == TextPlacing() && state.renderingIntent == .defaultIntent
    }

    /// Calls `body` with the address of the state used for painting, which is the context's own where possible. The
    /// context's own state must not be accessed meanwhile.
    func withPaintingState(_ body: (UnsafePointer<GraphicsState>) -> Void) {
        if paintsByStateAsItIs {
            withUnsafeMutablePointer(to: &state) { body(UnsafePointer($0)) }
        } else {
            withUnsafePointer(to: paintingState, body)
        }
    }
}

extension CGColorSpace {
    /// Opaque black: zero light.
    fileprivate var black: CGColor {
        // White is no ink.
        let components = model == .cmyk ? [0, 0, 0, 1] : [CGFloat](repeating: 0, count: numberOfComponents)
        return CGColor(space: self, values: components + [1])
    }
}

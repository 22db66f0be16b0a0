public import CoreGraphics

extension UIColor {
    /// Stores red, green, blue and alpha in extended sRGB under the current traits, skipping nil pointers. Returns
    /// false for a pattern.
    @discardableResult
    public final func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let rgb = color.extendedSRGBComponents
        red?.pointee = rgb[0]
        green?.pointee = rgb[1]
        blue?.pointee = rgb[2]
        alpha?.pointee = color.alpha
        return true
    }

    /// Stores hue, saturation, brightness and alpha, as fractions of one. Returns false for a pattern.
    @discardableResult
    public final func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let rgb = color.extendedSRGBComponents
        let converted = HSBColor(red: rgb[0], green: rgb[1], blue: rgb[2])
        hue?.pointee = converted.hue
        saturation?.pointee = converted.saturation
        brightness?.pointee = converted.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Stores alpha and the gray of the colour's luma. Returns false for a pattern.
    @discardableResult
    public final func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        if color.colorSpace?.model == .monochrome {
            white?.pointee = color.components?.first ?? 0
        } else {
            let rgb = color.extendedSRGBComponents
            // The luma weights of ITU-R BT.601, as for television.
            white?.pointee = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]
        }
        alpha?.pointee = color.alpha
        return true
    }

    // MARK: Drawing

    /// Sets the fill and stroke colours of the current context to this colour.
    public final func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context to this colour. Does nothing without a context.
    public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke colour of the current context to this colour. Does nothing without a context.
    public final func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

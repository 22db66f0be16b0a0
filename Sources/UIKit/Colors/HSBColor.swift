import CoreGraphics

/// A colour by hue, saturation and brightness, each in 0...1.
///
/// After Alvy Ray Smith, "Color gamut transform pairs", SIGGRAPH 1978.
struct HSBColor {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    /// Grays have hue 0.
    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        brightness = most
        saturation = most > 0 ? range / most : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixths =
            switch most {
            case red: (green - blue) / range
            case green: 2 + (blue - red) / range
            default: 4 + (red - green) / range
            }
        hue = sixths < 0 ? sixths / 6 + 1 : sixths / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
        let sector = (turn * 6).rounded(.down)
        let part = turn * 6 - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        switch Int(sector) {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}

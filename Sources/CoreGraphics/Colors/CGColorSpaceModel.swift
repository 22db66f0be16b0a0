/// The colour model of a colour space.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel)
@frozen
public enum CGColorSpaceModel: Int32, Sendable {
    /// An unknown model.
    case unknown = -1
    /// Gray: one component.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// CIE L*a*b*: lightness, and two colour axes.
    case lab = 3
    /// Any number of device colorants.
    case deviceN = 4
    /// An indexed colour space with a colour table.
    case indexed = 5
    /// A pattern colour space; uncoloured patterns are painted in the base space.
    case pattern = 6
    /// CIE XYZ tristimulus values.
    case XYZ = 7
}

/// The meaning of a colour space's components.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel)
@frozen
public enum CGColorSpaceModel: Int32, Sendable {
    /// A space that is none of the others.
    case unknown = -1
    /// Gray: one component.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness, and two axes of colour.
    case lab = 3
    /// Components of any number and meaning.
    case deviceN = 4
    /// A table of colours, by number.
    case indexed = 5
    /// Patterns, with a colour below where they have none of their own.
    case pattern = 6
    /// The CIE's tristimulus values.
    case XYZ = 7
}

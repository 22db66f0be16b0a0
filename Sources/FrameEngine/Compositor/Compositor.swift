public import Raster

/// Draws display lists. The software compositor is one conformer; a GPU's is another.
@_spi(Compositing) public protocol Compositor<Surface> {
    /// What is drawn on: memory for the software compositor, a texture of the swap chain, say, for a GPU's.
    associatedtype Surface

    /// Adds to `damage` what this compositor must draw again beyond what the lists say, so that a surface that shows
    /// `last` shows `list`.
    ///
    /// A pixel of a list depends on the items that touch it. A compositor by which it depends on more, such as on
    /// which precision a whole tile is drawn at, adds here the pixels that change for such a reason. By default there
    /// are none.
    ///
    /// - Parameters:
    ///   - damage: what differs between the lists.
    ///   - bounds: the surface's pixels.
    mutating func extendDamage(
        _ damage: inout Damage, from last: DisplayList, to list: DisplayList, within bounds: PixelRect)

    /// Redraws `damage` of `surface` with `list` over transparency.
    mutating func draw(_ list: DisplayList, damage: Damage, onto surface: Surface)
}

@_spi(Compositing) extension Compositor {
    public mutating func extendDamage(
        _ damage: inout Damage, from last: DisplayList, to list: DisplayList, within bounds: PixelRect
    ) {}

    /// What this compositor must draw again so that a surface with the pixels of `bounds` that shows `last` shows
    /// `list`.
    public mutating func damage(from last: DisplayList, to list: DisplayList, within bounds: PixelRect) -> Damage {
        var damage = list.damage(since: last)
        extendDamage(&damage, from: last, to: list, within: bounds)
        return damage
    }
}

/// A compositor that makes images in memory of its own.
@_spi(Compositing) public protocol PictureCompositor: Compositor {
    /// A list painted on transparency, as far as it lies in `area`, whose top left pixel is the image's first; nil for
    /// an empty area, or when memory is short.
    func picture(of list: DisplayList, area: PixelRect) -> PixelBuffer?
}

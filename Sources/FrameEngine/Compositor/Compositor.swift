public import Raster

/// Draws display lists. The software compositor is one conformer; a GPU's is another.
@_spi(Compositing) public protocol Compositor<Surface> {
    /// The type of the drawing target: memory for the software compositor, a swap-chain texture, for example, for a
    /// GPU's.
    associatedtype Surface

    /// Adds to `damage` the pixels that this compositor must redraw in addition to those that differ between the lists,
    /// so that a surface that shows `last` shows `list`.
    ///
    /// A pixel of a list depends on the items that touch it. If a pixel depends on more in this compositor, such as the
    /// precision at which a whole tile is drawn, the compositor adds the pixels that change for such a reason here. By
    /// default there are none.
    ///
    /// - Parameters:
    ///   - damage: the pixels that differ between the lists.
    ///   - bounds: the surface's pixels.
    mutating func extendDamage(
        _ damage: inout Damage, from last: DisplayList, to list: DisplayList, within bounds: PixelRect)

    /// Redraws `damage` of `surface` by drawing `list` over transparency.
    mutating func draw(_ list: DisplayList, damage: Damage, onto surface: Surface)
}

@_spi(Compositing) extension Compositor {
    public mutating func extendDamage(
        _ damage: inout Damage, from last: DisplayList, to list: DisplayList, within bounds: PixelRect
    ) {}

    /// The pixels that this compositor must redraw so that a surface with the pixels of `bounds` that shows `last`
    /// shows `list`.
    public mutating func damage(from last: DisplayList, to list: DisplayList, within bounds: PixelRect) -> Damage {
        var damage = list.damage(since: last)
        extendDamage(&damage, from: last, to: list, within: bounds)
        return damage
    }
}

/// A compositor that can draw into images of its own.
@_spi(Compositing) public protocol PictureCompositor: Compositor {
    /// The list drawn over transparency, within `area`, whose top left pixel is the image's first; nil for an empty
    /// area, or when memory is short.
    func picture(of list: DisplayList, area: PixelRect) -> PixelBuffer?
}

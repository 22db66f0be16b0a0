package import Raster

/// Draws display lists. The software compositor is one conformer; a GPU's is another.
package protocol Compositor {
    /// Makes `surface` show `list` on transparency wherever `damage` says that it does not yet.
    mutating func draw(_ list: DisplayList, damage: Damage, onto surface: PixelBuffer)
}

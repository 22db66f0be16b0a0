/// Draws display lists. The software compositor is one conformer; a GPU's is another.
package protocol Compositor<Surface> {
    /// What is drawn on: memory for the software compositor, a picture of the swap chain, say, for a GPU's.
    associatedtype Surface

    /// Makes `surface` show `list` on transparency wherever `damage` says that it does not yet.
    mutating func draw(_ list: DisplayList, damage: Damage, onto surface: Surface)
}

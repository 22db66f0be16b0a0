package import Raster

/// An immutable description of a path. `CGMutablePath` builds one.
public class CGPath: Hashable {
    /// The path's elements; the render tree keeps this value, not the object.
    package internal(set) var storage: Path

    package init(storage: Path) { self.storage = storage }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.storage == b.storage }
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

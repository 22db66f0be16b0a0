import Raster

/// A path under construction.
public class CGMutablePath: CGPath {
    public init() { super.init(storage: Path()) }
}

// Tiles.

extension CIFilter {
    /// `CIEightfoldReflectedTile`.
    public class func eightfoldReflectedTile() -> CIFilter & CIEightfoldReflectedTile {
        BuiltinFilter("CIEightfoldReflectedTile")
    }

    /// `CIFourfoldRotatedTile`.
    public class func fourfoldRotatedTile() -> CIFilter & CIFourfoldRotatedTile {
        BuiltinFilter("CIFourfoldRotatedTile")
    }

    /// `CIGlideReflectedTile`.
    public class func glideReflectedTile() -> CIFilter & CIGlideReflectedTile { BuiltinFilter("CIGlideReflectedTile") }

    /// `CISixfoldReflectedTile`.
    public class func sixfoldReflectedTile() -> CIFilter & CISixfoldReflectedTile {
        BuiltinFilter("CISixfoldReflectedTile")
    }

    /// `CISixfoldRotatedTile`.
    public class func sixfoldRotatedTile() -> CIFilter & CISixfoldRotatedTile { BuiltinFilter("CISixfoldRotatedTile") }

    /// `CITriangleTile`.
    public class func triangleTile() -> CIFilter & CITriangleTile { BuiltinFilter("CITriangleTile") }

    /// `CITwelvefoldReflectedTile`.
    public class func twelvefoldReflectedTile() -> CIFilter & CITwelvefoldReflectedTile {
        BuiltinFilter("CITwelvefoldReflectedTile")
    }

    /// `CIFourfoldReflectedTile`.
    public class func fourfoldReflectedTile() -> CIFilter & CIFourfoldReflectedTile {
        BuiltinFilter("CIFourfoldReflectedTile")
    }

    /// `CIFourfoldTranslatedTile`.
    public class func fourfoldTranslatedTile() -> CIFilter & CIFourfoldTranslatedTile {
        BuiltinFilter("CIFourfoldTranslatedTile")
    }

    /// `CIParallelogramTile`.
    public class func parallelogramTile() -> CIFilter & CIParallelogramTile { BuiltinFilter("CIParallelogramTile") }

    /// `CIKaleidoscope`.
    public class func kaleidoscope() -> CIFilter & CIKaleidoscope { BuiltinFilter("CIKaleidoscope") }

    /// `CIOpTile`.
    public class func opTile() -> CIFilter & CIOpTile { BuiltinFilter("CIOpTile") }

    /// `CIPerspectiveTile`.
    public class func perspectiveTile() -> CIFilter & CIPerspectiveTile { BuiltinFilter("CIPerspectiveTile") }

    /// `CITriangleKaleidoscope`.
    public class func triangleKaleidoscope() -> CIFilter & CITriangleKaleidoscope {
        BuiltinFilter("CITriangleKaleidoscope")
    }
}

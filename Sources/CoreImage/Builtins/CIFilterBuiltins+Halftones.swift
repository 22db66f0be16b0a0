// Halftones.

extension CIFilter {
    /// `CICircularScreen`.
    public class func circularScreen() -> CIFilter & CICircularScreen { BuiltinFilter("CICircularScreen") }

    /// `CIDotScreen`.
    public class func dotScreen() -> CIFilter & CIDotScreen { BuiltinFilter("CIDotScreen") }

    /// `CIHatchedScreen`.
    public class func hatchedScreen() -> CIFilter & CIHatchedScreen { BuiltinFilter("CIHatchedScreen") }

    /// `CILineScreen`.
    public class func lineScreen() -> CIFilter & CILineScreen { BuiltinFilter("CILineScreen") }

    /// `CICMYKHalftone`.
    public class func cmykHalftone() -> CIFilter & CICMYKHalftone { BuiltinFilter("CICMYKHalftone") }
}

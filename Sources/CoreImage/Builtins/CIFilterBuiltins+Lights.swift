// Lights and shapes.

extension CIFilter {
    /// `CIHueSaturationValueGradient`.
    public class func hueSaturationValueGradient() -> CIFilter & CIHueSaturationValueGradient {
        BuiltinFilter("CIHueSaturationValueGradient")
    }

    /// `CILenticularHaloGenerator`.
    public class func lenticularHaloGenerator() -> CIFilter & CILenticularHaloGenerator {
        BuiltinFilter("CILenticularHaloGenerator")
    }

    /// `CIMeshGenerator`.
    public class func meshGenerator() -> CIFilter & CIMeshGenerator { BuiltinFilter("CIMeshGenerator") }

    /// `CIRoundedRectangleGenerator`.
    public class func roundedRectangleGenerator() -> CIFilter & CIRoundedRectangleGenerator {
        BuiltinFilter("CIRoundedRectangleGenerator")
    }

    /// `CIStarShineGenerator`.
    public class func starShineGenerator() -> CIFilter & CIStarShineGenerator { BuiltinFilter("CIStarShineGenerator") }

    /// `CISunbeamsGenerator`.
    public class func sunbeamsGenerator() -> CIFilter & CISunbeamsGenerator { BuiltinFilter("CISunbeamsGenerator") }
}

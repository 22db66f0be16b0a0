// Lenses.

extension CIFilter {
    /// `CIBumpDistortionLinear`.
    public class func bumpDistortionLinear() -> CIFilter & CIBumpDistortionLinear {
        BuiltinFilter("CIBumpDistortionLinear")
    }

    /// `CICircleSplashDistortion`.
    public class func circleSplashDistortion() -> CIFilter & CICircleSplashDistortion {
        BuiltinFilter("CICircleSplashDistortion")
    }

    /// `CICircularWrap`.
    public class func circularWrap() -> CIFilter & CICircularWrap { BuiltinFilter("CICircularWrap") }

    /// `CIDisplacementDistortion`.
    public class func displacementDistortion() -> CIFilter & CIDisplacementDistortion {
        BuiltinFilter("CIDisplacementDistortion")
    }

    /// `CIGlassDistortion`.
    public class func glassDistortion() -> CIFilter & CIGlassDistortion { BuiltinFilter("CIGlassDistortion") }

    /// `CILightTunnel`.
    public class func lightTunnel() -> CIFilter & CILightTunnel { BuiltinFilter("CILightTunnel") }

    /// `CINinePartStretched`.
    public class func ninePartStretched() -> CIFilter & CINinePartStretched { BuiltinFilter("CINinePartStretched") }

    /// `CITorusLensDistortion`.
    public class func torusLensDistortion() -> CIFilter & CITorusLensDistortion {
        BuiltinFilter("CITorusLensDistortion")
    }

    /// `CIVortexDistortion`.
    public class func vortexDistortion() -> CIFilter & CIVortexDistortion { BuiltinFilter("CIVortexDistortion") }
}

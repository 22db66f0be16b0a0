import CoreGraphics
import Foundation

extension BuiltinFilter {
    var displacementImage: CIImage? {
        get { image("inputDisplacementImage") }
        set { setValue(newValue, forKey: "inputDisplacementImage") }
    }

    var textureImage: CIImage? {
        get { image("inputTexture") }
        set { setValue(newValue, forKey: "inputTexture") }
    }

    var breakpoint0: CGPoint {
        get { vector("inputBreakpoint0").cgPointValue }
        set { setValue(newValue, forKey: "inputBreakpoint0") }
    }

    var breakpoint1: CGPoint {
        get { vector("inputBreakpoint1").cgPointValue }
        set { setValue(newValue, forKey: "inputBreakpoint1") }
    }

    var growAmount: CGPoint {
        get { vector("inputGrowAmount").cgPointValue }
        set { setValue(newValue, forKey: "inputGrowAmount") }
    }

    var refraction: Float {
        get { Float(number("inputRefraction")) }
        set { setValue(newValue, forKey: "inputRefraction") }
    }
}

extension BuiltinFilter: CIBumpDistortionLinear, CICircleSplashDistortion, CICircularWrap, CIDisplacementDistortion,
    CIGlassDistortion, CILightTunnel, CINinePartStretched, CITorusLensDistortion, CIVortexDistortion
{}

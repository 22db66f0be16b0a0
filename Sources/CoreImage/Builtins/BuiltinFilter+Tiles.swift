import CoreGraphics
import Foundation

extension BuiltinFilter {
    var acuteAngle: Float {
        get { Float(number("inputAcuteAngle")) }
        set { setValue(newValue, forKey: "inputAcuteAngle") }
    }

    var point: CGPoint {
        get { vector("inputPoint").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint") }
    }

    var size: Float {
        get { Float(number("inputSize")) }
        set { setValue(newValue, forKey: "inputSize") }
    }

    var rotation: Float {
        get { Float(number("inputRotation")) }
        set { setValue(newValue, forKey: "inputRotation") }
    }

    var decay: Float {
        get { Float(number("inputDecay")) }
        set { setValue(newValue, forKey: "inputDecay") }
    }
}

extension BuiltinFilter: CIEightfoldReflectedTile, CIFourfoldRotatedTile, CIGlideReflectedTile,
    CISixfoldReflectedTile, CISixfoldRotatedTile, CITriangleTile, CITwelvefoldReflectedTile, CIFourfoldReflectedTile,
    CIFourfoldTranslatedTile, CIParallelogramTile, CIKaleidoscope, CIOpTile, CIPerspectiveTile, CITriangleKaleidoscope
{}

import CLCMS
import Foundation

/// Standard white points, as XYZ with a Y of 1, and the adaptation between them.
enum StandardWhite {
    static let d65 = Triple(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
    static let d50 = Triple(0.9642, 1, 0.8249)

    /// The Bradford chromatic adaptation of XYZ from one white point to another.
    static func adaptation(from source: Triple, to target: Triple) -> Matrix3 {
        let cones = Matrix3(
            columns: (
                Triple(0.8951, -0.7502, 0.0389), Triple(0.2664, 1.7135, -0.0685), Triple(-0.1614, 0.0367, 1.0296)
            ))
        let ratio = (cones * target) / (cones * source)
        let scale = Matrix3(columns: (Triple(ratio.x, 0, 0), Triple(0, ratio.y, 0), Triple(0, 0, ratio.z)))
        return cones.inverse * (scale * cones)
    }
}

/// CIE L*a*b* relative to a white point.
struct LabSpace: Hashable, Sendable {
    /// The XYZ of the white point, whose Y is 1.
    var white: Triple
    /// The minimum and maximum of a* and b*.
    var range: [Double]

    static let generic = LabSpace(white: StandardWhite.d50, range: [-128, 127, -128, 127])

    func light(of c: [Double]) -> Triple {
        let a = min(max(c[1], range[0]), range[1])
        let b = min(max(c[2], range[2]), range[3])
        let fy = (min(max(c[0], 0), 100) + 16) / 116
        let f = Triple(fy + a / 500, fy, fy - b / 200)
        let ratio = Triple(Self.inverse(f.x), Self.inverse(f.y), Self.inverse(f.z))
        return LinearXYZ.light(ratio * white, white: white)
    }

    func components(of light: Triple) -> [Double] {
        let ratio = LinearXYZ.xyz(light, white: white) / white
        let f = Triple(Self.forward(ratio.x), Self.forward(ratio.y), Self.forward(ratio.z))
        let lab = [116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z)]
        return [
            min(max(lab[0], 0), 100), min(max(lab[1], range[0]), range[1]), min(max(lab[2], range[2]), range[3]),
        ]
    }

    /// The bytes of an ICC profile of Lab, which is always relative to D50.
    var profileData: Data? { OpenProfile.lab()?.data?.withFixedDate }

    private static func forward(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (t * 24389 / 27 + 16) / 116 }
    private static func inverse(_ f: Double) -> Double {
        let cube = f * f * f
        return cube > 216.0 / 24389 ? cube : (116 * f - 16) * 27 / 24389
    }
}

/// Converts between XYZ of a given white point and linear light with sRGB's primaries.
enum LinearXYZ {
    static func light(_ xyz: Triple, white: Triple) -> Triple {
        fromXYZ * (StandardWhite.adaptation(from: white, to: StandardWhite.d65) * xyz)
    }

    static func xyz(_ light: Triple, white: Triple) -> Triple {
        StandardWhite.adaptation(from: StandardWhite.d65, to: white) * (toXYZ * light)
    }

    private static let toXYZ = RGBPrimaries.rec709.toXYZ
    private static let fromXYZ = RGBPrimaries.rec709.toXYZ.inverse
}

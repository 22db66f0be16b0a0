/// Three numbers: red, green and blue, or X, Y and Z.
package typealias Triple = SIMD3<Double>

/// The chromaticities of an RGB space's primaries and of its white point.
package enum RGBPrimaries: Hashable, Sendable {
    /// ITU-R BT.709, which sRGB shares.
    case rec709
    /// SMPTE EG 432-1 with D65: Display P3.
    case p3
    /// Adobe RGB (1998).
    case adobe
    /// ITU-R BT.2020.
    case rec2020
    /// SMPTE RP 431-2, with the white point of digital cinema.
    case dci
    /// ACES's AP1, with ACES's white point.
    case aces
    /// ROMM RGB, with D50.
    case romm

    /// x and y of red, green and blue, as published.
    var chromaticities: (red: (Double, Double), green: (Double, Double), blue: (Double, Double)) {
        switch self {
        case .rec709: ((0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
        case .p3: ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
        case .adobe: ((0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
        case .rec2020: ((0.708, 0.292), (0.170, 0.797), (0.131, 0.046))
        case .dci: ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
        case .aces: ((0.713, 0.293), (0.165, 0.830), (0.128, 0.044))
        case .romm: ((0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001))
        }
    }

    /// x and y of the white point.
    var white: (Double, Double) {
        switch self {
        case .rec709, .p3, .adobe, .rec2020: (0.3127, 0.3290)
        case .dci: (0.314, 0.351)
        case .aces: (0.32168, 0.33767)
        case .romm: (0.3457, 0.3585)
        }
    }

    /// The matrix from linear RGB to XYZ, with the white point adapted to D65.
    var toXYZ: Matrix3 {
        let own = toOwnXYZ
        let (x, y) = white
        return white == (0.3127, 0.3290)
            ? own : StandardWhite.adaptation(from: Triple(x / y, 1, (1 - x - y) / y), to: StandardWhite.d65) * own
    }

    /// The matrix from linear RGB to XYZ, with the white point unadapted.
    var toOwnXYZ: Matrix3 {
        let (red, green, blue) = chromaticities
        func xyz(_ c: (Double, Double)) -> Triple { Triple(c.0 / c.1, 1, (1 - c.0 - c.1) / c.1) }
        let primaries = Matrix3(columns: (xyz(red), xyz(green), xyz(blue)))
        // Scales each primary so that together they make white.
        let brightness = primaries.inverse * xyz(white)
        let c = primaries.columns
        return Matrix3(columns: (c.0 * brightness.x, c.1 * brightness.y, c.2 * brightness.z))
    }
}

/// A 3 x 3 matrix.
struct Matrix3: Sendable {
    var columns: (Triple, Triple, Triple)

    static func * (m: Matrix3, v: Triple) -> Triple {
        m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z
    }

    static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
        Matrix3(columns: (a * b.columns.0, a * b.columns.1, a * b.columns.2))
    }

    /// The inverse, by cofactors. Requires a matrix of primaries, which are never collinear.
    var inverse: Matrix3 {
        let (a, b, c) = columns
        let (bc, ca, ab) = (cross(b, c), cross(c, a), cross(a, b))
        let k = 1 / (a * bc).sum()
        return Matrix3(
            columns: (
                Triple(bc.x, ca.x, ab.x) * k, Triple(bc.y, ca.y, ab.y) * k, Triple(bc.z, ca.z, ab.z) * k
            ))
    }
}

private func cross(_ a: Triple, _ b: Triple) -> Triple {
    Triple(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

import Foundation

/// The transfer function between a component and linear light. Negative values are mirrored, for the extended spaces.
///
/// Light of 1 is reference white. The curves of high dynamic range extend beyond it.
package enum TransferFunction: Hashable, Sendable {
    /// The identity: components are linear light.
    case linear
    /// The piecewise curve of IEC 61966-2-1.
    case sRGB
    /// A pure power function.
    case gamma(Double)
    /// The camera (OETF) curve of BT.709 and BT.2020.
    case rec709
    /// The curve of ROMM RGB, ISO 22028-2.
    case romm
    /// The perceptual quantizer of BT.2100, up to 10,000 cd/m2.
    case pq
    /// Hybrid log-gamma of BT.2100 on a display of 1,000 cd/m2, applied to each component separately.
    case hlg

    /// Whether light exceeds 1.
    var isHighDynamicRange: Bool { self == .pq || self == .hlg }

    func light(from component: Double) -> Double {
        mirrored(component) { v in
            switch self {
            case .linear: v
            case .sRGB: v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
            case .gamma(let power): pow(v, power)
            case .rec709: v < 0.081 ? v / 4.5 : pow((v + 0.099) / 1.099, 1 / 0.45)
            case .romm: v < 16 * Self.rommToe ? v / 16 : pow(v, 1.8)
            case .pq:
                {
                    let power = pow(v, 1 / Quantizer.m2)
                    let nits = pow(
                        max(power - Quantizer.c1, 0) / (Quantizer.c2 - Quantizer.c3 * power), 1 / Quantizer.m1)
                    return nits * 10_000 / Self.whiteLuminance
                }()
            case .hlg:
                {
                    let scene = v <= 0.5 ? v * v / 3 : (exp((v - HybridLog.c) / HybridLog.a) + HybridLog.b) / 12
                    return pow(scene, HybridLog.gamma) * HybridLog.peak / Self.whiteLuminance
                }()
            }
        }
    }

    func component(from light: Double) -> Double {
        mirrored(light) { v in
            switch self {
            case .linear: v
            case .sRGB: v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
            case .gamma(let power): pow(v, 1 / power)
            case .rec709: v < 0.018 ? v * 4.5 : 1.099 * pow(v, 0.45) - 0.099
            case .romm: v < Self.rommToe ? v * 16 : pow(v, 1 / 1.8)
            case .pq:
                {
                    let power = pow(v * Self.whiteLuminance / 10_000, Quantizer.m1)
                    return pow((Quantizer.c1 + Quantizer.c2 * power) / (1 + Quantizer.c3 * power), Quantizer.m2)
                }()
            case .hlg:
                {
                    let scene = pow(v * Self.whiteLuminance / HybridLog.peak, 1 / HybridLog.gamma)
                    return scene <= 1.0 / 12
                        ? (3 * scene).squareRoot()
                        : HybridLog.a * log(12 * scene - HybridLog.b) + HybridLog.c
                }()
            }
        }
    }

    private func mirrored(_ v: Double, _ curve: (Double) -> Double) -> Double { v < 0 ? -curve(-v) : curve(v) }

    /// The luminance of reference white, in cd/m2, from BT.2408.
    static let whiteLuminance = 203.0
    /// Light below this is encoded linearly.
    private static let rommToe = 0.001953125

    /// The constants of BT.2100, table 4.
    private enum Quantizer {
        static let m1 = 2610.0 / 16384
        static let m2 = 2523.0 / 4096 * 128
        static let c1 = 3424.0 / 4096
        static let c2 = 2413.0 / 4096 * 32
        static let c3 = 2392.0 / 4096 * 32
    }

    /// The constants of BT.2100, table 5, with the peak in cd/m2.
    private enum HybridLog {
        static let a = 0.17883277
        static let b = 0.28466892
        static let c = 0.55991073
        static let gamma = 1.2
        static let peak = 1000.0
    }
}

/// Maps light of high dynamic range into 0...1.
enum ToneMapping {
    /// Light below the knee is unchanged; above it, light approaches 1 asymptotically. The brightest of the three
    /// components determines the scale of all, so that hues are preserved.
    static func standardRange(_ light: Triple) -> Triple {
        let brightest = light.max()
        guard brightest > knee else { return light }
        let rest = 1 - knee
        let mapped = knee + rest * (1 - exp(-(brightest - knee) / rest))
        return light * (mapped / brightest)
    }

    private static let knee = 0.75
}

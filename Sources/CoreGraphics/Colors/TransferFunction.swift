import Foundation

/// The transfer function between a component and linear light. Negative values are mirrored, for the extended spaces.
package enum TransferFunction: Hashable, Sendable {
    /// The identity: components are linear light.
    case linear
    /// The piecewise curve of IEC 61966-2-1.
    case sRGB
    /// A pure power function.
    case gamma(Double)

    func light(from component: Double) -> Double {
        mirrored(component) { v in
            switch self {
            case .linear: v
            case .sRGB: v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
            case .gamma(let power): pow(v, power)
            }
        }
    }

    func component(from light: Double) -> Double {
        mirrored(light) { v in
            switch self {
            case .linear: v
            case .sRGB: v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
            case .gamma(let power): pow(v, 1 / power)
            }
        }
    }

    private func mirrored(_ v: Double, _ curve: (Double) -> Double) -> Double { v < 0 ? -curve(-v) : curve(v) }
}

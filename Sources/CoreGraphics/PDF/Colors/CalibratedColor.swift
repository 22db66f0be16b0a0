import Foundation
import PDFSyntax

/// The spaces defined by a white point and curves: `CalGray` and `CalRGB`. PDF 32000-1, 8.6.5.
struct CalibratedColor: Sendable {
    private let white: WhitePoint
    private let gamma: SIMD3<Double>
    /// The columns: the contributions of red, green and blue to X, Y and Z.
    private let matrix: [SIMD3<Double>]
    private let isGray: Bool

    init(_ dictionary: PDFDictionary, isGray: Bool) {
        white = WhitePoint(dictionary)
        self.isGray = isGray
        if isGray {
            gamma = SIMD3(repeating: dictionary["Gamma"].number ?? 1)
            matrix = []
            return
        }
        let gammas = dictionary["Gamma"].array?.numbers ?? []
        gamma = gammas.count == 3 ? SIMD3(gammas[0], gammas[1], gammas[2]) : .one
        let m = dictionary["Matrix"].array?.numbers ?? []
        let numbers = m.count == 9 ? m : [1, 0, 0, 0, 1, 0, 0, 0, 1]
        matrix = [0, 3, 6].map { SIMD3(numbers[$0], numbers[$0 + 1], numbers[$0 + 2]) }
    }

    func color(_ components: [Double]) -> SIMD3<Double> {
        func curve(_ index: Int) -> Double { pow(components[index].clamped(to: 0...1), gamma[index]) }
        if isGray { return white.color(of: white.xyz * curve(0)) }
        return white.color(of: matrix[0] * curve(0) + matrix[1] * curve(1) + matrix[2] * curve(2))
    }
}

/// The `Lab` space: lightness and two opponent colours.
struct LabColor: Sendable {
    let aRange, bRange: ClosedRange<Double>
    private let white: WhitePoint

    init(_ dictionary: PDFDictionary) {
        white = WhitePoint(dictionary)
        let range = dictionary["Range"].array?.numbers ?? []
        let isGiven = range.count == 4 && range[0] <= range[1] && range[2] <= range[3]
        aRange = isGiven ? range[0]...range[1] : -100...100
        bRange = isGiven ? range[2]...range[3] : -100...100
    }

    func color(_ components: [Double]) -> SIMD3<Double> {
        let m = (components[0].clamped(to: 0...100) + 16) / 116
        let l = m + components[1].clamped(to: aRange) / 500
        let n = m - components[2].clamped(to: bRange) / 200
        func g(_ x: Double) -> Double { x >= 6.0 / 29 ? x * x * x : 108.0 / 841 * (x - 4.0 / 29) }
        return white.color(of: white.xyz * SIMD3(g(l), g(m), g(n)))
    }
}

/// The white point of a space, which is mapped to sRGB's.
struct WhitePoint: Sendable {
    let xyz: SIMD3<Double>
    /// Maps X, Y and Z relative to this white point to linear sRGB, adapted as in ICC profiles.
    private let toLight: Matrix3

    init(_ dictionary: PDFDictionary) {
        let numbers = dictionary["WhitePoint"].array?.numbers ?? []
        let isGiven = numbers.count == 3 && numbers.allSatisfy { $0 > 0 && $0.isFinite }
        xyz = isGiven ? SIMD3(numbers[0], numbers[1], numbers[2]) : StandardWhite.d65
        let light = RGBPrimaries.rec709.toXYZ.inverse
        let adapted = light * StandardWhite.adaptation(from: xyz, to: StandardWhite.d65)
        // Guards against an imaginary white point, which can't be adapted.
        let white = adapted * xyz
        toLight = [white.x, white.y, white.z].allSatisfy { $0.isFinite && $0 > 0 } ? adapted : light
    }

    func color(of light: SIMD3<Double>) -> SIMD3<Double> {
        let linear = (toLight * light).unit
        func encoded(_ x: Double) -> Double { x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055 }
        return SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z)).unit
    }
}

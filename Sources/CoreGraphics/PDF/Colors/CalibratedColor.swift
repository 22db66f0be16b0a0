import Foundation
import PDFSyntax

/// The spaces that a white point and curves define: `CalGray` and `CalRGB`. PDF 32000-1, 8.6.5.
struct CalibratedColor: Sendable {
    private let white: SIMD3<Double>
    private let gamma: SIMD3<Double>
    /// The columns: what red, green and blue add to X, Y and Z.
    private let matrix: [SIMD3<Double>]
    private let isGray: Bool

    init(_ dictionary: PDFDictionary, isGray: Bool) {
        white = WhitePoint.read(dictionary)
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
        if isGray { return WhitePoint.color(white * curve(0), white: white) }
        return WhitePoint.color(matrix[0] * curve(0) + matrix[1] * curve(1) + matrix[2] * curve(2), white: white)
    }
}

/// The space of lightness and two opponent colours, `Lab`.
struct LabColor: Sendable {
    let aRange, bRange: ClosedRange<Double>
    private let white: SIMD3<Double>

    init(_ dictionary: PDFDictionary) {
        white = WhitePoint.read(dictionary)
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
        return WhitePoint.color(white * SIMD3(g(l), g(m), g(n)), white: white)
    }
}

enum WhitePoint {
    static func read(_ dictionary: PDFDictionary) -> SIMD3<Double> {
        let numbers = dictionary["WhitePoint"].array?.numbers ?? []
        guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 }) else { return SIMD3(0.9505, 1, 1.089) }
        return SIMD3(numbers[0], numbers[1], numbers[2])
    }

    /// sRGB of X, Y and Z, whose white becomes sRGB's.
    static func color(_ xyz: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
        let v = xyz / white * SIMD3(0.9505, 1, 1.089)
        let linear = SIMD3(
            3.2406 * v.x - 1.5372 * v.y - 0.4986 * v.z, -0.9689 * v.x + 1.8758 * v.y + 0.0415 * v.z,
            0.0557 * v.x - 0.2040 * v.y + 1.0570 * v.z
        ).unit
        func encoded(_ x: Double) -> Double { x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055 }
        return SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z)).unit
    }
}

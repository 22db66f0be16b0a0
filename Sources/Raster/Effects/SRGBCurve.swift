internal import CPixelKernels

/// The curve that maps linear light to levels from 0 to 255, for the kernels: a cubic for each octave of light. Each is
/// within a fiftieth of a level of the curve.
enum SRGBCurve {
    /// The cubics in the kernels' layout, allocated once.
    nonisolated(unsafe) static let cubics: UnsafePointer<Float> = {
        let numbers = UnsafeMutablePointer<Float>.allocate(capacity: 128)
        numbers.initialize(repeating: 0, count: 128)
        for doubling in 0...15 {
            let least = Double(PK_LEAST_LIGHT) * Double(1 << doubling)
            // The last one is for white only.
            let factors =
                doubling == 15
                ? [255, 0, 0, 0] : cubic(from: least, to: 2 * least) { LinearLightKernels.level(of: $0) * 255 }
            for (power, factor) in factors.enumerated() {
                let number = Float(power == 0 ? factor + 0.5 : factor)
                numbers[doubling * 4 + power] = number
                numbers[64 + power * 16 + doubling] = number
            }
        }
        return UnsafePointer(numbers)
    }()

    /// The constant and the coefficients of the cubic that interpolates a function at the Chebyshev nodes of an
    /// interval.
    private static func cubic(from low: Double, to high: Double, of function: (Double) -> Double) -> [Double] {
        let (middle, reach) = ((low + high) / 2, (high - low) / 2)
        let nodes = (0..<4).map { (i: Int) -> Double in middle + reach * cosine(of: Double(2 * i + 1) * .pi / 8) }
        // Newton's divided differences, expanded to a sum of powers.
        var differences = nodes.map(function)
        for order in 1..<4 {
            for i in (order..<4).reversed() {
                differences[i] = (differences[i] - differences[i - 1]) / (nodes[i] - nodes[i - order])
            }
        }
        var factors = [differences[3]]
        for i in (0..<3).reversed() {
            var product = [differences[i]] + factors
            for (power, factor) in factors.enumerated() { product[power] -= factor * nodes[i] }
            factors = product
        }
        return factors
    }
}

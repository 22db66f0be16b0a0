internal import CPixelKernels

/// How light becomes levels from 0 to 255, for the kernels: a cubic for each doubling of light. None is further from the curve than
/// a fiftieth of a level.
enum LightCurve {
    /// The kernels' numbers, which serve all and stay.
    nonisolated(unsafe) static let cubics: UnsafePointer<Float> = {
        let numbers = UnsafeMutablePointer<Float>.allocate(capacity: 128)
        numbers.initialize(repeating: 0, count: 128)
        for doubling in 0...15 {
            let least = Double(PK_LEAST_LIGHT) * Double(1 << doubling)
            // The last one is white alone.
            let factors =
                doubling == 15
                ? [255, 0, 0, 0] : cubic(from: least, to: 2 * least) { LightKernels.level(of: $0) * 255 }
            for (power, factor) in factors.enumerated() {
                let number = Float(power == 0 ? factor + 0.5 : factor)
                numbers[doubling * 4 + power] = number
                numbers[64 + power * 16 + doubling] = number
            }
        }
        return UnsafePointer(numbers)
    }()

    /// The constant and the factors of the cubic that meets a function at Chebyshev's nodes between two numbers.
    private static func cubic(from low: Double, to high: Double, of function: (Double) -> Double) -> [Double] {
        let (middle, reach) = ((low + high) / 2, (high - low) / 2)
        let nodes = (0..<4).map { (i: Int) -> Double in middle + reach * cosine(of: Double(2 * i + 1) * .pi / 8) }
        // Newton's divided differences, and what they come to as a sum of powers.
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

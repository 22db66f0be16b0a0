/// The weights of a Gaussian truncated at two standard deviations, as integers that add up to 65536.
struct GaussianKernel {
    let deviation: Double
    /// The number of weighted pixels on either side.
    let reach: Int
    /// The weights of the centre, and of the pixels 1, 2 ... `reach` away.
    let weights: [UInt16]

    /// A pixel's weight is the integral of the Gaussian over its width, so that it changes smoothly with the
    /// deviation.
    ///
    /// The deviation is more than a quarter: below, the centre has all the weight, more than 16 bits hold.
    init(deviation: Double) {
        self.deviation = deviation
        let cut = 2 * deviation
        // The last pixel of which some part lies within the cut.
        reach = Int((cut - 0.5).rounded(.up))
        let scale = 1 / (deviation * 2.0.squareRoot())
        let areas = (0...reach).map { d in
            errorFunction(min(Double(d) + 0.5, cut) * scale) - errorFunction((Double(d) - 0.5) * scale)
        }
        // Two deviations hold 95.4 % of the Gaussian; dividing by that gives the weights a sum of one, so that the
        // inside of a shape stays opaque.
        let total = areas[0] + 2 * areas.dropFirst().reduce(0, +)
        var weights = areas.map { UInt16(($0 / total * 65536).rounded(.down)) }
        // The rounding error is less than the number of weights.
        let rest: Int = weights.dropFirst().reduce(0) { (sum: Int, weight: UInt16) in sum + Int(weight) }
        weights[0] += UInt16(65536 - Int(weights[0]) - 2 * rest)
        self.weights = weights
    }
}

/// The linear regression of samples.
struct Trend {
    /// Per unit of `x`.
    let slope: Double
    let mean: Double
    /// The increase of the line from the first sample to the last.
    let rise: Double

    init(_ samples: some Collection<(x: Double, y: Double)>) {
        let count = Double(max(samples.count, 1))
        let meanX = samples.reduce(0) { $0 + $1.x } / count
        let meanY = samples.reduce(0) { $0 + $1.y } / count
        let variance = samples.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
        let covariance = samples.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
        let first = samples.first?.x ?? 0
        var last = first
        for sample in samples { last = sample.x }
        mean = meanY
        slope = variance > 0 ? covariance / variance : 0
        rise = slope * (last - first)
    }
}

/// A measurement of the engine, and its limit.
struct Figure: Encodable {
    var name: String
    var value: Double
    var unit: String
    var goal: Double

    init(_ name: String, _ value: Double, _ unit: String, goal: Double) {
        (self.name, self.value, self.unit, self.goal) = (name, value, unit, goal)
    }
}

/// The median CPU time of this thread for `count` runs of `work`, after a warm-up, in milliseconds. `prepare` is not
/// timed.
func medianMilliseconds(of count: Int, prepare: (Int) -> Void = { _ in }, _ work: (Int) -> Void) -> Double {
    var times: [Double] = []
    for index in 0...count {
        prepare(index)
        let start = Process.threadTime
        work(index)
        if index > 0 { times.append(1000 * (Process.threadTime - start)) }
    }
    return times.median
}

extension [Double] {
    /// The middle value of an odd number of values, or the upper of the two middle ones.
    var median: Double { sorted()[count / 2] }
}

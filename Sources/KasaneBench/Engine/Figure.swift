/// One number about the engine, beside the most that it should be.
struct Figure: Encodable {
    var name: String
    var value: Double
    var unit: String
    var goal: Double

    init(_ name: String, _ value: Double, _ unit: String, goal: Double) {
        (self.name, self.value, self.unit, self.goal) = (name, value, unit, goal)
    }
}

/// The median of what `count` runs of `work` took of this thread's processor, after one to warm up, in milliseconds.
/// `prepare` is not timed.
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
    /// Of an odd number of values the one in the middle, of an even number the upper of two.
    var median: Double { sorted()[count / 2] }
}

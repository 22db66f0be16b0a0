import CTestSupport

/// How many bytes of memory the process has asked for and not given back. Nil where the C library does not say.
package func allocatedBytes() -> Int? {
    let bytes = allocated_bytes()
    return bytes < 0 ? nil : bytes
}

/// How many bytes of memory one more run of `body` takes and does not give back, on the average.
///
/// `body` runs `count` times to warm up, and then as often for each of three measurements, of which the least counts: now and then
/// a table doubles. It is told how often it ran before. Nil where the C library does not say.
package func memoryGrowth(runs count: Int, _ body: (Int) throws -> Void) rethrows -> Double? {
    for run in 0..<count { try body(run) }
    var least = Double.infinity
    for round in 1...3 {
        let before = allocated_bytes()
        guard before >= 0 else { return nil }
        for run in 0..<count { try body(round * count + run) }
        least = min(least, Double(allocated_bytes() - before) / Double(count))
    }
    return least
}

/// The bytes of memory that `body`'s result holds, and whatever else it leaves behind. Nil where the C library does not say.
package func memory<Result>(of body: () throws -> Result) rethrows -> (bytes: Int, result: Result)? {
    let before = allocated_bytes()
    guard before >= 0 else { return nil }
    let result = try body()
    return (allocated_bytes() - before, result)
}

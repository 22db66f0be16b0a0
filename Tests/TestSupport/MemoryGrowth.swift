import CTestSupport

/// Returns the number of bytes that the process has allocated and not freed; nil if the C library doesn't report it.
package func allocatedBytes() -> Int? {
    let bytes = allocated_bytes()
    return bytes < 0 ? nil : bytes
}

/// Returns the number of bytes that one more run of `body` allocates and does not free, on average.
///
/// `body` runs `count` times to warm up, and then as often for each of three measurements, of which the smallest
/// counts, because tables grow now and then. It receives the number of previous runs. Nil if the C library doesn't
/// report allocations.
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

/// Returns the bytes of memory that `body`'s result holds, and whatever else it leaves behind; nil if the C library
/// doesn't report allocations.
package func memory<Result>(of body: () throws -> Result) rethrows -> (bytes: Int, result: Result)? {
    let before = allocated_bytes()
    guard before >= 0 else { return nil }
    let result = try body()
    return (allocated_bytes() - before, result)
}

/// Adds sorted lists of terms, which takes up most of the solver's time.
final class TermMerger {
    private var terms = UnsafeMutablePointer<Term>.allocate(capacity: TermMerger.minCapacity)
    private var symbols = UnsafeMutablePointer<Symbol>.allocate(capacity: TermMerger.minCapacity)
    private var capacity = TermMerger.minCapacity
    private var newcomerCount = 0

    private static let minCapacity = 256

    deinit {
        terms.deallocate()
        symbols.deallocate()
    }

    /// The symbols that the last addition introduced; valid until the next call.
    var newcomers: UnsafeBufferPointer<Symbol> { UnsafeBufferPointer(start: symbols, count: newcomerCount) }

    /// Adds `factor` times one list to another, dropping `symbol` from the result.
    func add(_ source: [Term], times factor: Double, to target: inout [Term], without symbol: Symbol) {
        reserve(source.count + target.count)
        let (output, fresh) = (terms, symbols)
        var (count, freshCount) = (0, 0)
        source.withUnsafeBufferPointer { source in
            target.withUnsafeBufferPointer { target in
                // Each iteration consumes at least one term and writes at most one: `output` has room for both lists.
                var (i, j) = (0, 0)
                while i < source.count || j < target.count {
                    let first = i < source.count ? source[i].symbol : Symbol.max
                    let second = j < target.count ? target[j].symbol : Symbol.max
                    var coefficient = 0.0
                    if second <= first {
                        coefficient = target[j].coefficient
                        j += 1
                    }
                    if first <= second {
                        coefficient += source[i].coefficient * factor
                        i += 1
                        guard abs(coefficient) > Tableau.minCoefficient else { continue }
                        if first != second {
                            fresh[freshCount] = first
                            freshCount += 1
                        }
                    }
                    let sum = min(first, second)
                    guard sum != symbol else { continue }
                    output[count] = Term(symbol: sum, coefficient: coefficient)
                    count += 1
                }
            }
        }
        newcomerCount = freshCount
        target.removeAll(keepingCapacity: true)
        target.append(contentsOf: UnsafeBufferPointer(start: output, count: count))
    }

    private func reserve(_ count: Int) {
        guard count > capacity else { return }
        terms.deallocate()
        symbols.deallocate()
        capacity = max(count, 2 * capacity)
        terms = .allocate(capacity: capacity)
        symbols = .allocate(capacity: capacity)
    }
}

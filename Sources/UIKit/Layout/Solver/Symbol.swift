/// A column of the tableau: a layout variable, or a symbol that the solver adds to a constraint.
typealias Symbol = Int32

extension Symbol {
    static let none: Symbol = -1
    /// The basic symbol of the objective's rows.
    static let objective: Symbol = -2
}

/// The kind of a symbol, which determines its permitted values.
enum SymbolKind: UInt8 {
    /// Unrestricted: a layout variable such as an edge.
    case free
    /// Non-negative: a layout variable such as a width.
    case size
    /// The difference between the sides of an inequality; non-negative.
    case slack
    /// The violation of an optional constraint; non-negative.
    case error
    /// Always zero: it tracks a required equation in the tableau.
    case dummy

    var isRestricted: Bool { self != .free }
}

/// A symbol and its coefficient.
struct Term {
    var symbol: Symbol
    var coefficient: Double
}

/// A row of the tableau: a basic symbol as a constant plus terms of parametric symbols, sorted by symbol.
struct TableauRow {
    var basic: Symbol
    var constant: Double
    var terms: [Term]

    var isObjective: Bool { basic == .objective }

    /// Returns the index of a symbol's term, or the index at which it would be inserted.
    @inline(__always)
    func place(of symbol: Symbol) -> (index: Int, isThere: Bool) {
        terms.withUnsafeBufferPointer { terms in
            var (low, high) = (0, terms.count)
            while low < high {
                let middle = (low + high) >> 1
                if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return (low, low < terms.count && terms[low].symbol == symbol)
        }
    }

    @inline(__always)
    func coefficient(of symbol: Symbol) -> Double {
        let place = place(of: symbol)
        return place.isThere ? terms[place.index].coefficient : 0
    }
}

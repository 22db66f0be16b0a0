/// A column of the tableau: a variable of the layout, or one that the solver adds to a constraint.
typealias Symbol = Int32

extension Symbol {
    static let none: Symbol = -1
    /// Stands in the place of a basic symbol in the rows of the objective.
    static let objective: Symbol = -2
}

/// What values a symbol may have.
enum SymbolKind: UInt8 {
    /// Any number: a variable of the layout, such as an edge.
    case free
    /// A variable of the layout that is not negative, such as a width.
    case size
    /// What lies between the two sides of an inequality; not negative.
    case slack
    /// By how much an optional constraint is missed; not negative.
    case error
    /// Zero: it marks where a required equation has gone.
    case dummy

    var isRestricted: Bool { self != .free }
}

/// A symbol and its factor.
struct Term {
    var symbol: Symbol
    var coefficient: Double
}

/// One line of the tableau: a basic symbol is a constant and the sum of terms, all of them of parametric symbols, in
/// their order.
struct TableauRow {
    var basic: Symbol
    var constant: Double
    var terms: [Term]

    var isObjective: Bool { basic == .objective }

    /// Where a symbol's term is, or where it would have to be.
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

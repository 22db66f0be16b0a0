/// What a constraint asks of variables: `terms + constant`, compared with zero.
struct LinearConstraint {
    enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

    var terms: [Term] = []
    var constant = 0.0
    var relation = Relation.equal
    /// From 1 to 1000; at 1000 it is required.
    var priority: Float = LinearConstraint.required
    /// Whether others are to give way where this one can't be satisfied with them.
    var isPreferred = false

    static let required: Float = 1000

    var isRequired: Bool { priority >= LinearConstraint.required }

    /// Adds `factor` times a variable.
    mutating func add(_ symbol: Symbol, times factor: Double) {
        if let known = terms.firstIndex(where: { $0.symbol == symbol }) {
            terms[known].coefficient += factor
        } else {
            terms.append(Term(symbol: symbol, coefficient: factor))
        }
    }

    /// Whether it asks for the same of the same variables, be it with another constant.
    func hasSameShape(as other: LinearConstraint) -> Bool {
        relation == other.relation && priority == other.priority && terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy {
                $0.symbol == $1.symbol && abs($0.coefficient - $1.coefficient) <= Tableau.minCoefficient
            }
    }

    /// By how much it is missed, given the variables' values.
    func violation(_ value: (Symbol) -> Double) -> Double {
        let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.symbol) }
        return switch relation {
        case .lessOrEqual: max(0, sum)
        case .equal: abs(sum)
        case .greaterOrEqual: max(0, -sum)
        }
    }
}

/// Constraints of which one had to be broken, as not all can be satisfied.
struct ConstraintConflict {
    /// Those that can't be satisfied together, the broken one included, in the order they were added.
    var members: [Int]
    var broken: Int
}

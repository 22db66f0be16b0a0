/// A linear constraint on variables: `terms + constant`, compared with zero.
struct LinearConstraint {
    enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

    var terms: [Term] = []
    var constant = 0.0
    var relation = Relation.equal
    /// The priority, from 1 to 1000; 1000 is required.
    var priority: Float = LinearConstraint.required
    /// Whether other constraints yield to this one in a conflict.
    var isPreferred = false

    static let required: Float = 1000

    var isRequired: Bool { priority >= LinearConstraint.required }

    /// Adds a variable with a coefficient.
    mutating func add(_ symbol: Symbol, times factor: Double) {
        if let known = terms.firstIndex(where: { $0.symbol == symbol }) {
            terms[known].coefficient += factor
        } else {
            terms.append(Term(symbol: symbol, coefficient: factor))
        }
    }

    /// Returns whether both constraints are equal except for their constants.
    func hasSameShape(as other: LinearConstraint) -> Bool {
        relation == other.relation && priority == other.priority && terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy {
                $0.symbol == $1.symbol && abs($0.coefficient - $1.coefficient) <= Tableau.minCoefficient
            }
    }

    /// Returns the amount of the violation for the variables' values.
    func violation(_ value: (Symbol) -> Double) -> Double {
        let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.symbol) }
        return switch relation {
        case .lessOrEqual: max(0, sum)
        case .equal: abs(sum)
        case .greaterOrEqual: max(0, -sum)
        }
    }
}

/// A set of constraints that can't all be satisfied, so that one of them was broken.
struct ConstraintConflict {
    /// The conflicting constraints, the broken one included, in the order in which they were added.
    var members: [Int]
    var broken: Int
}

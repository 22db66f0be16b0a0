/// The primal and the dual simplex method.
extension ConstraintSolver {
    /// The limit of pivots; exceeding it indicates cycling or numerical errors.
    var roundLimit: Int { 1000 + 20 * tableau.rows.count }

    // MARK: Primal simplex

    /// Pivots symbols into the basis as long as that decreases the objective.
    func optimize() {
        var rounds = 0
        while let entering = enteringSymbol() {
            guard rounds < roundLimit else { return requestRebuild() }
            rounds += 1
            // The objective is bounded below by zero, so some symbol must leave the basis.
            guard let leaving = leavingRow(for: entering, preferring: nil) else { return requestRebuild() }
            tableau.pivot(leaving, to: entering)
        }
        tableau.infeasibleRows.removeAll()
    }

    /// Returns the first symbol that decreases a priority's violations without increasing those of a higher priority.
    /// Always choosing the first one prevents cycling (R. G. Bland, 1977).
    private func enteringSymbol() -> Symbol? {
        for (level, objective) in objectives.enumerated() {
            let found = tableau.rows[objective.row].terms.first { term in
                term.coefficient < -Tableau.minCost && tableau.kinds[Int(term.symbol)] != .dummy
                    && objectives[..<level].allSatisfy { abs(cost(of: term.symbol, in: $0.row)) <= Tableau.minCost }
            }
            if let found { return found.symbol }
        }
        return nil
    }

    private func cost(of symbol: Symbol, in row: Int) -> Double { tableau.rows[row].coefficient(of: symbol) }

    /// Returns the row whose basic symbol is the first to become zero as another symbol increases.
    func leavingRow(for entering: Symbol, preferring favorite: Int?) -> Int? {
        var best: (ratio: Double, symbol: Symbol, row: Int)?
        for index in tableau.column(entering) {
            let row = Int(index)
            let basic = tableau.rows[row].basic
            guard basic >= 0, tableau.kinds[Int(basic)].isRestricted else { continue }
            let coefficient = tableau.rows[row].coefficient(of: entering)
            guard coefficient < -Tableau.minCoefficient else { continue }
            let ratio = max(0, -tableau.rows[row].constant / coefficient)
            if let best {
                guard ratio < best.ratio || (ratio == best.ratio && (row == favorite || basic < best.symbol)),
                    !(ratio == best.ratio && best.row == favorite)
                else { continue }
            }
            best = (ratio, basic, row)
        }
        return best?.row
    }

    // MARK: Dual simplex

    /// Restores the feasibility of negative symbols at the lowest cost; returns false if that is impossible.
    func repair() -> Bool {
        var rounds = 0
        while let candidate = tableau.infeasibleRows.popLast() {
            let index = Int(candidate)
            guard tableau.isInfeasible(index) else { continue }
            rounds += 1
            guard rounds < roundLimit, let entering = cheapestSymbol(in: index) else {
                tableau.infeasibleRows.removeAll()
                return false
            }
            tableau.pivot(index, to: entering)
        }
        return true
    }

    /// Returns the symbol that raises a row to zero with the least increase of the objective.
    private func cheapestSymbol(in index: Int) -> Symbol? {
        let row = tableau.rows[index]
        let sign: Double = row.constant < 0 ? 1 : -1
        var best: (symbol: Symbol, ratios: [Double])?
        for term in row.terms
        where term.coefficient * sign > Tableau.minCoefficient && tableau.kinds[Int(term.symbol)] != .dummy {
            let ratios = objectives.map { cost(of: term.symbol, in: $0.row) / (term.coefficient * sign) }
            if let best, !ConstraintSolver.isLess(ratios, best.ratios) { continue }
            best = (term.symbol, ratios)
        }
        return best?.symbol
    }

    /// Compares costs lexicographically, by the first priority in which they differ.
    private static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        let difference = zip(a, b).first { abs($0 - $1) > Tableau.minCost }
        return difference.map { $0 < $1 } ?? false
    }
}

// MARK: - Queries

extension ConstraintSolver {
    /// Returns whether a variable could take another value at no cost.
    func isOpen(_ symbol: Symbol) -> Bool {
        defer { tableau.infeasibleRows.removeAll() }
        return canMove(symbol, by: 1) || canMove(symbol, by: -1)
    }

    /// Where more constraints meet than determine a solution, a symbol without a cost may be unable to increase. It is
    /// then pivoted into the basis, which changes no value, until one is found that can, or none is left.
    private func canMove(_ symbol: Symbol, by direction: Double) -> Bool {
        for _ in 0..<roundLimit {
            guard let entering = symbolWithoutCost(moving: symbol, by: direction) else { return false }
            guard tableau.kinds[Int(entering)].isRestricted, let leaving = leavingRow(for: entering, preferring: nil)
            else { return true }
            let row = tableau.rows[leaving]
            guard -row.constant / row.coefficient(of: entering) <= Tableau.minConstant else { return true }
            tableau.pivot(leaving, to: entering)
        }
        return false
    }

    /// Returns the first symbol that moves a variable in a direction, at no cost, by increasing.
    private func symbolWithoutCost(moving symbol: Symbol, by direction: Double) -> Symbol? {
        func isWithoutCost(_ symbol: Symbol) -> Bool {
            objectives.allSatisfy { abs(cost(of: symbol, in: $0.row)) <= Tableau.minCost }
        }
        guard let row = tableau.row(of: symbol) else {
            guard direction > 0 || !tableau.kinds[Int(symbol)].isRestricted else { return nil }
            return isWithoutCost(symbol) ? symbol : nil
        }
        return tableau.rows[row].terms.first { term in
            switch tableau.kinds[Int(term.symbol)] {
            case .dummy: false
            case .free: true
            case .size, .slack, .error:
                term.coefficient * direction > Tableau.minCoefficient && isWithoutCost(term.symbol)
            }
        }?.symbol
    }

    /// Returns the constraints that determine a variable's value.
    func owners(of symbol: Symbol) -> Set<Int> {
        guard let row = tableau.row(of: symbol) else { return [] }
        return owners(of: tableau.rows[row])
    }
}

/// The two simplex methods.
extension ConstraintSolver {
    /// More pivots than that are a circle, or numbers that have gone astray.
    var roundLimit: Int { 1000 + 20 * tableau.rows.count }

    // MARK: From feasible to best

    /// Brings symbols into the basis as long as that makes the objective less.
    func optimize() {
        var rounds = 0
        while let entering = enteringSymbol() {
            guard rounds < roundLimit else { return requestRebuild() }
            rounds += 1
            // The objective is never negative: something always ends the way down.
            guard let leaving = leavingRow(for: entering, preferring: nil) else { return requestRebuild() }
            tableau.pivot(leaving, to: entering)
        }
        tableau.infeasibleRows.removeAll()
    }

    /// The first symbol that makes a priority's misses less and none of a greater priority more. Always taking the first
    /// keeps the method out of circles. (R. G. Bland, 1977)
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

    /// The row whose symbol is the first to become zero as another grows.
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

    // MARK: From best to feasible

    /// Makes symbols that have become negative zero again, at the least cost; false where that can't be done.
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

    /// The symbol that lifts a row to zero while the objective grows the least.
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

    /// Whether costs are less in the first priority that they differ in.
    private static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        let difference = zip(a, b).first { abs($0 - $1) > Tableau.minCost }
        return difference.map { $0 < $1 } ?? false
    }
}

// MARK: - Questions

extension ConstraintSolver {
    /// Whether a variable could have another value at no cost.
    func isOpen(_ symbol: Symbol) -> Bool {
        guard let row = tableau.row(of: symbol) else { return true }
        return tableau.rows[row].terms.contains { term in
            switch tableau.kinds[Int(term.symbol)] {
            case .dummy: false
            case .free: true
            case .size, .slack, .error:
                objectives.allSatisfy { abs(cost(of: term.symbol, in: $0.row)) <= Tableau.minCost }
            }
        }
    }

    /// The constraints that a variable's value follows from.
    func owners(of symbol: Symbol) -> Set<Int> {
        guard let row = tableau.row(of: symbol) else { return [] }
        return owners(of: tableau.rows[row])
    }
}

/// Adding constraints to the tableau and removing them.
extension ConstraintSolver {
    /// Adds a constraint to the tableau; if it can't be satisfied, returns the conflicting constraints.
    func enter(_ id: Int) -> Set<Int>? {
        guard var record = records[id] else { return nil }
        var row = makeRow(&record)
        if row.constant < 0 { row.negate() }
        let ownSymbols = [record.marker, record.error].filter { $0 != .none }
        for symbol in ownSymbols { owners[symbol] = id }
        if let subject = subject(of: row, record) {
            let factor = -1 / row.coefficient(of: subject)
            row.terms.removeAll { $0.symbol == subject }
            for index in row.terms.indices { row.terms[index].coefficient *= factor }
            row.constant *= factor
            row.basic = subject
            tableau.insertRow(row)
            tableau.substitute(subject)
        } else if let others = row.isFixed(tableau) ? owners(of: row) : addWithArtificialVariable(row, record) {
            for symbol in ownSymbols {
                owners[symbol] = nil
                tableau.release(symbol)
            }
            return others.subtracting([id])
        }
        records[id] = record
        for error in record.errors { tableau.add(error, times: 1, toRow: objectiveRow(record.constraint.priority)) }
        return nil
    }

    /// Returns the constraint as an equation of parametric symbols, with new slack and error symbols.
    private func makeRow(_ record: inout Record) -> TableauRow {
        let constraint = record.constraint
        var row = TableauRow(basic: .none, constant: constraint.constant, terms: [])
        for term in constraint.terms { tableau.add(term.symbol, times: term.coefficient, to: &row) }
        switch (constraint.relation, constraint.isRequired) {
        case (.equal, true): record.marker = tableau.makeSymbol(.dummy)
        case (.equal, false):
            record.marker = tableau.makeSymbol(.error)
            record.error = tableau.makeSymbol(.error)
        case (_, true): record.marker = tableau.makeSymbol(.slack)
        case (_, false):
            record.marker = tableau.makeSymbol(.slack)
            record.error = tableau.makeSymbol(.error)
        }
        tableau.add(record.marker, times: record.markerFactor, to: &row)
        if record.error != .none { tableau.add(record.error, times: -record.markerFactor, to: &row) }
        return row
    }

    /// Returns a symbol for which the row can be solved directly: a free one, or a new one with a non-negative
    /// value.
    private func subject(of row: TableauRow, _ record: Record) -> Symbol? {
        if let term = row.terms.first(where: { tableau.kinds[Int($0.symbol)] == .free }) { return term.symbol }
        func isFit(_ term: Term) -> Bool { term.coefficient < 0 || row.constant <= Tableau.minConstant }
        // A size that no row uses yet needs no substitution.
        let size = row.terms.first {
            tableau.kinds[Int($0.symbol)] == .size && isFit($0) && tableau.isUnused($0.symbol)
        }
        if let size { return size.symbol }
        for symbol in [record.marker, record.error] where symbol != .none && tableau.kinds[Int(symbol)] != .dummy {
            if isFit(Term(symbol: symbol, coefficient: row.coefficient(of: symbol))) { return symbol }
        }
        // The row contains only fixed symbols: if it holds, it is redundant.
        return row.isFixed(tableau) && row.constant <= Tableau.minConstant ? record.marker : nil
    }

    /// Solves the row for an artificial symbol, and tries to make it zero.
    private func addWithArtificialVariable(_ row: TableauRow, _ record: Record) -> Set<Int>? {
        let artificial = tableau.makeSymbol(.slack)
        var row = row
        row.basic = artificial
        tableau.insertRow(row)
        var rounds = 0
        while let own = tableau.row(of: artificial) {
            let entering = tableau.rows[own].terms.first {
                $0.coefficient < -Tableau.minCoefficient && tableau.kinds[Int($0.symbol)] != .dummy
            }
            guard let entering, rounds < roundLimit else { break }
            rounds += 1
            guard let leaving = leavingRow(for: entering.symbol, preferring: own) else { break }
            tableau.pivot(leaving, to: entering.symbol)
        }
        tableau.infeasibleRows.removeAll()
        defer { tableau.release(artificial) }
        guard let own = tableau.row(of: artificial) else { return nil }
        let left = tableau.rows[own]
        guard left.constant <= Tableau.minConstant * 10 else { return owners(of: left) }
        // The artificial symbol is zero; another symbol that is also zero replaces it.
        let other = left.terms.first { tableau.kinds[Int($0.symbol)] != .dummy }?.symbol ?? record.marker
        tableau.pivot(own, to: other)
        tableau.infeasibleRows.removeAll()
        return nil
    }

    /// Returns the constraints whose equations contribute to a row.
    func owners(of row: TableauRow) -> Set<Int> {
        var symbols = row.terms.map(\.symbol)
        if row.basic >= 0 { symbols.append(row.basic) }
        return Set(symbols.compactMap { owners[$0] })
    }

    // MARK: Constraint removal

    /// Removes a constraint's equation from the tableau.
    func take(out record: Record) {
        for error in record.errors {
            tableau.add(error, times: -1, toRow: objectiveRow(record.constraint.priority))
        }
        if !tableau.isBasic(record.marker), let row = rowToGive(to: record.marker) {
            tableau.pivot(row, to: record.marker)
        }
        tableau.infeasibleRows.removeAll()
        for symbol in [record.marker, record.error] where symbol != .none {
            owners[symbol] = nil
            tableau.release(symbol)
        }
        dropUnusedObjectives()
    }

    /// Returns a row into which a marker can be pivoted while all other symbols stay feasible.
    private func rowToGive(to marker: Symbol) -> Int? {
        var best: (rank: Int, ratio: Double, row: Int)?
        for index in tableau.column(marker) {
            let row = tableau.rows[Int(index)]
            guard row.basic >= 0 else { continue }
            let coefficient = row.coefficient(of: marker)
            let kind = tableau.kinds[Int(row.basic)]
            // A dummy is zero and must stay so: the marker replaces it without changing any value.
            let rank = kind == .dummy ? 0 : kind == .free ? 3 : coefficient < 0 ? 1 : 2
            let ratio = kind.isRestricted ? abs(row.constant / coefficient) : 0
            if let best, (best.rank, best.ratio) <= (rank, ratio) { continue }
            best = (rank, ratio, Int(index))
        }
        return best?.row
    }

    // MARK: Objectives

    private func objectiveRow(_ priority: Float) -> Int {
        let place = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
        if place < objectives.count, objectives[place].priority == priority { return objectives[place].row }
        let row = tableau.insertRow(TableauRow(basic: .objective, constant: 0, terms: []))
        objectives.insert((priority, row), at: place)
        return row
    }

    private func dropUnusedObjectives() {
        objectives.removeAll { objective in
            guard tableau.rows[objective.row].terms.isEmpty else { return false }
            tableau.removeRow(objective.row)
            return true
        }
    }
}

extension TableauRow {
    fileprivate mutating func negate() {
        constant = -constant
        for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
    }

    /// Whether all of its symbols are permanently zero.
    fileprivate func isFixed(_ tableau: Tableau) -> Bool {
        terms.allSatisfy { tableau.kinds[Int($0.symbol)] == .dummy }
    }
}

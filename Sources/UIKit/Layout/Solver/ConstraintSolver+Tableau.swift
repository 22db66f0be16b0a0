/// How constraints come into the tableau and leave it.
extension ConstraintSolver {
    /// Brings a constraint into the tableau; where it can't be satisfied, answers which others stand against it.
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

    /// The constraint as an equation of parametric symbols, with new ones for what it leaves open.
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

    /// A symbol that the row can be solved for as it is: a free one, or a new one that is not negative then.
    private func subject(of row: TableauRow, _ record: Record) -> Symbol? {
        if let term = row.terms.first(where: { tableau.kinds[Int($0.symbol)] == .free }) { return term.symbol }
        func isFit(_ term: Term) -> Bool { term.coefficient < 0 || row.constant <= Tableau.minConstant }
        // A size that nothing names so far has no other row to be put into.
        let size = row.terms.first {
            tableau.kinds[Int($0.symbol)] == .size && isFit($0) && tableau.isUnused($0.symbol)
        }
        if let size { return size.symbol }
        for symbol in [record.marker, record.error] where symbol != .none && tableau.kinds[Int(symbol)] != .dummy {
            if isFit(Term(symbol: symbol, coefficient: row.coefficient(of: symbol))) { return symbol }
        }
        // Only what is fixed already: no more than a repetition, if it agrees.
        return row.isFixed(tableau) && row.constant <= Tableau.minConstant ? record.marker : nil
    }

    /// Adds an artificial symbol that the row is solved for, and makes it zero, if it can be.
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
        // It is zero; some other symbol that is zero too takes its place.
        let other = left.terms.first { tableau.kinds[Int($0.symbol)] != .dummy }?.symbol ?? record.marker
        tableau.pivot(own, to: other)
        tableau.infeasibleRows.removeAll()
        return nil
    }

    /// The constraints whose equations a row is made of.
    func owners(of row: TableauRow) -> Set<Int> {
        var symbols = row.terms.map(\.symbol)
        if row.basic >= 0 { symbols.append(row.basic) }
        return Set(symbols.compactMap { owners[$0] })
    }

    // MARK: Leaving

    /// Takes a constraint's equation out of the tableau.
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

    /// A row that a marker can be brought into while all others keep values that they may have.
    private func rowToGive(to marker: Symbol) -> Int? {
        var best: (rank: Int, ratio: Double, row: Int)?
        for index in tableau.column(marker) {
            let row = tableau.rows[Int(index)]
            guard row.basic >= 0 else { continue }
            let coefficient = row.coefficient(of: marker)
            let kind = tableau.kinds[Int(row.basic)]
            // A dummy has to stay zero, and is: it takes the marker's place without moving anything.
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

    /// Whether all its symbols are zero for good.
    fileprivate func isFixed(_ tableau: Tableau) -> Bool {
        terms.allSatisfy { tableau.kinds[Int($0.symbol)] == .dummy }
    }
}

/// Linear equations solved for their basic symbols, the others being zero; and the objective, which has a row for each
/// priority.
///
/// Rows are flat lists in the order of their symbols, as layouts are sparse. Each symbol knows the rows it is in; a
/// column may hold rows that the symbol has left, and rows twice, until it is asked for.
final class Tableau {
    private(set) var kinds: [SymbolKind] = []
    /// The row that a symbol is basic in, or -1.
    private(set) var rowOfSymbol: [Int32] = []
    private(set) var rows: [TableauRow] = []
    private var columns: [[Int32]] = []
    private var freeSymbols: [Symbol] = []
    private var freeRows: [Int32] = []
    /// Rows whose restricted symbol has become negative, or whose dummy is not zero.
    var infeasibleRows: [Int32] = []

    private var scratch: [Term] = []
    private var newcomers: [Symbol] = []

    /// A smaller factor is what is left of one that cancelled out.
    static let leastCoefficient = 1e-9
    /// A smaller cost is none.
    static let leastCost = 1e-8
    /// A smaller length, in points, is none.
    static let leastConstant = 1e-6

    // MARK: Symbols

    func makeSymbol(_ kind: SymbolKind) -> Symbol {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            return symbol
        }
        kinds.append(kind)
        rowOfSymbol.append(-1)
        columns.append([])
        return Symbol(kinds.count - 1)
    }

    /// Takes a symbol that nothing depends on any more out of all rows.
    func release(_ symbol: Symbol) {
        if rowOfSymbol[Int(symbol)] >= 0 { removeRow(Int(rowOfSymbol[Int(symbol)])) }
        for index in column(symbol) { drop(symbol, from: Int(index)) }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        freeSymbols.append(symbol)
    }

    @inline(__always)
    func isBasic(_ symbol: Symbol) -> Bool { rowOfSymbol[Int(symbol)] >= 0 }

    func row(of symbol: Symbol) -> Int? {
        let row = rowOfSymbol[Int(symbol)]
        return row >= 0 ? Int(row) : nil
    }

    func value(of symbol: Symbol) -> Double { row(of: symbol).map { rows[$0].constant } ?? 0 }

    /// Whether no row depends on the symbol.
    func isUnused(_ symbol: Symbol) -> Bool { !isBasic(symbol) && column(symbol).isEmpty }

    /// The rows that a parametric symbol is in, each once.
    func column(_ symbol: Symbol) -> [Int32] {
        var column = columns[Int(symbol)]
        guard !column.isEmpty else { return column }
        columns[Int(symbol)] = []
        if column.count > 1 { column.sort() }
        var last: Int32 = -1
        column.removeAll { index in
            defer { last = index }
            return index == last || !rows[Int(index)].place(of: symbol).isThere
        }
        columns[Int(symbol)] = column
        return column
    }

    // MARK: Rows

    /// Adds a row, whose basic symbol must be in no other.
    @discardableResult
    func insertRow(_ row: TableauRow) -> Int {
        let index: Int
        if let free = freeRows.popLast() {
            index = Int(free)
            rows[index] = row
        } else {
            index = rows.count
            rows.append(row)
        }
        if row.basic >= 0 { rowOfSymbol[Int(row.basic)] = Int32(index) }
        for term in row.terms { columns[Int(term.symbol)].append(Int32(index)) }
        return index
    }

    func removeRow(_ index: Int) {
        let basic = rows[index].basic
        if basic >= 0 { rowOfSymbol[Int(basic)] = -1 }
        rows[index].terms.removeAll()
        rows[index].constant = 0
        rows[index].basic = .none
        freeRows.append(Int32(index))
    }

    /// Leaves the symbols without equations.
    func removeAllRows() {
        rows.removeAll()
        freeRows.removeAll()
        infeasibleRows.removeAll()
        for index in rowOfSymbol.indices { rowOfSymbol[index] = -1 }
        for index in columns.indices { columns[index].removeAll() }
    }

    /// Adds `factor` times an expression to a row.
    func add(_ terms: [Term], _ constant: Double, times factor: Double, to index: Int) {
        newcomers.removeAll(keepingCapacity: true)
        merge(terms, times: factor, into: &rows[index].terms, without: .none)
        for symbol in newcomers { columns[Int(symbol)].append(Int32(index)) }
        rows[index].constant += constant * factor
    }

    /// Adds `factor` times a symbol, or what it is, to an expression that is no row yet.
    func add(_ symbol: Symbol, times factor: Double, to row: inout TableauRow) {
        newcomers.removeAll(keepingCapacity: true)
        if let own = self.row(of: symbol) {
            row.constant += rows[own].constant * factor
            merge(rows[own].terms, times: factor, into: &row.terms, without: .none)
        } else {
            merge([Term(symbol: symbol, coefficient: 1)], times: factor, into: &row.terms, without: .none)
        }
    }

    /// Adds `factor` times a symbol, or what it is, to a row.
    func add(_ symbol: Symbol, times factor: Double, toRow index: Int) {
        if let own = row(of: symbol) {
            add(rows[own].terms, rows[own].constant, times: factor, to: index)
        } else {
            add([Term(symbol: symbol, coefficient: 1)], 0, times: factor, to: index)
        }
    }

    /// Moves a row's constant.
    func shift(_ index: Int, by delta: Double) {
        rows[index].constant += delta
        noteFeasibility(of: index)
    }

    private func drop(_ symbol: Symbol, from index: Int) {
        let place = rows[index].place(of: symbol)
        if place.isThere { rows[index].terms.remove(at: place.index) }
    }

    /// Whether the row's symbol has a value that it may not have.
    func isInfeasible(_ index: Int) -> Bool {
        let (basic, constant) = (rows[index].basic, rows[index].constant)
        guard basic >= 0 else { return false }
        return switch kinds[Int(basic)] {
        case .free: false
        case .dummy: abs(constant) > Tableau.leastConstant
        case .size, .slack, .error: constant < -Tableau.leastConstant
        }
    }

    private func noteFeasibility(of index: Int) {
        if isInfeasible(index) { infeasibleRows.append(Int32(index)) }
    }

    // MARK: Pivots

    /// Solves a row for one of its symbols, which takes the place of the row's basic one everywhere.
    func pivot(_ index: Int, to entering: Symbol) {
        let leaving = rows[index].basic
        solve(index, for: entering, leaving: leaving)
        rowOfSymbol[Int(leaving)] = -1
        rowOfSymbol[Int(entering)] = Int32(index)
        rows[index].basic = entering
        columns[Int(leaving)].append(Int32(index))
        substitute(entering)
    }

    /// Puts what a symbol that has become basic is in its place in all rows.
    func substitute(_ symbol: Symbol) {
        guard let definition = row(of: symbol) else { return }
        let (terms, constant) = (rows[definition].terms, rows[definition].constant)
        for row in column(symbol) where Int(row) != definition {
            let index = Int(row)
            let factor = rows[index].coefficient(of: symbol)
            newcomers.removeAll(keepingCapacity: true)
            merge(terms, times: factor, into: &rows[index].terms, without: symbol)
            for newcomer in newcomers { columns[Int(newcomer)].append(row) }
            rows[index].constant += constant * factor
            noteFeasibility(of: index)
        }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
    }

    /// From `leaving = c + a * entering + ...` to `entering = -c / a + leaving / a - ...`.
    private func solve(_ index: Int, for entering: Symbol, leaving: Symbol) {
        let factor = -1 / rows[index].coefficient(of: entering)
        scratch.removeAll(keepingCapacity: true)
        let own = Term(symbol: leaving, coefficient: -factor)
        var isIn = false
        for term in rows[index].terms where term.symbol != entering {
            if !isIn, term.symbol > leaving {
                scratch.append(own)
                isIn = true
            }
            scratch.append(Term(symbol: term.symbol, coefficient: term.coefficient * factor))
        }
        if !isIn { scratch.append(own) }
        swap(&scratch, &rows[index].terms)
        rows[index].constant *= factor
    }

    /// Adds `factor` times one sorted list to another, which loses `symbol`; says which symbols are new in it.
    private func merge(
        _ source: [Term], times factor: Double, into target: inout [Term], without symbol: Symbol
    ) {
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(source.count + target.count)
        source.withUnsafeBufferPointer { source in
            target.withUnsafeBufferPointer { target in
                var (i, j) = (0, 0)
                while i < source.count || j < target.count {
                    let first = i < source.count ? source[i].symbol : Symbol.max
                    let second = j < target.count ? target[j].symbol : Symbol.max
                    if second < first {
                        if second != symbol { scratch.append(target[j]) }
                        j += 1
                    } else if first < second {
                        let coefficient = source[i].coefficient * factor
                        if abs(coefficient) > Tableau.leastCoefficient {
                            scratch.append(Term(symbol: first, coefficient: coefficient))
                            newcomers.append(first)
                        }
                        i += 1
                    } else {
                        let coefficient = target[j].coefficient + source[i].coefficient * factor
                        if abs(coefficient) > Tableau.leastCoefficient, first != symbol {
                            scratch.append(Term(symbol: first, coefficient: coefficient))
                        }
                        i += 1
                        j += 1
                    }
                }
            }
        }
        swap(&scratch, &target)
    }
}

/// Linear equations solved for their basic symbols, with the others zero; and the objective, with a row for each
/// priority.
///
/// Rows are flat lists sorted by symbol, as layouts are sparse. Each symbol stores the rows that contain it; until a
/// column is read, it may contain duplicates and rows that the symbol has left.
final class Tableau {
    private(set) var kinds: [SymbolKind] = []
    /// The row in which a symbol is basic, or -1.
    private(set) var rowOfSymbol: [Int32] = []
    private(set) var rows: [TableauRow] = []
    private var columns: [[Int32]] = []
    private var freeSymbols: [Symbol] = []
    private var freeRows: [Int32] = []
    /// Rows whose restricted basic symbol has become negative, or whose basic dummy is not zero.
    var infeasibleRows: [Int32] = []

    private let merger = TermMerger()

    /// The smallest coefficient; smaller ones are residues of cancellation.
    static let minCoefficient = 1e-9
    /// The smallest cost that counts.
    static let minCost = 1e-8
    /// The smallest length that counts, in points.
    static let minConstant = 1e-6

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

    /// Removes a symbol on which nothing depends any more from all rows.
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

    /// Returns the rows that contain a parametric symbol, without duplicates.
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

    /// Adds a row, whose basic symbol must not be in any other row.
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

    /// Removes all equations, keeping the symbols.
    func removeAllRows() {
        rows.removeAll()
        freeRows.removeAll()
        infeasibleRows.removeAll()
        for index in rowOfSymbol.indices { rowOfSymbol[index] = -1 }
        for index in columns.indices { columns[index].removeAll() }
    }

    /// Adds `factor` times an expression to a row.
    func add(_ terms: [Term], _ constant: Double, times factor: Double, to index: Int) {
        merger.add(terms, times: factor, to: &rows[index].terms, without: .none)
        for symbol in merger.newcomers { columns[Int(symbol)].append(Int32(index)) }
        rows[index].constant += constant * factor
    }

    /// Adds `factor` times a symbol, or its definition, to an expression that is not yet a row.
    func add(_ symbol: Symbol, times factor: Double, to row: inout TableauRow) {
        if let own = self.row(of: symbol) {
            row.constant += rows[own].constant * factor
            merger.add(rows[own].terms, times: factor, to: &row.terms, without: .none)
        } else {
            merger.add([Term(symbol: symbol, coefficient: 1)], times: factor, to: &row.terms, without: .none)
        }
    }

    /// Adds `factor` times a symbol, or its definition, to a row.
    func add(_ symbol: Symbol, times factor: Double, toRow index: Int) {
        if let own = row(of: symbol) {
            add(rows[own].terms, rows[own].constant, times: factor, to: index)
        } else {
            add([Term(symbol: symbol, coefficient: 1)], 0, times: factor, to: index)
        }
    }

    /// Adds to a row's constant.
    func shift(_ index: Int, by delta: Double) {
        rows[index].constant += delta
        noteFeasibility(of: index)
    }

    private func drop(_ symbol: Symbol, from index: Int) {
        let place = rows[index].place(of: symbol)
        if place.isThere { rows[index].terms.remove(at: place.index) }
    }

    /// Returns whether the row's basic symbol has a value outside its permitted range.
    func isInfeasible(_ index: Int) -> Bool {
        let (basic, constant) = (rows[index].basic, rows[index].constant)
        guard basic >= 0 else { return false }
        return switch kinds[Int(basic)] {
        case .free: false
        case .dummy: abs(constant) > Tableau.minConstant
        case .size, .slack, .error: constant < -Tableau.minConstant
        }
    }

    private func noteFeasibility(of index: Int) {
        if isInfeasible(index) { infeasibleRows.append(Int32(index)) }
    }

    // MARK: Pivots

    /// Solves a row for one of its symbols, and substitutes it in all other rows.
    func pivot(_ index: Int, to entering: Symbol) {
        let leaving = rows[index].basic
        solve(index, for: entering, leaving: leaving)
        rowOfSymbol[Int(leaving)] = -1
        rowOfSymbol[Int(entering)] = Int32(index)
        rows[index].basic = entering
        columns[Int(leaving)].append(Int32(index))
        substitute(entering)
    }

    /// Replaces a symbol that has become basic by its definition in all rows.
    func substitute(_ symbol: Symbol) {
        guard let definition = row(of: symbol) else { return }
        let (terms, constant) = (rows[definition].terms, rows[definition].constant)
        for row in column(symbol) where Int(row) != definition {
            let index = Int(row)
            let factor = rows[index].coefficient(of: symbol)
            merger.add(terms, times: factor, to: &rows[index].terms, without: symbol)
            for newcomer in merger.newcomers { columns[Int(newcomer)].append(row) }
            rows[index].constant += constant * factor
            noteFeasibility(of: index)
        }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
    }

    /// Transforms `leaving = c + a * entering + ...` to `entering = -c / a + leaving / a - ...`.
    private func solve(_ index: Int, for entering: Symbol, leaving: Symbol) {
        let factor = -1 / rows[index].coefficient(of: entering)
        rows[index].terms.remove(at: rows[index].place(of: entering).index)
        for place in rows[index].terms.indices { rows[index].terms[place].coefficient *= factor }
        let own = Term(symbol: leaving, coefficient: -factor)
        rows[index].terms.insert(own, at: rows[index].place(of: leaving).index)
        rows[index].constant *= factor
    }
}

/// Finds values that satisfy all required linear constraints, and miss the others as little as can be: an incremental
/// simplex method.
///
/// G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM
/// Transactions on Computer-Human Interaction 8(4), 2001. Two things are done otherwise:
///
/// - Priorities are strictly ordered. Instead of one objective with greatly different weights there is one for each
///   priority in use, and costs are compared as dictionaries compare words. However much less important constraints are
///   missed, no more important one is missed by more for them. Within a priority the sum of the misses is the least.
/// - A change of a constant is done to any constraint, as if its marker had moved; there are no edit variables.
///
/// Changes wait until `solve()`.
final class ConstraintSolver {
    let tableau = Tableau()

    /// A constraint and the symbols that stand for it in the tableau.
    struct Record {
        var constraint: LinearConstraint
        /// Shows where the constraint's equation has gone.
        var marker = Symbol.none
        /// By how much it is missed; where it is an equation, the marker is the one and this the other direction.
        var error = Symbol.none
        var state = State.waiting

        enum State { case waiting, solved, broken }

        /// The marker's factor in the equation.
        var markerFactor: Double { constraint.isRequired && constraint.relation == .equal ? 1 : slackFactor }
        private var slackFactor: Double { constraint.relation == .lessOrEqual ? 1 : -1 }

        /// The symbols that the objective counts.
        var errors: [Symbol] {
            guard !constraint.isRequired else { return [] }
            return constraint.relation == .equal ? [marker, error] : [error]
        }
    }

    var records: [Int: Record] = [:]
    /// Whose marker or error a symbol is.
    var owners: [Symbol: Int] = [:]
    /// The rows of the objective, the most important first.
    var objectives: [(priority: Float, row: Int)] = []
    private(set) var conflicts: [ConstraintConflict] = []

    private var lastID = 0
    private var additions: [Int] = []
    private var removals: [Record] = []
    private var changes: [(id: Int, constant: Double)] = []
    private var isRebuildNeeded = false

    // MARK: Variables

    /// A new variable: any number, or one that is not negative.
    func makeVariable(isSize: Bool = false) -> Symbol { tableau.makeSymbol(isSize ? .size : .free) }

    /// Lets go of a variable that no constraint names, as of the next `solve()`.
    func removeVariable(_ symbol: Symbol) { unusedVariables.append(symbol) }

    private var unusedVariables: [Symbol] = []

    /// What a variable is.
    func value(of symbol: Symbol) -> Double { tableau.value(of: symbol) }

    // MARK: Changes

    /// Adds a constraint; the answer names it.
    func add(_ constraint: LinearConstraint) -> Int {
        lastID += 1
        var constraint = constraint
        constraint.terms.removeAll { abs($0.coefficient) <= Tableau.minCoefficient }
        records[lastID] = Record(constraint: constraint)
        additions.append(lastID)
        return lastID
    }

    /// Takes a constraint away.
    func remove(_ id: Int) {
        guard let record = records.removeValue(forKey: id) else { return }
        switch record.state {
        case .waiting: additions.removeAll { $0 == id }
        case .solved: removals.append(record)
        case .broken: break
        }
        hasChanged = true
    }

    /// Gives a constraint another constant.
    func setConstant(_ id: Int, _ constant: Double) {
        guard let record = records[id] else { return }
        hasChanged = true
        if record.state == .solved {
            changes.append((id, constant))
        } else {
            records[id]?.constraint.constant = constant
        }
    }

    /// Whether something was taken away or changed, so that broken constraints may fit again.
    private var hasChanged = false

    func isBroken(_ id: Int) -> Bool { records[id]?.state == .broken }

    // MARK: Solving

    /// Does what waits, and answers which constraints can't be satisfied that could before.
    func solve() -> [ConstraintConflict] {
        conflicts = []
        for record in removals { take(out: record) }
        if !removals.isEmpty { optimize() }
        removals = []
        for change in changes { shift(change.id, to: change.constant) }
        changes = []
        if !repair() || isRebuildNeeded { rebuild() }
        if hasChanged { mend() }
        hasChanged = false
        let added = additions.filter { records[$0]?.state == .waiting }
        additions = []
        for id in added { insert(id) }
        optimize()
        for symbol in unusedVariables { tableau.release(symbol) }
        unusedVariables = []
        return conflicts
    }

    private func insert(_ id: Int) {
        while let others = enter(id) {
            // Most of them are there already; the youngest that need not be preferred gives way.
            let members = others.union([id]).sorted()
            let victim = members.last { records[$0]?.constraint.isPreferred == false } ?? id
            conflicts.append(ConstraintConflict(members: members, broken: victim))
            breakConstraint(victim)
            if victim == id { return }
        }
        records[id]?.state = .solved
    }

    private func breakConstraint(_ id: Int) {
        guard let record = records[id] else { return }
        if record.state == .solved {
            take(out: record)
            optimize()
        }
        records[id] = Record(constraint: record.constraint, state: .broken)
    }

    /// Tries those that were broken once more.
    private func mend() {
        let broken = records.filter { $0.value.state == .broken }.keys.sorted()
        for id in broken where enter(id) == nil { records[id]?.state = .solved }
    }

    /// Begins anew, where a change of constants has made required constraints fail, or numbers have gone astray.
    private func rebuild() {
        isRebuildNeeded = false
        for (id, record) in records where record.state == .solved {
            records[id] = Record(constraint: record.constraint)
        }
        tableau.removeAllRows()
        for symbol in owners.keys.sorted() { tableau.release(symbol) }
        owners = [:]
        objectives = []
        let later = Set(additions)
        let waiting = records.filter { $0.value.state == .waiting && !later.contains($0.key) }
        for id in waiting.keys.sorted() { insert(id) }
        optimize()
    }

    /// Numbers have gone astray: the next `solve()` begins anew.
    func requestRebuild() { isRebuildNeeded = true }

    private func shift(_ id: Int, to constant: Double) {
        guard let record = records[id], record.state == .solved else { return }
        let delta = (constant - record.constraint.constant) / record.markerFactor
        records[id]?.constraint.constant = constant
        guard delta != 0 else { return }
        if let row = tableau.row(of: record.marker) {
            tableau.shift(row, by: -delta)
        } else {
            for row in tableau.column(record.marker) {
                tableau.shift(Int(row), by: delta * tableau.rows[Int(row)].coefficient(of: record.marker))
            }
        }
    }
}

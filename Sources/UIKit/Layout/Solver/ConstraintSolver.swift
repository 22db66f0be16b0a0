/// Finds values that satisfy all required linear constraints and minimize the violation of the others: an incremental
/// simplex method.
///
/// G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM
/// Transactions on Computer-Human Interaction 8(4), 2001, with two differences:
///
/// - Priorities are strictly ordered. Instead of a single objective with widely different weights, there is one for
///   each priority in use, and costs are compared lexicographically. No violation of lower-priority constraints,
///   however large, is reduced at the expense of one of higher priority. Within a priority, the sum of the violations
///   is minimal.
/// - The constant of any constraint can change, as if its marker had moved; there are no edit variables.
///
/// Changes are deferred until `solve()`.
final class ConstraintSolver {
    let tableau = Tableau()

    /// A constraint and the symbols that represent it in the tableau.
    struct Record {
        var constraint: LinearConstraint
        /// The symbol that tracks the constraint's equation in the tableau.
        var marker = Symbol.none
        /// The amount of the violation; for an equation, the marker is one direction and this the other.
        var error = Symbol.none
        var state = State.waiting

        enum State { case waiting, solved, broken }

        /// The marker's coefficient in the equation.
        var markerFactor: Double { constraint.isRequired && constraint.relation == .equal ? 1 : slackFactor }
        private var slackFactor: Double { constraint.relation == .lessOrEqual ? 1 : -1 }

        /// The symbols in the objective.
        var errors: [Symbol] {
            guard !constraint.isRequired else { return [] }
            return constraint.relation == .equal ? [marker, error] : [error]
        }
    }

    var records: [Int: Record] = [:]
    /// The constraints to which marker and error symbols belong.
    var owners: [Symbol: Int] = [:]
    /// The rows of the objective, in descending priority.
    var objectives: [(priority: Float, row: Int)] = []
    private(set) var conflicts: [ConstraintConflict] = []

    private var lastID = 0
    private var additions: [Int] = []
    private var removals: [Record] = []
    private var changes: [(id: Int, constant: Double)] = []
    private var isRebuildNeeded = false

    // MARK: Variables

    /// Creates a variable, which is unrestricted or, for a size, non-negative.
    func makeVariable(isSize: Bool = false) -> Symbol { tableau.makeSymbol(isSize ? .size : .free) }

    /// Removes a variable that no constraint uses, at the next `solve()`.
    func removeVariable(_ symbol: Symbol) { unusedVariables.append(symbol) }

    private var unusedVariables: [Symbol] = []

    /// Returns the value of a variable.
    func value(of symbol: Symbol) -> Double { tableau.value(of: symbol) }

    // MARK: Changes

    /// Adds a constraint; returns its identifier.
    func add(_ constraint: LinearConstraint) -> Int {
        lastID += 1
        var constraint = constraint
        constraint.terms.removeAll { abs($0.coefficient) <= Tableau.minCoefficient }
        records[lastID] = Record(constraint: constraint)
        additions.append(lastID)
        return lastID
    }

    /// Removes a constraint.
    func remove(_ id: Int) {
        guard let record = records.removeValue(forKey: id) else { return }
        switch record.state {
        case .waiting: additions.removeAll { $0 == id }
        case .solved: removals.append(record)
        case .broken: break
        }
        hasChanged = true
    }

    /// Sets the constant of a constraint.
    func setConstant(_ id: Int, _ constant: Double) {
        guard let record = records[id] else { return }
        hasChanged = true
        if record.state == .solved {
            changes.append((id, constant))
        } else {
            records[id]?.constraint.constant = constant
        }
    }

    /// Whether a constraint was removed or changed, so that broken constraints may be satisfiable again.
    private var hasChanged = false

    func isBroken(_ id: Int) -> Bool { records[id]?.state == .broken }

    // MARK: Solving

    /// Applies pending changes, and returns the constraints that can no longer be satisfied.
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
            // The others are in the tableau already; the most recent one that isn't preferred yields.
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

    /// Tries to satisfy broken constraints again.
    private func mend() {
        let broken = records.filter { $0.value.state == .broken }.keys.sorted()
        for id in broken where enter(id) == nil { records[id]?.state = .solved }
    }

    /// Rebuilds the tableau, after constant changes made required constraints infeasible or numerical errors
    /// accumulated.
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

    /// Requests a rebuild by the next `solve()`, after numerical errors.
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

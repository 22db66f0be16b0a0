import TestSupport
import XCTest

@testable import UIKit

/// The solver alone, without views.
final class ConstraintSolverTests: XCTestCase {
    private typealias Relation = LinearConstraint.Relation

    private func constraint(
        _ terms: [(Symbol, Double)], _ relation: Relation, _ value: Double, _ priority: Float = 1000
    ) -> LinearConstraint {
        var constraint = LinearConstraint(constant: -value, relation: relation, priority: priority)
        for (symbol, factor) in terms { constraint.add(symbol, times: factor) }
        return constraint
    }

    func testPrioritiesDecideWhatGivesWay() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        for (value, priority) in [(10.0, Float(250)), (20, 750), (30, 251)] {
            _ = solver.add(constraint([(x, 1)], .equal, value, priority))
        }
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual(solver.value(of: x), 20)
        let atMost = solver.add(constraint([(x, 1)], .lessOrEqual, 5))
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual(solver.value(of: x), 5)
        solver.remove(atMost)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual(solver.value(of: x), 20)
    }

    func testAHundredWeakerConstraintsDoNotOutweighOne() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<100 { _ = solver.add(constraint([(x, 1)], .equal, 1000, 500)) }
        _ = solver.add(constraint([(x, 1)], .equal, 0, 500.5))
        _ = solver.solve()
        XCTAssertEqual(solver.value(of: x), 0)
    }

    func testConstantsMoveWithoutBeginningAnew() {
        let solver = ConstraintSolver()
        let (left, width) = (solver.makeVariable(), solver.makeVariable(isSize: true))
        let outer = solver.add(constraint([(width, 1), (left, 1)], .equal, 100))
        _ = solver.add(constraint([(left, 1)], .greaterOrEqual, 10))
        let wish = solver.add(constraint([(width, 1)], .equal, 40, 600))
        _ = solver.solve()
        XCTAssertEqual(solver.value(of: width), 40)
        XCTAssertEqual(solver.value(of: left), 60)
        solver.setConstant(wish, -95)
        _ = solver.solve()
        XCTAssertEqual(solver.value(of: width), 90)
        solver.setConstant(outer, -50)
        _ = solver.solve()
        XCTAssertEqual(solver.value(of: width), 40)
        XCTAssertEqual(solver.value(of: left), 10)
    }

    func testAConflictNamesTheConstraintsInvolved() {
        let solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let a = solver.add(constraint([(x, 1)], .equal, 10))
        let b = solver.add(constraint([(y, 1), (x, -1)], .greaterOrEqual, 5))
        _ = solver.add(constraint([(z, 1)], .equal, 3))
        let c = solver.add(constraint([(y, 1)], .lessOrEqual, 12))
        let conflicts = solver.solve()
        XCTAssertEqual(conflicts.map(\.members), [[a, b, c]])
        XCTAssertEqual(conflicts.map(\.broken), [c])
        XCTAssertTrue(solver.isBroken(c))
        // It takes effect again when the conflicting one has been removed.
        solver.remove(b)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertFalse(solver.isBroken(c))
        // A constant may cause a conflict too.
        _ = solver.add(constraint([(y, 1)], .equal, 7))
        XCTAssertTrue(solver.solve().isEmpty)
        solver.setConstant(c, -6)
        XCTAssertEqual(solver.solve().count, 1)
        XCTAssertEqual(solver.value(of: z), 3)
    }

    func testARepeatedConstraintIsNoConflict() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable(isSize: true)
        let first = solver.add(constraint([(x, 1)], .equal, 10))
        let second = solver.add(constraint([(x, 2)], .equal, 20))
        XCTAssertTrue(solver.solve().isEmpty)
        solver.remove(first)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual(solver.value(of: x), 10)
        solver.setConstant(second, -30)
        _ = solver.solve()
        XCTAssertEqual(solver.value(of: x), 15)
    }

    // MARK: Random problems

    /// A layout of some variables with constraints that random values satisfy, and with optional ones.
    private struct Problem {
        var solver = ConstraintSolver()
        var variables: [Symbol] = []
        var constraints: [LinearConstraint] = []

        func values() -> [Double] { variables.map { solver.value(of: $0) } }

        /// Returns the sums of the violations, the highest priority first.
        func misses(_ values: [Double]) -> [Double] {
            var sums: [Float: Double] = [:]
            for constraint in constraints {
                sums[constraint.priority, default: 0] += constraint.violation { symbol in
                    values[variables.firstIndex(of: symbol)!]
                }
            }
            return sums.sorted { $0.key > $1.key }.map(\.value)
        }
    }

    private func makeProblem(_ random: inout SeededRandom) -> Problem {
        var problem = Problem()
        let count = Int.random(in: 2...6, using: &random)
        problem.variables = (0..<count).map { _ in problem.solver.makeVariable() }
        let hidden = problem.variables.map { _ in Double.random(in: -100...100, using: &random) }
        for number in 0..<Int.random(in: 2...14, using: &random) {
            var terms: [(Symbol, Double)] = []
            var sum = 0.0
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<count, using: &random)
                let factor = [-2.0, -1, -0.5, 0.5, 1, 1, 3].randomElement(using: &random)!
                terms.append((problem.variables[index], factor))
                sum += factor * hidden[index]
            }
            let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!
            let isRequired = number % 3 == 0
            let slack = relation == .equal ? 0 : Double.random(in: 0...20, using: &random)
            let priority: Float = isRequired ? 1000 : [250, 251, 750].randomElement(using: &random)!
            let wish = Double.random(in: -200...200, using: &random)
            let value = isRequired ? sum + (relation == .lessOrEqual ? slack : -slack) : wish
            problem.constraints.append(constraint(terms, relation, value, priority))
        }
        return problem
    }

    /// No nearby solution is better, and all required constraints hold, whichever way the solver got there.
    func testNoRandomStepFindsSomethingBetter() {
        for seed in UInt64(1)...150 {
            var random = SeededRandom(seed: seed)
            let problem = makeProblem(&random)
            let ids = problem.constraints.map { problem.solver.add($0) }
            XCTAssertTrue(problem.solver.solve().isEmpty, "seed \(seed)")
            // Removed and added again.
            for id in ids.indices.shuffled(using: &random).prefix(4) {
                problem.solver.setConstant(ids[id], problem.constraints[id].constant + 17)
                if Bool.random(using: &random) { _ = problem.solver.solve() }
                problem.solver.setConstant(ids[id], problem.constraints[id].constant)
            }
            let extra = problem.solver.add(constraint([(problem.variables[0], 1)], .equal, 33, 999))
            _ = problem.solver.solve()
            problem.solver.remove(extra)
            _ = problem.solver.solve()
            let values = problem.values()
            let misses = problem.misses(values)
            for _ in 0..<200 {
                let scale = pow(10, Double.random(in: -2...2, using: &random))
                let index = Int.random(in: 0..<values.count, using: &random)
                var other = values
                for place in other.indices where place == index || Bool.random(using: &random) {
                    other[place] += Double.random(in: -scale...scale, using: &random)
                }
                let change = zip(problem.misses(other), misses).first { abs($0 - $1) > 1e-5 }
                if let change { XCTAssertGreaterThan(change.0, change.1 - 1e-3, "seed \(seed)") }
            }
            if problem.constraints.contains(where: \.isRequired) {
                XCTAssertLessThan(misses[0], 1e-5, "seed \(seed)")
            }
        }
    }

    /// Whatever was added, removed and changed in between: the final violations are as small as without it.
    func testChangesLeaveNoTrace() {
        for seed in UInt64(1)...60 {
            var random = SeededRandom(seed: seed)
            let problem = makeProblem(&random)
            var ids: [Int: Int] = [:]
            for step in 0..<60 {
                let index = Int.random(in: 0..<problem.constraints.count, using: &random)
                if let id = ids[index] {
                    if Bool.random(using: &random) {
                        problem.solver.remove(id)
                        ids[index] = nil
                    } else {
                        // Elsewhere, perhaps at an impossible value.
                        problem.solver.setConstant(id, Double.random(in: -300...300, using: &random))
                    }
                } else {
                    ids[index] = problem.solver.add(problem.constraints[index])
                }
                if step % 3 == 0 { _ = problem.solver.solve() }
            }
            for (index, constraint) in problem.constraints.enumerated() {
                if let id = ids[index] {
                    problem.solver.setConstant(id, constraint.constant)
                } else {
                    ids[index] = problem.solver.add(constraint)
                }
            }
            XCTAssertTrue(problem.solver.solve().isEmpty, "seed \(seed)")
            XCTAssertFalse(ids.values.contains { problem.solver.isBroken($0) }, "seed \(seed)")
            var fresh = problem
            fresh.solver = ConstraintSolver()
            for _ in problem.variables { _ = fresh.solver.makeVariable() }
            for constraint in problem.constraints { _ = fresh.solver.add(constraint) }
            _ = fresh.solver.solve()
            for (one, other) in zip(problem.misses(problem.values()), fresh.misses(fresh.values())) {
                XCTAssertEqual(one, other, accuracy: 1e-4, "seed \(seed)")
            }
        }
    }

    /// Ten thousand constraints, most of which conflict: those that were not broken hold.
    func testManyRandomConstraintsComeToAnEnd() {
        let seed: UInt64 = 1
        var random = SeededRandom(seed: seed)
        let solver = ConstraintSolver()
        let variables = (0..<1000).map { _ in solver.makeVariable(isSize: Bool.random(using: &random)) }
        var all: [(Int, LinearConstraint)] = []
        for _ in 0..<10_000 {
            let first = Int.random(in: 0..<variables.count, using: &random)
            let second = min(max(first + Int.random(in: -3...3, using: &random), 0), variables.count - 1)
            let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!
            let value = [0, 8, 20, 1e6, -1e9, 1e9].randomElement(using: &random)!
            let priority: Float = [1000, 750, 250].randomElement(using: &random)!
            let made = constraint([(variables[first], 1), (variables[second], -1)], relation, value, priority)
            all.append((solver.add(made), made))
        }
        _ = solver.solve()
        let held = all.filter { $0.1.isRequired && !solver.isBroken($0.0) }
        XCTAssertGreaterThan(held.count, 500)
        for (_, made) in held {
            XCTAssertLessThan(made.violation { solver.value(of: $0) }, 1e-2, "seed \(seed)")
        }
    }
}

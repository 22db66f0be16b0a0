import DrivingChecks
import QuartzCore
import Testing

/// Automatic work also happens under Swift Testing, where Dispatch drains the main actor. Serialized, as the tests
/// share its clock and its transactions.
@Suite(.serialized)
struct DrivingTestingTests {
    @MainActor @Test(arguments: DrivingCheck.all)
    func drives(_ check: DrivingCheck) async {
        let problems = await check.run()
        #expect(problems == [], "\(check.name)")
    }
}

/// Tests run in parallel, including those on the main actor, and none sees another's transactions.
@Suite
struct ParallelTestingTests {
    @Test(arguments: 0..<64)
    func besideTheMainActor(_ number: Int) { checkTransactions(number) }

    @MainActor @Test(arguments: 0..<64)
    func onTheMainActor(_ number: Int) async {
        checkTransactions(number)
        await Task.yield()
        checkTransactions(number)
    }

    private func checkTransactions(_ number: Int) {
        for round in 0..<20 {
            let (root, child) = (CALayer(), CALayer())
            root.addSublayer(child)
            CATransaction.begin()
            CATransaction.setAnimationDuration(Double(number))
            CATransaction.setDisableActions(number % 2 == 0)
            child.position.x = CGFloat(round)
            CATransaction.flush()
            #expect(child.presentation() == nil)
            #expect(CATransaction.animationDuration() == Double(number))
            #expect(CATransaction.disableActions() == (number % 2 == 0))
            CATransaction.commit()
        }
    }
}

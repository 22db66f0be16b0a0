import DrivingChecks
import Foundation
import Testing

/// What comes by itself comes under Swift Testing too, where Dispatch drains the main actor. One after the other, as
/// they share its clock and its transactions.
@Suite(.serialized)
struct DrivingTestingTests {
    @MainActor @Test(arguments: DrivingCheck.all)
    func drives(_ check: DrivingCheck) async {
        let problems = await check.run()
        #expect(problems == [], "\(check.name)")
    }
}

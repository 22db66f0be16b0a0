import Dispatch
import DrivingChecks
import Foundation

/// Runs the checks in an asynchronous `main()`, or without a run loop after `dispatchMain()`: argument `dispatch`.
@main
struct DrivingProgram {
    @MainActor
    static func main() async {
        // Until its first suspension, it behaves like a synchronous `main()`.
        if CommandLine.arguments.contains("dispatch") { leaveItToDispatch() }
        await run(DrivingCheck.all)
    }

    @MainActor
    private static func leaveItToDispatch() -> Never {
        Task { await run(DrivingCheck.everywhere) }
        dispatchMain()
    }

    @MainActor
    private static func run(_ checks: [DrivingCheck]) async {
        var failures = 0
        for check in checks {
            let problems = await check.run()
            print(problems.isEmpty ? "passed" : "failed", check.name, problems.isEmpty ? "" : "\(problems)")
            failures += problems.isEmpty ? 0 : 1
        }
        print("\(checks.count) checks, \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }
}

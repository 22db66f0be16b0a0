import DrivingChecks
import Foundation

/// Runs the checks where no run loop turns, in an asynchronous `main()`.
@main
struct DrivingProgram {
    @MainActor
    static func main() async {
        var failures = 0
        for check in DrivingCheck.all {
            let problems = await check.run()
            print(problems.isEmpty ? "passed" : "failed", check.name, problems.isEmpty ? "" : "\(problems)")
            failures += problems.isEmpty ? 0 : 1
        }
        print("\(DrivingCheck.all.count) checks, \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }
}

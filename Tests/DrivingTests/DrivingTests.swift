import DrivingChecks
import Foundation
import XCTest

/// Automatic work happens where a run loop runs, as here, in an asynchronous `main()` and under Swift Testing
/// (`TestingOverlayTests`), and where none does, after `dispatchMain()`.
final class DrivingTests: XCTestCase {
    @MainActor
    func testARunLoopDrives() async {
        XCTAssertTrue(isMainThread())
        for check in DrivingCheck.all {
            let problems = await check.run()
            XCTAssertEqual(problems, [], check.name)
        }
        XCTAssertTrue(isMainThread())
    }

    /// The same from a test that runs the run loop itself.
    func testARunLoopThatATestTurnsDrives() {
        MainActor.assumeIsolated {
            for check in DrivingCheck.all {
                var problems: [String]?
                Task { problems = await check.run() }
                while problems == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
                XCTAssertEqual(problems, [], check.name)
            }
        }
    }

    /// A run loop drives it, as on Apple's systems.
    func testAnAsynchronousMainIsDriven() throws {
        try runProgram(with: [], checks: DrivingCheck.all)
    }

    func testDispatchMainDrives() throws {
        try runProgram(with: ["dispatch"], checks: DrivingCheck.everywhere)
    }

    private func runProgram(with arguments: [String], checks: [DrivingCheck], line: UInt = #line) throws {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("DrivingProgram")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, text, line: line)
        XCTAssertTrue(text.hasSuffix("\(checks.count) checks, 0 failures\n"), text, line: line)
    }

    private func isMainThread() -> Bool { Thread.isMainThread }
}

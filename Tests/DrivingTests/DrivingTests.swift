import DrivingChecks
import Foundation
import XCTest

/// What comes by itself comes where a run loop turns, as here, and where none does: in a program of its own, and
/// under Swift Testing (`TestingOverlayTests`).
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

    /// The same from a test that turns the run loop itself.
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

    func testDispatchDrivesAnAsynchronousMain() throws {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("DrivingProgram")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, text)
        XCTAssertTrue(text.hasSuffix("\(DrivingCheck.all.count) checks, 0 failures\n"), text)
    }

    private func isMainThread() -> Bool { Thread.isMainThread }
}

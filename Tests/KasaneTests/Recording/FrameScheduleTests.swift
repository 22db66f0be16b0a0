import XCTest

@testable import Kasane

final class FrameScheduleTests: XCTestCase {
    func testAMovieHasAFrameForEachMoment() throws {
        XCTAssertEqual(try frames(0, 4, 60), 0..<240)
        XCTAssertEqual(try frames(1, 3, 60), 60..<180)
        XCTAssertEqual(try frames(0.1, 0.2, 30), 3..<6)
        XCTAssertEqual(try frames(0, 1.001, 29.97), 0..<30)
        XCTAssertEqual(try frames(0, 10, 23.976), 0..<240)
    }

    func testRoundingDoesNotAddAFrame() throws {
        for count in 1..<2000 {
            XCTAssertEqual(try frames(0, Double(count) / 60, 60).count, count)
            XCTAssertEqual(try frames(0, Double(count) * 0.1, 10).count, count)
        }
    }

    func testThereIsAlwaysAFrame() throws {
        XCTAssertEqual(try frames(0, 1e-9, 60), 0..<1)
        XCTAssertEqual(try frames(0.001, 0.002, 60), 1..<2)
    }

    func testInvalidSpansAreRefused() {
        for (start, end) in [(1.0, 1.0), (2, 1), (-1, 1), (.nan, 1), (0, .nan), (0, .infinity), (0, 1e9)] {
            XCTAssertThrowsError(try frames(start, end, 60), "\(start) \(end)")
        }
    }

    private func frames(_ start: Double, _ end: Double, _ rate: Double) throws -> Range<Int> {
        try FrameSchedule(from: start, to: end, rate: try FrameRate(rate)).frames
    }
}

import XCTest

@testable import Kasane

/// Reports sent through a pipe.
final class SceneReportTests: XCTestCase {
    private let reports: [SceneReport] = [
        .began(frames: 3), .finishing, .awaitsRows, .failed("row 7 is wrong"), .described("finished 1 2 3 4"),
        .finished(RenderSummary(frames: 1, width: 640, height: 480, duration: 0)),
        .finished(RenderSummary(frames: 90, width: 1, height: 2, duration: 1.0 / 3)),
        .row(RowEnding(number: 12, code: 0)), .row(RowEnding(number: 13, code: 3)),
        .row(RowEnding(number: 14, code: nil, signal: 9, isLate: true)),
    ]

    func testReportsComeAsTheyWere() throws {
        for report in reports {
            let line = report.line
            XCTAssertEqual(line.last, UInt8(ascii: "\n"))
            XCTAssertFalse(line.dropLast().contains(UInt8(ascii: "\n")), "\(report)")
            XCTAssertEqual(SceneReport(line: [UInt8](line.dropLast())), report)
        }
    }

    func testReportsOfRowsAreWords() {
        XCTAssertEqual(String(decoding: reports[7].line, as: UTF8.self), "row 12\n")
        XCTAssertEqual(String(decoding: reports[5].line, as: UTF8.self), "finished 1 640 480 0.0\n")
    }

    func testOtherLinesAreNoReports() {
        for line in ["", "row", "row x", "row 1 2", "finished 1 2 3", "finished 1 2 3 four", "{", "{}", "unknown 1"] {
            XCTAssertNil(SceneReport(line: Array(line.utf8)), line)
        }
    }
}

import Foundation
import OSLog
import XCTest

/// The text of messages, and which are written. Standard error is read back through a pipe.
final class LogTests: XCTestCase {
    private struct Broken: Error {}

    /// Returns the lines that a function writes to standard error, without date, program and thread.
    private func lines(_ body: () -> Void) throws -> [String] {
        let pipe = Pipe()
        let stderr = dup(STDERR_FILENO)
        dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        body()
        dup2(stderr, STDERR_FILENO)
        close(stderr)
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return try text.split(separator: "\n").map { line in
            let head = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}[+-]\d{4} \S+\[\d+:\d+\] /#
            let match = try XCTUnwrap(line.prefixMatch(of: head), "\(line)")
            return String(line[match.range.upperBound...])
        }
    }

    func testALineNamesItsCategory() throws {
        let written = try lines {
            Logger(subsystem: "com.example", category: "layout").notice("here")
            Logger().error("there")
        }
        XCTAssertEqual(written, ["[layout] here", "there"])
    }

    func testDebugAndInfoAreLeftOutAndTheirValuesAreNotComputed() throws {
        var computed = 0
        func value() -> Int {
            computed += 1
            return computed
        }
        let written = try lines {
            let logger = Logger()
            logger.debug("\(value())")
            logger.trace("\(value())")
            logger.info("\(value())")
            logger.warning("\(value())")
            logger.log(level: .fault, "\(value())")
        }
        XCTAssertEqual(written, ["1", "2"])
        XCTAssertFalse(OSLog.default.isEnabled(type: .info))
        XCTAssertTrue(OSLog.default.isEnabled(type: .error))
        XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
    }

    func testTheEnvironmentSaysWhatIsWritten() {
        func levels(_ variables: [String: String]) -> String {
            let settings = LogSettings { variables[$0] }
            return (0...4).map { settings.writes(severity: $0) ? "x" : "-" }.joined()
        }
        XCTAssertEqual(levels([:]), "--xxx")
        XCTAssertEqual(levels(["KASANE_LOG_LEVEL": "debug"]), "xxxxx")
        XCTAssertEqual(levels(["KASANE_LOG_LEVEL": "Info"]), "-xxxx")
        XCTAssertEqual(levels(["KASANE_LOG_LEVEL": "error"]), "---xx")
        XCTAssertEqual(levels(["KASANE_LOG_LEVEL": "fault"]), "----x")
        XCTAssertEqual(levels(["KASANE_LOG_LEVEL": "off"]), "-----")
        XCTAssertEqual(levels(["KASANE_LOG_LEVEL": "nonsense"]), "--xxx")
        XCTAssertEqual(levels(["KASANE_LOG_LEVEL": "debug", "OS_ACTIVITY_MODE": "disable"]), "-----")
    }

    func testValuesHaveFormatsAlignmentAndPrivacy() throws {
        let (name, width, count) = ("Ann", 12.345, 255)
        let error: any Error = Broken()
        let written = try lines {
            let logger = Logger()
            logger.error("\(name) \(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive)")
            logger.error("\(width) \(width, format: .fixed(precision: 1)) \(Float(0.5), format: .exponential)")
            logger.error("\(count, format: .hex(includePrefix: true)) \(count, format: .octal) \(Int8(-5))")
            logger.error("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))")
            logger.error(
                "\(name, align: .right(columns: 5))|\(name, align: .left(columns: 5))|\(count, align: .left(columns: 4))|"
            )
            logger.error("\(true) \(false, format: .answer) \(error) \(Int.self) \([1, 2])")
        }
        XCTAssertEqual(
            written,
            [
                "Ann Ann <private> <private>", "12.345000 12.3 5.000000e-01", "0xff 377 -5", "+007",
                "  Ann|Ann  |255 |",
                "true no Broken() Int [1, 2]",
            ])
    }

    func testAHashIsTheSameForTheSameValue() throws {
        let written = try lines {
            for name in ["Ann", "Ann", "Bea"] { Logger().error("\(name, privacy: .private(mask: .hash))") }
        }
        XCTAssertEqual(written.count, 3)
        XCTAssertEqual(written[0], written[1])
        XCTAssertNotEqual(written[0], written[2])
        XCTAssertTrue(written[0].hasPrefix("<mask.hash: '"))
    }

    func testFormatsInTheMannerOfC() throws {
        let log = OSLog(subsystem: "com.example", category: "old")
        let name = "Ann"
        let written = try lines {
            os_log("plain")
            os_log("%{public}@ is %d wide, %.2f high, %5d| 100%%", log: log, type: .error, name, 5, 2.5, 42)
            os_log(.fault, log: log, "%{private}@ %{private, mask.hash}@", name, name)
            os_log("%@ %@ %s %x %lu %*d|", NSNumber(value: 3), CGFloat(1.5), "text", 255, UInt(7), 4, 2)
            os_log("%@ %d %", "one")
            os_log("%d %s", "no number", 3)
            os_log(.error, "interpolated \(name)")
            os_log(.info, "left out")
            os_log("left out", log: .disabled)
        }
        XCTAssertEqual(written.count, 7)
        XCTAssertEqual(written[0], "plain")
        XCTAssertEqual(written[1], "[old] Ann is 5 wide, 2.50 high,    42| 100%")
        XCTAssertTrue(written[2].hasPrefix("[old] <private> <mask.hash: '"))
        XCTAssertEqual(written[3], "3 1.5 text ff 7    2|")
        XCTAssertEqual(written[4], "one %d %")
        XCTAssertEqual(written[5], "no number 3")
        XCTAssertEqual(written[6], "interpolated Ann")
    }

    func testSignpostsCostNothingWhereNobodyLooks() throws {
        let signposter = OSSignposter(subsystem: "com.example", category: .pointsOfInterest)
        XCTAssertFalse(signposter.isEnabled)
        let written = try lines {
            let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "\(1)")
            XCTAssertEqual(signposter.withIntervalSignpost("sum") { 1 + 1 }, 2)
            signposter.emitEvent("tick")
            signposter.endInterval("load", state)
            os_signpost(.begin, log: .default, name: "draw")
            os_signpost(.end, log: .default, name: "draw", "%d", 3)
        }
        XCTAssertEqual(written, [])
        XCTAssertNotEqual(signposter.makeSignpostID(), signposter.makeSignpostID())
        let object = NSObject()
        XCTAssertEqual(signposter.makeSignpostID(from: object), signposter.makeSignpostID(from: object))
    }
}

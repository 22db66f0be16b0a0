import Dispatch
import Synchronization
import XCTest

@testable import Kasane

/// The messages that a connection to a message bus sends and receives.
final class BusTests: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipIf(BusLibrary.installed == nil, "libsystemd is not installed")
    }

    /// Calls the bus, which echoes its arguments.
    private func echo(_ values: [BusValue], _ manners: FakeBus.Manners = .echoes) throws -> Result<
        [BusValue], BusFailure
    > {
        let bus = try XCTUnwrap(FakeBus(manners))
        defer { bus.end() }
        let (result, done) = (Answered(), DispatchSemaphore(value: 0))
        let address = bus.address
        try XCTUnwrap(BusLoop.shared).post { loop in
            guard let connection = BusConnection(loop, address: address) else {
                done.signal()
                return
            }
            result.keep(connection)
            connection.call("org.a", "/a", "org.a", "Echo", values) { reply in
                result.value.withLock { $0 = reply.result }
                done.signal()
            }
        }
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
        BusLoop.shared?.post { _ in result.end() }
        return try XCTUnwrap(result.value.withLock { $0 })
    }

    /// Results on the bus thread; the connection is used only there.
    private final class Answered: @unchecked Sendable {
        let value: Mutex<Result<[BusValue], BusFailure>?> = Mutex(nil)
        private var connection: BusConnection?

        func keep(_ connection: BusConnection) { self.connection = connection }
        func end() { connection?.close() }
    }

    func testValuesOfAllTypesComeBack() throws {
        let values: [BusValue] = [
            .byte(255), .bool(true), .bool(false), .int16(-32768), .uint16(65535), .int32(.min), .uint32(.max),
            .int64(.min), .uint64(.max), .double(-0.1), .string("重ね"), .path("/org/a11y/atspi/null"),
            .signature("a{sv}"), .array(of: "i", []), .array(of: "(so)", [.structure([.string(""), .path("/")])]),
            .properties([("a", .uint32(1)), ("b", .variant(.array(of: "d", [.double(.infinity)])))]),
            .texts(["toolkit": "Kasane"]), .strings(["a", "b"]), AccessibleStates([.focused, .checkable]).words,
        ]
        XCTAssertEqual(try echo(values), .success(values))
        XCTAssertEqual(
            values.map(\.signature).joined(), "ybbnqiuxtdsogaia(so)a{sv}a{ss}asau")
    }

    func testTextsEndAtNoZero() throws {
        XCTAssertEqual(try echo([.string("a\0b")]), .success([.string("ab")]))
    }

    func testWhatIsNoPathIsNotSent() throws {
        XCTAssertEqual(try echo([.path("no path")]), .failure(.lost))
        XCTAssertEqual(try echo([.array(of: "i", [.string("a")])]), .failure(.lost))
    }

    func testWhatIsTooDeepOrTooMuchIsRefused() throws {
        func nested(_ depth: Int) -> BusValue { (0..<depth).reduce(.int32(1)) { inner, _ in .variant(inner) } }
        XCTAssertEqual(try echo([nested(16)]), .success([nested(16)]))
        XCTAssertThrowsError(try echo([nested(17)]).get())
        XCTAssertThrowsError(try echo([.array(of: "y", [BusValue](repeating: .byte(0), count: 60_000))]).get())
        XCTAssertThrowsError(try echo([.string(String(repeating: "a", count: 5 << 20))]).get())
    }

    func testABusThatDiesOrTalksRubbishEndsTheCall() throws {
        XCTAssertEqual(try echo([.int32(1)], .dying), .failure(.lost))
        XCTAssertEqual(try echo([.int32(1)], .rude([UInt8](repeating: 0x6c, count: 4096))), .failure(.lost))
        XCTAssertEqual(try echo([.int32(1)], .rude([UInt8](repeating: 0xff, count: 64))), .failure(.lost))
    }

    func testASilentBusHoldsNobodyUp() throws {
        let bus = try XCTUnwrap(FakeBus(.silent))
        defer { bus.end() }
        let (done, address) = (DispatchSemaphore(value: 0), bus.address)
        let result = Answered()
        try XCTUnwrap(BusLoop.shared).post { loop in
            if let connection = BusConnection(loop, address: address) { result.keep(connection) }
            done.signal()
        }
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
        // Others are served meanwhile.
        XCTAssertEqual(try echo([.int32(2)]), .success([.int32(2)]))
        BusLoop.shared?.post { _ in result.end() }
    }

    func testOnlySocketsOfThisMachineAreAddresses() throws {
        let addresses = ["unixexec:path=/bin/true", "tcp:host=localhost,port=1", "", "unix:path=/nonexistent/bus"]
        let (results, done) = (Results(), DispatchSemaphore(value: 0))
        try XCTUnwrap(BusLoop.shared).post { loop in
            results.flags.withLock { $0 = addresses.map { BusConnection(loop, address: $0) != nil } }
            done.signal()
        }
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
        XCTAssertEqual(results.flags.withLock { $0 }, [false, false, false, false])
    }

    private final class Results: Sendable {
        let flags: Mutex<[Bool]> = Mutex([])
    }
}

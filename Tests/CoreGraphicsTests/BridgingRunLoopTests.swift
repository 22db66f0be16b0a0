import CoreGraphics
import XCTest

/// Core Foundation's names of timers, and of text encodings.
final class BridgingRunLoopTests: XCTestCase {
    func testATimerCallsItsBlockOnce() throws {
        var calls = 0
        let timer = try XCTUnwrap(
            CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.01, 0, 0, 0) { timer in
                XCTAssertNotNil(timer)
                calls += 1
            })
        XCTAssertTrue(CFRunLoopTimerIsValid(timer))
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
        while calls == 0 { RunLoop.current.run(until: Date() + 0.01) }
        XCTAssertFalse(CFRunLoopTimerIsValid(timer))
    }

    func testARepeatingTimerIsCalledUntilItIsInvalidated() throws {
        var calls = 0
        let timer = try XCTUnwrap(
            CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { timer in
                calls += 1
                if calls == 3 { CFRunLoopTimerInvalidate(timer) }
            })
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
        while CFRunLoopTimerIsValid(timer) { RunLoop.current.run(until: Date() + 0.005) }
        RunLoop.current.run(until: Date() + 0.005)
        XCTAssertEqual(calls, 3)
    }

    func testEncodingsHaveFoundationsNumbers() {
        XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(0x0800_0100), String.Encoding.utf8.rawValue)
        XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(0x0600), String.Encoding.ascii.rawValue)
        XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(0x0400), 0x8000_0400)
    }
}

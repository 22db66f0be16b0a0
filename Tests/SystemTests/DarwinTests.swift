import DarwinLibrary
import Foundation
import XCTest

/// What `import Darwin` brings on Apple's systems.
final class DarwinTests: XCTestCase {
    func testTheCLibraryComesAlong() {
        XCTAssertEqual(DarwinLibrary.cos(0.0), 1)
        XCTAssertEqual(DarwinLibrary.strlen("four"), 4)
        let stream = DarwinLibrary.stderr
        func take(_ file: UnsafeMutablePointer<FILE>) -> Int32 { fileno(file) }
        XCTAssertEqual(take(stream), STDERR_FILENO)
        errno = EAGAIN
        XCTAssertEqual(__error().pointee, EAGAIN)
    }

    func testTicksAreNanoseconds() {
        var base = mach_timebase_info()
        XCTAssertEqual(mach_timebase_info(&base), KERN_SUCCESS)
        XCTAssertEqual(base.numer, base.denom)
        let ticks = mach_absolute_time()
        let nanoseconds = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
        XCTAssertLessThanOrEqual(ticks, nanoseconds)
        XCTAssertLessThanOrEqual(ticks, mach_continuous_time())
        mach_wait_until(nanoseconds + NSEC_PER_MSEC)
        XCTAssertGreaterThanOrEqual(mach_absolute_time(), nanoseconds + NSEC_PER_MSEC)
    }

    func testValuesOfTheSystem() {
        var size = 0
        XCTAssertEqual(sysctlbyname("hw.machine", nil, &size, nil, 0), 0)
        var machine = [CChar](repeating: 0, count: size)
        XCTAssertEqual(sysctlbyname("hw.machine", &machine, &size, nil, 0), 0)
        var names = utsname()
        uname(&names)
        XCTAssertEqual(
            String(cString: machine),
            withUnsafePointer(to: &names.machine) {
                $0.withMemoryRebound(to: CChar.self, capacity: 65) { String(cString: $0) }
            })
        size = 0
        XCTAssertEqual(sysctlbyname("hw.machine", &machine, &size, nil, 0), -1)
        XCTAssertEqual(errno, ENOMEM)
        XCTAssertEqual(sysctlbyname("no.such.name", nil, &size, nil, 0), -1)
        XCTAssertEqual(errno, ENOENT)
        var count: Int32 = 0
        size = 4
        XCTAssertEqual(sysctlbyname("hw.ncpu", &count, &size, nil, 0), 0)
        XCTAssertGreaterThan(count, 0)
    }

    func testLoadedFiles() {
        let count = _dyld_image_count()
        let names = (0..<count).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        XCTAssertEqual(names.count, Int(count))
        XCTAssertTrue(names[0].hasPrefix("/"), names[0])
        XCTAssertTrue(names.contains { $0.contains("libc.so") })
        XCTAssertEqual(_dyld_get_image_header(0)?.pointee.magic, 0x464c_457f)
        XCTAssertNil(_dyld_get_image_name(count))
        XCTAssertNil(_dyld_get_image_header(count))
    }

    func testStringsAreCutToTheirPlace() {
        var place = [CChar](repeating: 1, count: 6)
        XCTAssertEqual(strlcpy(&place, "layers", 6), 6)
        XCTAssertEqual(String(cString: place), "layer")
        XCTAssertEqual(strlcpy(&place, "ab", 6), 2)
        XCTAssertEqual(strlcat(&place, "cdefg", 6), 7)
        XCTAssertEqual(String(cString: place), "abcde")
    }

    func testRandomNumbersStayBelowTheirBound() {
        for bound: UInt32 in [1, 2, 7, .max] { XCTAssertLessThan(arc4random_uniform(bound), bound) }
        XCTAssertEqual(arc4random_uniform(0), 0)
    }
}

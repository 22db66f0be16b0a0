import DarwinLibrary
import Foundation
import XCTest

/// The declarations that `import Darwin` provides on Apple's systems.
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

    func testTimesOfFiles() {
        var status = stat()
        XCTAssertEqual(stat(#filePath, &status), 0)
        XCTAssertEqual(status.st_mtimespec.tv_sec, status.st_mtim.tv_sec)
        XCTAssertGreaterThan(status.st_atimespec.tv_sec, 0)
        status.st_ctimespec.tv_sec = 5
        XCTAssertEqual(status.st_ctim.tv_sec, 5)
    }

    func testAStreamOfFunctions() throws {
        let memory = Unmanaged.passRetained(StreamMemory())
        let stream = try XCTUnwrap(funopen(memory.toOpaque(), readMemory, writeMemory, seekMemory, closeMemory))
        XCTAssertEqual(fputs("four", stream), 1)
        XCTAssertEqual(fseek(stream, 1, SEEK_SET), 0)
        var bytes = [CChar](repeating: 0, count: 4)
        XCTAssertEqual(fread(&bytes, 1, 3, stream), 3)
        XCTAssertEqual(String(cString: bytes), "our")
        XCTAssertEqual(ftell(stream), 4)
        XCTAssertEqual(memory.takeUnretainedValue().bytes, Array("four".utf8))
        XCTAssertEqual(fclose(stream), 0)
        XCTAssertTrue(memory.takeRetainedValue().isClosed)
        errno = 0
        XCTAssertNil(funopen(nil, nil, nil, nil, nil))
        XCTAssertEqual(errno, EINVAL)
    }

    func testAStreamThatIsOnlyRead() throws {
        let memory = Unmanaged.passRetained(StreamMemory(Array("two".utf8)))
        let stream = try XCTUnwrap(funopen(memory.toOpaque(), readMemory, nil, nil, nil))
        XCTAssertEqual(fgetc(stream), Int32(UInt8(ascii: "t")))
        XCTAssertEqual(fputc(65, stream), EOF)
        XCTAssertEqual(fclose(stream), 0)
        XCTAssertFalse(memory.takeRetainedValue().isClosed)
    }
}

/// The bytes that a stream reads and writes.
private final class StreamMemory {
    var bytes: [UInt8]
    var position = 0
    var isClosed = false

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    static func of(_ cookie: UnsafeMutableRawPointer?) -> StreamMemory {
        Unmanaged<StreamMemory>.fromOpaque(cookie!).takeUnretainedValue()
    }
}

private func readMemory(
    _ cookie: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int32
) -> Int32 {
    let memory = StreamMemory.of(cookie)
    let read = memory.bytes.dropFirst(memory.position).prefix(Int(count))
    for (index, byte) in read.enumerated() { bytes?[index] = CChar(bitPattern: byte) }
    memory.position += read.count
    return Int32(read.count)
}

private func writeMemory(
    _ cookie: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<CChar>?, _ count: Int32
) -> Int32 {
    let memory = StreamMemory.of(cookie)
    memory.bytes += (0..<Int(count)).map { UInt8(bitPattern: bytes![$0]) }
    memory.position += Int(count)
    return count
}

private func seekMemory(_ cookie: UnsafeMutableRawPointer?, _ offset: fpos_t, _ whence: Int32) -> fpos_t {
    guard let cookie else { return 0 }
    let memory = StreamMemory.of(cookie)
    let start = [SEEK_SET: 0, SEEK_CUR: memory.position, SEEK_END: memory.bytes.count][whence] ?? 0
    memory.position = start + Int(offset)
    return fpos_t(memory.position)
}

private func closeMemory(_ cookie: UnsafeMutableRawPointer?) -> Int32 {
    StreamMemory.of(cookie).isClosed = true
    return 0
}

import Glibc

/// Returns a system value by its name: `hw.machine`, `hw.model`, `hw.ncpu`, `hw.activecpu`, `hw.logicalcpu`,
/// `hw.physicalcpu`, `hw.memsize`, `hw.pagesize`, `kern.ostype`, `kern.osrelease`, `kern.version` and `kern.hostname`.
///
/// - Parameters:
///   - name: the name; an unknown one sets `errno` to `ENOENT`.
///   - value: the buffer for the value; nil to query its size.
///   - size: the size of the buffer in bytes; receives the size of the value.
///   - newValue: must be nil, as nothing can be set; otherwise `errno` is `EPERM`.
///   - newSize: the size of the new value in bytes.
/// - Returns: 0, or -1 with `errno` set; `ENOMEM` if the buffer is too small.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
    _ newValue: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
    guard newValue == nil else { return failure(EPERM) }
    guard let bytes = systemValue(String(cString: name)) else { return failure(ENOENT) }
    guard let size else { return 0 }
    guard let value else {
        size.pointee = bytes.count
        return 0
    }
    guard size.pointee >= bytes.count else { return failure(ENOMEM) }
    bytes.withUnsafeBytes { value.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    size.pointee = bytes.count
    return 0
}

private func failure(_ code: Int32) -> Int32 {
    errno = code
    return -1
}

private func systemValue(_ name: String) -> [UInt8]? {
    var names = utsname()
    uname(&names)
    switch name {
    case "hw.machine", "hw.model": return string(&names.machine)
    case "kern.ostype": return string(&names.sysname)
    case "kern.osrelease": return string(&names.release)
    case "kern.version": return string(&names.version)
    case "kern.hostname": return string(&names.nodename)
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.logicalcpu_max", "hw.physicalcpu_max":
        return bytes(of: Int32(sysconf(Int32(_SC_NPROCESSORS_CONF))))
    case "hw.activecpu": return bytes(of: Int32(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    case "hw.memsize": return bytes(of: UInt64(sysconf(Int32(_SC_PHYS_PAGES))) * UInt64(sysconf(Int32(_SC_PAGESIZE))))
    case "hw.pagesize": return bytes(of: Int64(sysconf(Int32(_SC_PAGESIZE))))
    default: return nil
    }
}

/// The bytes of a number in memory order.
private func bytes<T: FixedWidthInteger>(of number: T) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

/// The bytes of a string in a C array, including the terminating zero.
private func string<T>(_ field: inout T) -> [UInt8] {
    withUnsafeBytes(of: &field) { bytes in Array(bytes.prefix { $0 != 0 }) + [0] }
}

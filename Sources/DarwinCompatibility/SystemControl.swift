import Glibc

/// Reads a value of the system by its name: `hw.machine`, `hw.model`, `hw.ncpu`, `hw.activecpu`, `hw.logicalcpu`,
/// `hw.physicalcpu`, `hw.memsize`, `hw.pagesize`, `kern.ostype`, `kern.osrelease`, `kern.version` and `kern.hostname`.
///
/// - Parameters:
///   - name: the name; an unknown one sets `errno` to `ENOENT`.
///   - value: where the value goes; nil to ask for its size.
///   - size: how many bytes there are, and then how many the value has.
///   - newValue: must be nil, for nothing can be set: `errno` is then `EPERM`.
///   - newSize: how many bytes the new value has.
/// - Returns: 0, or -1 with `errno` set; `ENOMEM` where there are too few bytes.
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

/// The bytes of a number, as they lie in memory.
private func bytes<T: FixedWidthInteger>(of number: T) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

/// The bytes of a string that C keeps in an array of its own, with the zero at its end.
private func string<T>(_ field: inout T) -> [UInt8] {
    withUnsafeBytes(of: &field) { bytes in Array(bytes.prefix { $0 != 0 }) + [0] }
}

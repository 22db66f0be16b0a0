import Foundation
import Glibc
import TestSupport

/// What the process takes at a moment.
struct MemoryReading {
    /// Bytes that the process has in memory.
    let resident: Int
    /// Bytes that were asked for and not given back; 0 where the C library does not say.
    let inUse: Int
    let openFiles: Int

    static func now() -> MemoryReading {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        let pages = fields.count > 1 ? Int(fields[1]) ?? 0 : 0
        let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        return MemoryReading(
            resident: pages * Int(sysconf(Int32(_SC_PAGESIZE))), inUse: allocatedBytes() ?? 0, openFiles: files ?? 0)
    }
}

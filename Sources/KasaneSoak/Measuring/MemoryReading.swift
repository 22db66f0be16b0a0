import Foundation
import Glibc
import TestSupport

/// The resources of the process at a time.
struct MemoryReading {
    /// The resident memory in bytes.
    let resident: Int
    /// The allocated bytes; 0 if the C library doesn't report them.
    let inUse: Int
    /// The number of open files, by what they are open on: a path, or a kind such as `anon_inode:[eventfd]`.
    let files: [String: Int]

    var openFiles: Int { files.values.reduce(0, +) }

    static func now() -> MemoryReading {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        let pages = fields.count > 1 ? Int(fields[1]) ?? 0 : 0
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        let targets = descriptors.compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        return MemoryReading(
            resident: pages * Int(sysconf(Int32(_SC_PAGESIZE))), inUse: allocatedBytes() ?? 0,
            files: Dictionary(targets.map { ($0, 1) }, uniquingKeysWith: +))
    }
}

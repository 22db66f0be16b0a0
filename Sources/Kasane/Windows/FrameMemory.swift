import CWindowSupport
import Foundation

/// The memory that passes frames from the thread or process that draws them to the one that owns the window: rows of
/// opaque RGBA from the top. It grows with the window.
///
/// Each side maps it separately. Access to the pixels alternates: the drawing side has it from the start and after each
/// `presented`, the window's side after each `frame`. An object belongs to one thread at a time.
final class FrameMemory: @unchecked Sendable {
    let descriptor: Int32
    private(set) var base: UnsafeMutableRawPointer?
    private var byteCount = 0

    /// Creates memory of size zero.
    init() throws(WindowFailure) {
        let made = kasane_make_shared_memory()
        // Above the descriptors that are passed to children.
        descriptor = made < 0 ? -1 : fcntl(made, F_DUPFD_CLOEXEC, 10)
        if made >= 0 { close(made) }
        guard descriptor >= 0 else {
            throw WindowFailure("not enough memory for a window's frames (\(String(cString: strerror(errno))))")
        }
    }

    /// Opens another side of memory that was created elsewhere. The descriptor is closed with it.
    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Returns another side of the same memory.
    func otherSide() -> FrameMemory { FrameMemory(descriptor: fcntl(descriptor, F_DUPFD_CLOEXEC, 10)) }

    deinit {
        unmap()
        close(descriptor)
    }

    /// Makes at least a number of bytes accessible; returns false if memory is short.
    func reserve(_ count: Int) -> Bool {
        guard count > byteCount else { return true }
        var status = stat()
        guard count > 0, fstat(descriptor, &status) == 0 else { return false }
        if status.st_size < count, ftruncate(descriptor, count) != 0 { return false }
        unmap()
        let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let memory, memory != MAP_FAILED else { return false }
        (base, byteCount) = (memory, count)
        return true
    }

    private func unmap() {
        if let base { munmap(base, byteCount) }
        (base, byteCount) = (nil, 0)
    }
}

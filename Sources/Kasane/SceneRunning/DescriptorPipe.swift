import Foundation

/// A pipe. Children inherit neither end unless it is passed to them.
struct DescriptorPipe {
    let reading: Int32
    let writing: Int32

    init() throws(SceneFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .line("cannot create a pipe (\(String(cString: strerror(errno))))")
        }
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, DescriptorPipe.lowest) }
        for end in ends { close(end) }
        guard moved.allSatisfy({ $0 >= 0 }) else {
            for end in moved where end >= 0 { close(end) }
            throw .line("cannot create a pipe (\(String(cString: strerror(EMFILE))))")
        }
        (reading, writing) = (moved[0], moved[1])
    }

    /// Above all descriptors that are passed to a child, so that duplicating one never closes another.
    private static let lowest: Int32 = 10
}

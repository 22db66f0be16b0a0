/// A layout manager that layer archives store by a key only. It has no state of its own to archive.
protocol ArchivableLayoutManager: CALayoutManager, SendableMetatype {
    static var archiveKey: String { get }
    static func make() -> any CALayoutManager
}

/// The layout managers that an archive may name.
let archivableLayoutManagers: [any ArchivableLayoutManager.Type] = [CAConstraintLayoutManager.self]

extension CAConstraintLayoutManager: ArchivableLayoutManager {
    static var archiveKey: String { "layoutManager.constraints" }
    static func make() -> any CALayoutManager { CAConstraintLayoutManager() }
}

/// A layout manager that archives of layers name by a key. It has nothing of its own to archive.
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

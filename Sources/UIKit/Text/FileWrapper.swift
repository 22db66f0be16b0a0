public import Foundation

/// A file or a folder with its contents, in memory.
///
/// Foundation has it on iOS, but not on Linux.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/filewrapper)
open class FileWrapper: NSObject {
    private final let contents: Data?
    private final var children: [String: FileWrapper]

    /// Makes a file of its contents.
    public init(regularFileWithContents contents: Data) { (self.contents, children) = (contents, [:]) }

    /// Makes a folder of what it holds, by names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        (contents, children) = (nil, childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Whether this is a file.
    open var isRegularFile: Bool { contents != nil }

    /// Whether this is a folder.
    open var isDirectory: Bool { contents == nil }

    /// The name that the file has on a disk; nil for one in memory.
    open var filename: String?

    /// The name that the file is to have.
    open var preferredFilename: String?

    /// The contents of a file; nil for a folder.
    open var regularFileContents: Data? { contents }

    /// What a folder holds, by names; nil for a file.
    open var fileWrappers: [String: FileWrapper]? { isDirectory ? children : nil }

    /// Adds a file to a folder, under its preferred name or one like it, which is returned.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? "Untitled"
        var name = wanted
        var number = 1
        while children[name] != nil {
            number += 1
            name = "\(number)__#\(wanted)"
        }
        children[name] = child
        return name
    }

    /// Removes a file from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        for (name, known) in children where known === child { children[name] = nil }
    }
}

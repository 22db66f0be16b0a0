public import Foundation

/// A file, or a directory and its contents, in memory.
///
/// Foundation has it on iOS, but not on Linux.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/filewrapper)
open class FileWrapper: NSObject {
    private final let contents: Data?
    private final var children: [String: FileWrapper]

    /// Creates a file with contents.
    public init(regularFileWithContents contents: Data) { (self.contents, children) = (contents, [:]) }

    /// Creates a directory with children, by preferred name.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        (contents, children) = (nil, childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Whether this is a file.
    open var isRegularFile: Bool { contents != nil }

    /// Whether this is a directory.
    open var isDirectory: Bool { contents == nil }

    /// The file's name on disk; nil if it exists in memory only.
    open var filename: String?

    /// The preferred file name.
    open var preferredFilename: String?

    /// The contents of a file; nil for a directory.
    open var regularFileContents: Data? { contents }

    /// The children of a directory, by name; nil for a file.
    open var fileWrappers: [String: FileWrapper]? { isDirectory ? children : nil }

    /// Adds a file to a directory, under its preferred name or a unique variant, and returns the name used.
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

    /// Removes a file from a directory.
    open func removeFileWrapper(_ child: FileWrapper) {
        for (name, known) in children where known === child { children[name] = nil }
    }
}

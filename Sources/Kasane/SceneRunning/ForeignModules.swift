import Foundation

/// The C modules that Kasane's modules are made with.
///
/// The compiler wants to see them when it reads Kasane's modules, though no scene can use them. An empty module stands for
/// each, so that neither their headers nor the flags to find them are needed. Were a C structure part of a class that
/// scenes may inherit from, the compiler would say so.
enum ForeignModules {
    /// All folders of Kasane's sources that hold C, as far as the sources are still where they were compiled.
    static let names: [String] = {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = FileManager.default
        let modules = (try? files.contentsOfDirectory(atPath: sources.path)) ?? []
        return modules.sorted().filter { module in
            let folder = sources.appendingPathComponent(module)
            return ["module.modulemap", "include"].contains {
                files.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
        }
    }()

    /// Puts the module map into a folder, if it is not there yet.
    static func write(to folder: URL) throws {
        let map = folder.appendingPathComponent("module.modulemap")
        let text = names.map { "module \($0) {}\n" }.joined()
        // A map that is written again is compiled again.
        if (try? String(contentsOf: map, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: map, atomically: true, encoding: .utf8)
    }
}

import Foundation
import Kasane

/// The manual pages and shell completions as files, with their paths below `/usr/share`.
struct ManualFolder {
    private let folder: URL

    init(_ path: String) { folder = URL(fileURLWithPath: path, isDirectory: true) }

    /// The contents of each file, by path. A command that shares its page with another has one that refers to it.
    static var files: [String: String] {
        var files = [
            "bash-completion/completions/kasane": BashCompletion.text,
            "zsh/vendor-completions/_kasane": ZshCompletion.text,
            "fish/vendor_completions.d/kasane.fish": FishCompletion.text,
        ]
        for page in HelpTopic.allCases.map({ ManualPage($0) }) {
            files["man/man1/\(page.name).1"] = page.text
            for name in page.names.dropFirst() {
                files["man/man1/\(ManualPage.name(of: name)).1"] = ".so man1/\(page.name).1\n"
            }
        }
        return files
    }

    func write() throws {
        for (path, text) in ManualFolder.files {
            let file = folder.appendingPathComponent(path)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                throw SceneFailure.line("\(file.path) cannot be written: name a writable folder")
            }
        }
    }
}

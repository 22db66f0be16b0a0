import Foundation

/// Opens a URL in the user's browser.
///
/// The URL is passed through a file that only the user can read: command lines are visible to all users, and whoever
/// reads the URL first can use its token.
enum BrowserOpener {
    /// Does nothing if the desktop has no way to open URLs.
    static func open(_ address: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let programs = folders.map { "\($0)/xdg-open" }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }),
            let folder = makeFolder()
        else { return }
        let file = folder.appendingPathComponent("open.html")
        let page =
            "<!DOCTYPE html><meta charset=\"utf-8\"><title>Kasane inspector</title>"
            + "<meta http-equiv=\"refresh\" content=\"0;url=\(InspectorReport.escaped(address))\">"
        guard
            FileManager.default.createFile(
                atPath: file.path, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
        else { return remove(folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [file.path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { remove(folder) }
    }

    private static func makeFolder() -> URL? {
        var template = Array("\(NSTemporaryDirectory())/kasane-inspect-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        let path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    private static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }
}

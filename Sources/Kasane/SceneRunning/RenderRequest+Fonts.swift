import CoreGraphics
import Foundation

extension RenderRequest {
    /// The environment variable for the folder of the only fonts to use, if any.
    var fontEnvironment: [String: String] {
        fontFolder.map { [FontDatabase.folderVariable: $0] } ?? [:]
    }

    /// Throws when the requested folder has no fonts: all text would be missing.
    func checkFonts() throws(SceneFailure) {
        guard let fonts, let folder = fontFolder else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw .line("--fonts \(fonts): no such folder")
        }
        guard !FontDatabase(folder: folder).fonts.isEmpty else {
            throw .line("--fonts \(fonts): no fonts in or below that folder: put .ttf or .otf files there")
        }
    }

    private var fontFolder: String? { fonts.map { url($0).path } }
}

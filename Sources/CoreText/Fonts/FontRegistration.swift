import CoreGraphics
import Foundation

/// Registers the program's own fonts.
enum FontRegistration {
    /// Registers a file; returns nil on success.
    static func register(_ url: URL) -> CTFontManagerError? {
        let path = url.standardizedFileURL.path
        guard url.isFileURL, FileManager.default.fileExists(atPath: path) else { return .fileNotFound }
        guard FileManager.default.isReadableFile(atPath: path) else { return .insufficientPermissions }
        let fonts = fonts(in: .file(path: path))
        return fonts.isEmpty ? .unrecognizedFormat : register(fonts)
    }

    static func register(_ fonts: [InstalledFont]) -> CTFontManagerError? {
        FontDatabase.shared.register(fonts) ? nil : .alreadyRegistered
    }

    static func unregister(_ bytes: FontSource.Bytes) -> CTFontManagerError? {
        FontDatabase.shared.unregister(bytes) ? nil : .notRegistered
    }

    /// Returns the fonts of a file or in memory, in order.
    static func fonts(in bytes: FontSource.Bytes) -> [InstalledFont] {
        var fonts: [InstalledFont] = []
        while fonts.count < maxFontCount, let face = FontFace(FontSource(bytes, index: fonts.count)) {
            fonts.append(InstalledFont(face))
        }
        return fonts
    }
}

/// The largest collections have several dozen fonts.
private let maxFontCount = 256

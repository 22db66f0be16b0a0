import CFontFaces
import Foundation
import Synchronization

/// The FreeType library: one for the process, because opening and closing faces modifies it.
// `@unchecked Sendable`: `lock` guards `library`.
final class FreeTypeLibrary: @unchecked Sendable {
    static let shared = FreeTypeLibrary()

    private let library: font_library?
    private let lock = Mutex(())

    private init() { library = font_library_create() }

    /// Opens a face, which the caller must close before the source is released. Nil when the bytes are not those of a
    /// TrueType or OpenType font.
    func open(_ source: FontSource) -> font_face? {
        lock.withLock { _ in
            switch source.bytes {
            case .file(let path): font_face_open_file(library, path, source.index)
            case .memory(let font):
                font.isEmbedded
                    ? font_face_open_embedded(library, font.bytes.baseAddress, font.bytes.count)
                    : font_face_open_bytes(library, font.bytes.baseAddress, font.bytes.count, source.index)
            }
        }
    }

    func close(_ face: font_face) {
        lock.withLock { _ in font_face_close(face) }
    }

    /// Returns the axes of a variable font, for a face that is not shared yet.
    func axes(of face: font_face) -> [FontAxis] {
        let count = font_face_read_axes(library, face, nil, 0)
        var axes = [font_face_axis](repeating: font_face_axis(), count: Int(count))
        _ = font_face_read_axes(library, face, &axes, count)
        return axes.map {
            FontAxis(
                tag: FontTag(rawValue: $0.tag), nameIdentifier: Int($0.name_identifier), minimum: $0.minimum,
                defaultValue: $0.default_value, maximum: $0.maximum, isHidden: $0.is_hidden)
        }
    }
}

import CFreeType
import Foundation
import Synchronization

/// FreeType itself: one library for the process, because opening and closing faces writes to it.
// `@unchecked Sendable`: `lock` guards `library`.
final class FreeTypeLibrary: @unchecked Sendable {
    static let shared = FreeTypeLibrary()

    private let library: FT_Library?
    private let lock = Mutex(())

    private init() {
        var library: FT_Library?
        self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    /// A face that is the caller's to close, before the source goes away. Nil when the bytes are not those of a TrueType or OpenType font.
    func open(_ source: FontSource) -> FT_Face? {
        lock.withLock { _ in
            var face: FT_Face?
            let index = FT_Long(source.index)
            let isOpen =
                switch source.bytes {
                case .file(let path): FT_New_Face(library, path, index, &face) == 0
                case .memory(let font):
                    FT_New_Memory_Face(
                        library, font.bytes.baseAddress, FT_Long(font.bytes.count), index, &face) == 0
                }
            guard isOpen, let face else { return nil }
            // Bitmap and Type 1 fonts lack the tables that shaping and measuring read.
            guard face.pointee.face_flags & FT_FACE_FLAG_SFNT != 0 else {
                FT_Done_Face(face)
                return nil
            }
            return face
        }
    }

    func close(_ face: FT_Face) {
        lock.withLock { _ in _ = FT_Done_Face(face) }
    }

    /// The axes of a variable font, for a face that is not shared yet.
    func axes(of face: FT_Face) -> [FontAxis] {
        guard face.pointee.face_flags & FT_FACE_FLAG_MULTIPLE_MASTERS != 0 else { return [] }
        var variations: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return [] }
        defer { FT_Done_MM_Var(library, variations) }
        return (0..<Int(variations.pointee.num_axis)).map { index in
            let axis = variations.pointee.axis[index]
            var flags: FT_UInt = 0
            FT_Get_Var_Axis_Flags(variations, FT_UInt(index), &flags)
            return FontAxis(
                tag: FontTag(rawValue: UInt32(truncatingIfNeeded: axis.tag)), nameIdentifier: Int(axis.strid),
                minimum: Double(axis.minimum) / 65536, defaultValue: Double(axis.def) / 65536,
                maximum: Double(axis.maximum) / 65536, isHidden: flags & FT_UInt(FT_VAR_AXIS_FLAG_HIDDEN) != 0)
        }
    }
}

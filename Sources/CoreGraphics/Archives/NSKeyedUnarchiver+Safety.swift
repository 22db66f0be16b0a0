public import Foundation

/// A class whose archives may come from anywhere, and whose objects may be in those of other such classes.
///
/// Layers, animations, colours, fonts, images and paths are. A class of your own whose objects your layers archive says so
/// too; its `init(coder:)` must bear whatever stands under its keys.
public protocol KeyedArchivable: NSSecureCoding {}

extension NSKeyedUnarchiver {
    /// Reads an object from an archive, as Foundation's function of this name, whatever the bytes are.
    ///
    /// Foundation on Linux stops the program at many a damaged archive. For Kasane's own classes the compiler chooses this
    /// function, which looks at the archive's shape first: references that lead to objects and in no circle, classes that are
    /// ``KeyedArchivable``, and of Foundation's classes only strings, data, dates, URLs, UUIDs, null, arrays, sets and dictionaries.
    ///
    /// - Throws: an error of `CocoaError.coderReadCorrupt` where the bytes are no archive of such objects.
    public static func unarchivedObject<Archived: NSObject & KeyedArchivable>(
        ofClass type: Archived.Type, from data: Data
    ) throws -> Archived? {
        do {
            try KeyedArchiveValidator.check(data, root: type)
        } catch {
            throw CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "\(error)"])
        }
        return try unarchivedObject(ofClasses: [type], from: data) as? Archived
    }
}

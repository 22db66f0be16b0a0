public import Foundation

/// A class that may be decoded from untrusted archives, also inside those of other such classes.
///
/// Layers, animations, colours, fonts, images and paths conform. Conform a class of your own if your layers archive its
/// objects; its `init(coder:)` must tolerate any value under its keys.
public protocol KeyedArchivable: NSSecureCoding {}

extension NSKeyedUnarchiver {
    /// Decodes an object from an untrusted archive; like Foundation's function with this name.
    ///
    /// Foundation on Linux traps on many damaged archives. For Kasane's own classes the compiler chooses this function,
    /// which validates the archive first: references must lead to objects without cycles, classes must be
    /// ``KeyedArchivable``, and of Foundation's classes only strings, data, dates, URLs, UUIDs, null, arrays, sets and
    /// dictionaries are accepted.
    ///
    /// - Throws: an error of `CocoaError.coderReadCorrupt` when the bytes are not an archive of such objects.
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

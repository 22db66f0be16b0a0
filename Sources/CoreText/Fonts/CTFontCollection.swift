public import CoreGraphics

/// A collection of fonts that match descriptors.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontcollection)
public final class CTFontCollection: Hashable, Sendable {
    /// The descriptors to match; nil for all fonts.
    let queries: [CTFontDescriptor]?

    init(_ queries: [CTFontDescriptor]?) { self.queries = queries }

    /// Returns whether both have the same queries.
    public static func == (a: CTFontCollection, b: CTFontCollection) -> Bool { a.queries == b.queries }

    /// Hashes the queries.
    public func hash(into hasher: inout Hasher) { hasher.combine(queries) }
}

/// The key of whether duplicates are removed. Here they always are.
public let kCTFontCollectionRemoveDuplicatesOption: CFString = "CTFontCollectionRemoveDuplicatesOption"

/// Creates a collection of all fonts.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
    CTFontCollection(nil)
}

/// Creates a collection of the fonts that match any of the descriptors.
public func CTFontCollectionCreateWithFontDescriptors(
    _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
    CTFontCollection((queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor })
}

/// Creates a collection of another one's fonts and those that match any of the descriptors.
public func CTFontCollectionCreateCopyWithFontDescriptors(
    _ original: CTFontCollection, _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
    let more = (queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor }
    return CTFontCollection(original.queries.map { $0 + more })
}

/// Returns a descriptor for each font of the collection, sorted by name; nil when there is none.
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? {
    let found: [InstalledFont]
    if let queries = collection.queries {
        var seen: Set<InstalledFont> = []
        found = queries.flatMap { FontMatcher.all(like: $0.attributes, mandatory: []) }
            .filter { seen.insert($0).inserted }
    } else {
        found = FontDatabase.shared.fonts
    }
    guard !found.isEmpty else { return nil }
    return found.sorted { $0.postScriptName < $1.postScriptName }.map { CTFontDescriptor(FontAttributes($0)) }
}

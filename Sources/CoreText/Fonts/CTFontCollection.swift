public import CoreGraphics

/// A collection of fonts that match descriptors.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontcollection)
public final class CTFontCollection: Hashable, Sendable {
    /// Nil for all fonts.
    let queries: [CTFontDescriptor]?

    init(_ queries: [CTFontDescriptor]?) { self.queries = queries }

    /// Whether both have the same queries.
    public static func == (a: CTFontCollection, b: CTFontCollection) -> Bool { a.queries == b.queries }

    /// Hashes what is looked for.
    public func hash(into hasher: inout Hasher) { hasher.combine(queries) }
}

/// The key that says whether a font is listed once only. Here it always is.
public let kCTFontCollectionRemoveDuplicatesOption: CFString = "CTFontCollectionRemoveDuplicatesOption"

/// A collection of all fonts.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
    CTFontCollection(nil)
}

/// A collection of the fonts that have the attributes of any of the descriptors.
public func CTFontCollectionCreateWithFontDescriptors(
    _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
    CTFontCollection((queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor })
}

/// A collection of the fonts of another one, and of those that have the attributes of any of the descriptors.
public func CTFontCollectionCreateCopyWithFontDescriptors(
    _ original: CTFontCollection, _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
    let more = (queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor }
    return CTFontCollection(original.queries.map { $0 + more })
}

/// A descriptor for each of the collection's fonts, in the order of their names; nil when there is none.
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

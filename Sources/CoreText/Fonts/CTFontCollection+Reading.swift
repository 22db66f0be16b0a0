public import CoreGraphics
import Foundation

/// Options for listing attribute values of a collection's fonts.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontcollectioncopyoptions)
public struct CTFontCollectionCopyOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Each value once.
    public static let unique = CTFontCollectionCopyOptions(rawValue: 1 << 0)
    /// In the standard order for font names: alphabetically, with numbers compared by value.
    public static let standardSort = CTFontCollectionCopyOptions(rawValue: 1 << 1)
}

/// Compares two descriptors; the pointer is the caller's context.
public typealias CTFontCollectionSortDescriptorsCallback = (
    CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer
) -> ComparisonResult

/// Returns a descriptor for each font of the collection, in the order that `sortCallback` determines, or by name; nil
/// when there is none.
///
/// `refCon` is passed to each call; for nil it is a pointer that must not be read.
public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
    _ collection: CTFontCollection, _ sortCallback: CTFontCollectionSortDescriptorsCallback?,
    _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
    let found = CTFontCollectionCreateMatchingFontDescriptors(collection)
    guard let sortCallback, let descriptors = found as? [CTFontDescriptor] else { return found }
    let context = refCon ?? UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped
    return descriptors.sorted { sortCallback($0, $1, context) == .orderedAscending }
}

/// Returns a descriptor for each font of the collection, sorted by name; nil when there is none.
///
/// `options` may contain `kCTFontCollectionRemoveDuplicatesOption`.
public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(
    _ collection: CTFontCollection, _ options: CFDictionary?
) -> CFArray? {
    CTFontCollectionCreateMatchingFontDescriptors(collection)
}

/// Returns the value of an attribute for each font of the collection that has it.
public func CTFontCollectionCopyFontAttribute(
    _ collection: CTFontCollection, _ attributeName: CFString, _ options: CTFontCollectionCopyOptions
) -> CFArray {
    var values = (CTFontCollectionCreateMatchingFontDescriptors(collection) ?? []).compactMap {
        ($0 as? CTFontDescriptor).flatMap { CTFontDescriptorCopyAttribute($0, attributeName) }
    }
    if options.contains(.unique) {
        var seen: Set<AnyHashable> = []
        values = values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    }
    guard options.contains(.standardSort) else { return values }
    return values.sorted { "\($0)".localizedStandardCompare("\($1)") == .orderedAscending }
}

/// Returns a dictionary of attributes for each font of the collection.
///
/// With `unique`, fonts with the same values share one. The standard order is that of the fonts' names.
public func CTFontCollectionCopyFontAttributes(
    _ collection: CTFontCollection, _ attributeNames: CFSet, _ options: CTFontCollectionCopyOptions
) -> CFArray {
    let names = attributeNames.compactMap { $0.base as? String }.sorted()
    var seen: Set<[AnyHashable?]> = []
    return (CTFontCollectionCreateMatchingFontDescriptors(collection) ?? []).compactMap { descriptor in
        guard let descriptor = descriptor as? CTFontDescriptor else { return nil }
        let values = names.map { CTFontDescriptorCopyAttribute(descriptor, $0) }
        if options.contains(.unique), !seen.insert(values.map { $0 as? AnyHashable }).inserted { return nil }
        return CFDictionary(
            zip(names, values).compactMap { name, value in value.map { (AnyHashable(name), $0) } },
            uniquingKeysWith: { first, _ in first })
    }
}

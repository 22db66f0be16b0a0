import Foundation

/// In an outline: the title of an entry.
public let kCGPDFOutlineTitle: CFString = "Title"
/// In an outline: the children of an entry, an array of dictionaries.
public let kCGPDFOutlineChildren: CFString = "Children"
/// In an outline: the destination of an entry, a page number, counted from 1, or a URL.
public let kCGPDFOutlineDestination: CFString = "Destination"
/// In an outline: the part of the page that an entry leads to, a rectangle's dictionary with `X`, `Y`, `Width` and
/// `Height`. The whole page if absent.
public let kCGPDFOutlineDestinationRect: CFString = "DestinationRect"

extension OutlineItem {
    /// Returns the entries below one of an outline's dictionaries. Entries nested deeper than any reader shows are left
    /// out.
    static func items(below dictionary: CFDictionary, depth: Int = 0) -> [OutlineItem] {
        guard depth < 32 else { return [] }
        return (dictionary[kCGPDFOutlineChildren] as? [Any] ?? []).compactMap { child in
            guard let child = child as? CFDictionary else { return nil }
            return OutlineItem(
                title: child[kCGPDFOutlineTitle] as? String ?? "", target: Target(child),
                children: items(below: child, depth: depth + 1))
        }
    }
}

extension OutlineItem.Target {
    fileprivate init?(_ entry: CFDictionary) {
        switch entry[kCGPDFOutlineDestination] {
        case let url as URL: self = .url(url)
        case let value?:
            guard let number = Int(attribute: value) else { return nil }
            let rect = entry[kCGPDFOutlineDestinationRect].flatMap { CGRect(inOutline: $0) }
            self = .page(number, rect)
        case nil: return nil
        }
    }
}

extension CGRect {
    /// Creates a rectangle from a rectangle or its dictionary.
    fileprivate init?(inOutline value: Any) {
        if let rect = value as? CGRect {
            self = rect
        } else if let dictionary = value as? CFDictionary {
            let numbers = ["X", "Y", "Width", "Height"].compactMap { key in
                dictionary[key].flatMap { Double(attribute: $0) }
            }
            guard numbers.count == 4 else { return nil }
            self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        } else {
            return nil
        }
        guard [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return nil }
    }
}

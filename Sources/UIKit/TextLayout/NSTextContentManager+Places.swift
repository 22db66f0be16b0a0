import Foundation

// Internally, locations are offsets in units from the start of the text.

extension NSTextContentManager {
    /// The offset of a location, clamped to the text.
    final func place(of location: any NSTextLocation) -> Int {
        let offset = offset(from: documentRange.location, to: location)
        return offset == NSNotFound ? 0 : min(max(offset, 0), unitCount)
    }

    /// The length of the text, in units.
    final var unitCount: Int {
        if let storage = self as? NSTextContentStorage { return storage.units.count }
        let range = documentRange
        let count = offset(from: range.location, to: range.endLocation)
        return count == NSNotFound ? 0 : max(count, 0)
    }

    final func places(of range: NSTextRange) -> Range<Int> {
        let (start, end) = (place(of: range.location), place(of: range.endLocation))
        return start..<max(start, end)
    }

    final func location(at place: Int) -> any NSTextLocation {
        let start = documentRange.location
        return location(start, offsetBy: place) ?? start
    }

    final func range(_ places: Range<Int>) -> NSTextRange {
        if self is NSTextContentStorage { return NSTextRange(places) }
        let (start, end) = (location(at: places.lowerBound), location(at: places.upperBound))
        return NSTextRange(location: start, end: end) ?? NSTextRange(location: start)
    }

    /// The element that contains the character at an offset, if it is enumerated.
    final func element(at place: Int) -> NSTextElement? {
        var found: NSTextElement?
        if let storage = self as? NSTextContentStorage {
            found = storage.makeElement(storage.units.paragraph(at: place))
        } else {
            _ = enumerateTextElements(from: location(at: place), options: []) {
                found = $0
                return false
            }
        }
        guard let element = found else { return nil }
        return delegate?.textContentManager(self, shouldEnumerate: element, options: []) ?? true ? element : nil
    }
}

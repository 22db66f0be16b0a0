public import Foundation

/// A range of a text, from a place up to another one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextrange)
open class NSTextRange: NSObject {
    /// Where the range begins.
    public final let location: any NSTextLocation
    /// Where the range ends.
    public final let endLocation: any NSTextLocation

    /// Creates a range, an empty one without an end; nil for an end that lies before the beginning.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        (self.location, self.endLocation) = (location, endLocation ?? location)
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) { (self.location, endLocation) = (location, location) }

    init(_ range: Range<Int>) {
        (location, endLocation) = (TextOffset(range.lowerBound), TextOffset(range.upperBound))
    }

    /// Whether the range has no contents.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether a place lies in the range, before its end.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Whether the range holds another one whole.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Whether the range begins and ends where another one does.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// Whether both have contents in common.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// Returns what both have in common; nil if that is nothing.
    open func intersection(_ textRange: NSTextRange) -> Self? {
        guard intersects(textRange) else { return nil }
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end) as? Self
    }

    /// Returns the smallest range that holds both.
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end) as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }

    open override var hash: Int { location.hash &* 31 &+ endLocation.hash }

    open override var description: String { "\(location)...\(endLocation)" }
}

public import Foundation

/// A range of a text between two locations, excluding the end.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextrange)
open class NSTextRange: NSObject {
    /// The start of the range.
    public final let location: any NSTextLocation
    /// The end of the range.
    public final let endLocation: any NSTextLocation

    /// Creates a range, which is empty without an end; nil if the end is before the start.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        (self.location, self.endLocation) = (location, endLocation ?? location)
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) { (self.location, endLocation) = (location, location) }

    init(_ range: Range<Int>) {
        (location, endLocation) = (TextOffset(range.lowerBound), TextOffset(range.upperBound))
    }

    /// Whether the range is empty.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns whether a location is in the range, before its end.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Returns whether the range contains another one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns whether the range has the same start and end as another one.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// Returns whether the ranges overlap.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// Returns the intersection of the ranges; nil if it is empty.
    open func intersection(_ textRange: NSTextRange) -> Self? {
        guard intersects(textRange) else { return nil }
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end) as? Self
    }

    /// Returns the smallest range that contains both.
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end) as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }

    open override var hash: Int { location.hash &* 31 &+ endLocation.hash }

    open override var description: String { "\(location)...\(endLocation)" }
}

public import Foundation

/// A place in a text that a content manager knows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlocation)
public protocol NSTextLocation: NSObjectProtocol {
    /// Compares the place with another one of the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place of an `NSTextContentStorage`, in UTF-16 units from its beginning.
final class TextOffset: NSObject, NSTextLocation, NSCopying, Sendable {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = (location as? TextOffset)?.offset else {
            reportOnce("NSTextLocation: \(location) is of another text than \(self); they count as the same place")
            return .orderedSame
        }
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }

    func copy(with zone: NSZone?) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

    override var hash: Int { offset }

    override var description: String { "\(offset)" }
}

public import Foundation

/// A location in the text of a content manager.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlocation)
public protocol NSTextLocation: NSObjectProtocol {
    /// Compares the location with another in the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in an `NSTextContentStorage`: an offset in UTF-16 units.
final class TextOffset: NSObject, NSTextLocation, NSCopying, Sendable {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = (location as? TextOffset)?.offset else {
            reportOnce("NSTextLocation: \(location) belongs to a different text than \(self); they compare as equal")
            return .orderedSame
        }
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }

    func copy(with zone: NSZone?) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

    override var hash: Int { offset }

    override var description: String { "\(offset)" }
}

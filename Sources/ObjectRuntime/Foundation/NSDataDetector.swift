public import Foundation

/// Types of results of a data detector: the raw value of `NSTextCheckingResult.CheckingType`.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nstextcheckingtypes)
public typealias NSTextCheckingTypes = UInt64

/// Finds links, email addresses and phone numbers in text.
///
/// Other types, such as dates and addresses, are accepted, but not found.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsdatadetector)
open class NSDataDetector: NSObject {
    /// The types of results.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector of results of some types; throws if there are none.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Returns the results in a range of a string, in order. The options have no effect.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedResult] = []
        if checkingTypes & DetectedResult.link != 0 {
            found += DetectedText.links(in: string, range).map { DetectedResult($0.range, url: $0.url) }
        }
        if checkingTypes & DetectedResult.phoneNumber != 0 {
            found += DetectedText.phoneNumbers(in: string, range).map { DetectedResult($0.range, phoneNumber: $0.text) }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first result in a range of a string; nil if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the number of results in a range of a string.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls a closure with each result in a range of a string, until it sets its last argument to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// Finds links and phone numbers.
package enum DetectedText {
    /// Returns web URLs with a scheme or starting with "www.", and email addresses as `mailto` URLs.
    package static func links(in text: String, _ range: NSRange) -> [(range: NSRange, url: URL)] {
        let pages = matches("\\b(?:https?://|www\\.)[^\\s<>\"]*[^\\s<>\".,;:!?)\\]]", in: text, range) {
            URL(string: $0.hasPrefix("http") ? $0 : "http://" + $0)
        }
        let addresses = matches("\\b[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+\\b", in: text, range) {
            URL(string: "mailto:" + $0)
        }
        return (pages + addresses).map { ($0.range, $0.value) }
    }

    /// Returns phone numbers of seven to fifteen digits, as written.
    package static func phoneNumbers(in text: String, _ range: NSRange) -> [(range: NSRange, text: String)] {
        matches("(?<![\\w.])\\+?\\(?\\d[\\d\\s().-]{5,20}\\d(?!\\w)", in: text, range) { match in
            (7...15).contains(match.count { $0.isASCII && $0.isNumber }) ? match : nil
        }.map { ($0.range, $0.value) }
    }

    private static func matches<Value>(
        _ pattern: String, in text: String, _ range: NSRange, _ value: (String) -> Value?
    ) -> [(range: NSRange, value: Value)] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let string = text as NSString
        return expression.matches(in: text, range: range).compactMap { match in
            value(string.substring(with: match.range)).map { (match.range, $0) }
        }
    }
}

/// A link or a phone number in a text.
private final class DetectedResult: NSTextCheckingResult {
    // The raw values of `NSTextCheckingResult.CheckingType` on Linux, whose cases are deprecated there.
    static let link: NSTextCheckingTypes = 1 << 6
    static let phoneNumber: NSTextCheckingTypes = 1 << 11

    let place: NSRange
    let type: NSTextCheckingTypes
    let foundURL: URL?
    let foundNumber: String?

    init(_ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
        self.place = place
        type = url == nil ? Self.phoneNumber : Self.link
        (foundURL, foundNumber) = (url, phoneNumber)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType { CheckingType(rawValue: type) }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    /// The URL of a link; nil for other results.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nstextcheckingresult/url)
    public var url: URL? { (self as? DetectedResult)?.foundURL }

    /// The phone number as written; nil for other results.
    public var phoneNumber: String? { (self as? DetectedResult)?.foundNumber }

    /// The date of a result: nil, as dates aren't detected.
    public var date: Date? { nil }

    /// The time zone of a date: nil, as dates aren't detected.
    public var timeZone: TimeZone? { nil }

    /// The duration from a date in seconds: 0, as dates aren't detected.
    public var duration: TimeInterval { 0 }

    /// The parts of an address: nil, as addresses aren't detected.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }

    /// The parts of a flight: nil, as flights aren't detected.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// Creates a result for a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(range, url: url)
    }

    /// Creates a result for a phone number.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(range, phoneNumber: phoneNumber)
    }
}

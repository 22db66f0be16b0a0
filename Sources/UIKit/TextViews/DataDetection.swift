import Foundation
import ObjectRuntime

/// Detects links in a text.
enum DataDetection {
    /// Web URLs with a scheme or starting with "www.", email addresses, and phone numbers of seven to fifteen digits.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [DetectedLink] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        var found: [DetectedLink] = []
        if types.contains(.link) {
            found += DetectedText.links(in: text, whole).map { DetectedLink($0.range, $0.url) }
        }
        if types.contains(.phoneNumber) {
            found += DetectedText.phoneNumbers(in: text, whole).compactMap { number in
                let digits = number.text.filter { $0.isASCII && $0.isNumber }
                let url = URL(string: "tel:" + (number.text.hasPrefix("+") ? "+" : "") + digits)
                return url.map { DetectedLink(number.range, $0) }
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension DetectedLink {
    fileprivate init(_ range: NSRange, _ url: URL) { self.init(range: range.location..<range.upperBound, url: url) }
}

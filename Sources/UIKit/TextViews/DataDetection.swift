import Foundation

/// Detects links in a text.
enum DataDetection {
    /// Web URLs with a scheme or starting with "www.", email addresses, and phone numbers of seven to fifteen digits.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [DetectedLink] {
        var found: [DetectedLink] = []
        if types.contains(.link) {
            found += matches("\\b(?:https?://|www\\.)[^\\s<>\"]*[^\\s<>\".,;:!?)\\]]", in: text) {
                URL(string: $0.hasPrefix("http") ? $0 : "http://" + $0)
            }
            found += matches("\\b[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+\\b", in: text) {
                URL(string: "mailto:" + $0)
            }
        }
        if types.contains(.phoneNumber) {
            found += matches("(?<![\\w.])\\+?\\(?\\d[\\d\\s().-]{5,20}\\d(?!\\w)", in: text) { match in
                let digits = match.filter { $0.isASCII && $0.isNumber }
                guard (7...15).contains(digits.count) else { return nil }
                return URL(string: "tel:" + (match.hasPrefix("+") ? "+" : "") + digits)
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func matches(_ pattern: String, in text: String, _ url: (String) -> URL?) -> [DetectedLink] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let string = text as NSString
        return expression.matches(in: text, range: NSRange(location: 0, length: string.length)).compactMap { match in
            url(string.substring(with: match.range)).map {
                DetectedLink(range: match.range.location..<match.range.upperBound, url: $0)
            }
        }
    }
}

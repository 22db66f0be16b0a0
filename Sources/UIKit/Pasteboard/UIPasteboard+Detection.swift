import Foundation

extension UIPasteboard {
    /// A pattern that a string on a pasteboard may match.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A string that is probably a web URL.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A string that is probably a web search: any other text of one line.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

        /// Returns the value of a string that matches the pattern; nil if it doesn't.
        fileprivate func value(of text: String) -> Any? {
            let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !line.isEmpty, !line.contains(where: \.isNewline) else { return nil }
            let isAddress =
                !line.contains(" ")
                && (line.hasPrefix("http://") || line.hasPrefix("https://") || line.hasPrefix("www."))
            switch self {
            case .probableWebURL: return isAddress ? line : nil
            case .probableWebSearch: return isAddress || Double(line) != nil ? nil : line
            case .number: return Double(line).flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
            default: return nil
            }
        }
    }

    /// Calls a handler with the patterns that the first item's string matches.
    public final func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        completionHandler(.success(patterns.filter { pattern in string.flatMap { pattern.value(of: $0) } != nil }))
    }

    /// Calls a handler with the first item's values by pattern: a string, or an `NSNumber` for a number.
    public final func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        var found: [DetectionPattern: Any] = [:]
        for pattern in patterns { found[pattern] = string.flatMap { pattern.value(of: $0) } }
        completionHandler(.success(found))
    }
}

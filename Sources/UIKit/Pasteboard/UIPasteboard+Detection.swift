import Foundation

extension UIPasteboard {
    /// What a text on a pasteboard may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A web address, or what looks like one.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// What one might search for: any other text of a line.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

        /// What a text is as one of this kind; nil if it is none.
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

    /// Calls back with the patterns that the first item's text is of.
    public final func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        completionHandler(.success(patterns.filter { pattern in string.flatMap { pattern.value(of: $0) } != nil }))
    }

    /// Calls back with what the first item's text is by patterns: a string, or for a number an `NSNumber`.
    public final func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        var found: [DetectionPattern: Any] = [:]
        for pattern in patterns { found[pattern] = string.flatMap { pattern.value(of: $0) } }
        completionHandler(.success(found))
    }
}

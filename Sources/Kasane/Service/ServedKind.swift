import Foundation

/// The output formats of a service: the kinds of movies and images that are a single file.
enum ServedKind: String, CaseIterable {
    // In order of preference, if a client has none.
    case png, webp, jpg, jpeg, gif, apng, mp4, webm, mov, m4v

    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .webp: "image/webp"
        case .jpg, .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .apng: "image/apng"
        case .mp4, .m4v: "video/mp4"
        case .webm: "video/webm"
        case .mov: "video/quicktime"
        }
    }

    /// Whether it is a single image, at one time.
    var isSingleImage: Bool { self == .png || self == .jpg || self == .jpeg }

    /// Creates the kind that a client prefers; returns nil if it accepts none.
    ///
    /// - Parameter accept: The value of its `Accept` header, with weights as in RFC 9110, section 12.5.1; nil for none.
    init?(accept: String?) {
        guard let accept, !accept.allSatisfy({ $0 == " " }) else {
            self = .png
            return
        }
        let ranges = accept.split(separator: ",").prefix(64).map { MediaRange(String($0)) }
        var best: (kind: ServedKind, weight: Double)?
        for kind in ServedKind.allCases {
            // The most specific media range determines the weight of a type.
            let range = ranges.filter { $0.matches(kind.mediaType) }.max { $0.exactness < $1.exactness }
            guard let range, range.weight > best?.weight ?? 0 else { continue }
            best = (kind, range.weight)
        }
        guard let best else { return nil }
        self = best.kind
    }

    /// One element of the header.
    private struct MediaRange {
        let type: String
        var weight = 1.0

        init(_ text: String) {
            let parts = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            type = parts.first ?? ""
            for part in parts.dropFirst() where part.hasPrefix("q=") {
                weight = Double(part.dropFirst(2)).map { min(max($0, 0), 1) } ?? 0
            }
        }

        var exactness: Int { type == "*/*" ? 0 : type.hasSuffix("/*") ? 1 : 2 }

        func matches(_ mediaType: String) -> Bool {
            type == mediaType || type == "*/*" || type.hasSuffix("/*") && mediaType.hasPrefix(type.dropLast())
        }
    }
}

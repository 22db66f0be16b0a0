import Foundation

/// Parses dates in rows: ISO 8601, with or without a time, or seconds since 1970.
enum RowDates {
    static func date(_ text: String) -> Date? {
        if let seconds = Double(text) { return seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil }
        let whole = Date.ISO8601FormatStyle()
        return (try? whole.parse(text))
            ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
            ?? (try? whole.year().month().day().parse(text))
    }

    /// A decoder that parses dates like text fields.
    static func jsonDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
            let text = try container.decode(String.self)
            guard let date = date(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\"\(text)\" is not a date, such as 2026-03-14")
            }
            return date
        }
        return decoder
    }
}

import Foundation

extension String {
    /// The number as C's `printf` writes it by one specifier, with a point whatever language the program has chosen
    /// for C's functions: `String(format:)` follows that language on Linux.
    package init(_ number: Double, byFormat format: String) {
        // Between the digits of a half lies what the language has for a point.
        let separator = String(format: "%.1f", 0.5).dropFirst().dropLast()
        let text = String(format: format, number)
        self = separator == "." ? text : text.replacingOccurrences(of: separator, with: ".")
    }
}

import Foundation

extension String {
    /// Creates a string from a number with one `printf` specifier, with a decimal point regardless of the C locale:
    /// `String(format:)` follows that locale on Linux.
    package init(_ number: Double, byFormat format: String) {
        // The locale's decimal separator is between the digits of a half.
        let separator = String(format: "%.1f", 0.5).dropFirst().dropLast()
        let text = String(format: format, number)
        self = separator == "." ? text : text.replacingOccurrences(of: separator, with: ".")
    }
}

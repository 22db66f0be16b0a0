import CoreGraphics
public import Foundation

/// An interpolated number, with the format specifier that writes it.
public struct _InterpolatedNumber: Equatable, Sendable {
    enum Value: Equatable, Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case double(Double)
    }

    let value: Value
    let specifier: String

    /// Returns the number with a locale's separators, and with grouping separators if it is decimal.
    func text(in locale: Locale) -> String {
        switch value {
        case .signed(let number): text(number, in: locale, of: "diouxX", length: "ll")
        case .unsigned(let number): text(number, in: locale, of: "diouxX", length: "ll")
        case .double(let number): text(number, in: locale, of: "aAeEfFgG", length: "")
        }
    }

    private func text(_ number: some CVarArg, in locale: Locale, of kinds: String, length: String) -> String {
        guard let format = specifier.formatSpecifier(of: kinds, length: length) else { return "\(number)" }
        return String(format: format, locale: locale, number)
    }
}

/// A number that can be written with a format specifier.
public protocol _FormatSpecifiable: Equatable {
    /// The default specifier for the number.
    var _specifier: String { get }
    /// Returns the number with a specifier.
    func _number(_ specifier: String) -> _InterpolatedNumber
}

extension _FormatSpecifiable where Self: BinaryInteger {
    public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }

    public func _number(_ specifier: String) -> _InterpolatedNumber {
        _InterpolatedNumber(
            value: Self.isSigned
                ? .signed(Int64(truncatingIfNeeded: self)) : .unsigned(UInt64(truncatingIfNeeded: self)),
            specifier: specifier)
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _specifier: String { "%lf" }

    public func _number(_ specifier: String) -> _InterpolatedNumber {
        _InterpolatedNumber(value: .double(Double(self)), specifier: specifier)
    }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension String {
    /// Returns the specifier with a length modifier for the argument; nil unless it is a single specifier of these
    /// kinds, optionally surrounded by text.
    ///
    /// Formatting with a specifier of another type would read beyond the argument.
    fileprivate func formatSpecifier(of kinds: String, length: String) -> String? {
        var result = ""
        var characters = Substring(self)
        var count = 0
        while let character = characters.popFirst() {
            result.append(character)
            guard character == "%" else { continue }
            if characters.first == "%" {
                result.append(characters.removeFirst())
                continue
            }
            let flags = characters.prefix { "-+ #0123456789.".contains($0) }
            characters = characters.dropFirst(flags.count).drop { "hlLqjzt".contains($0) }
            guard flags.count <= 16, let kind = characters.popFirst(), kinds.contains(kind) else { return nil }
            // Larger widths and precisions would only produce excessively long strings.
            guard flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else { return nil }
            result += flags + length + String(kind)
            count += 1
        }
        return count == 1 ? result : nil
    }
}

/// A log message whose values are evaluated and formatted lazily.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogmessage)
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let interpolation: OSLogInterpolation

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    /// The formatted message.
    var text: String { interpolation.parts.map { $0() }.joined() }
}

/// The interpolation of a log message.
/// [Apple's reference](https://developer.apple.com/documentation/os/osloginterpolation)
public struct OSLogInterpolation: StringInterpolationProtocol {
    var parts: [() -> String] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

    private mutating func append(
        _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ text: @escaping () -> String
    ) {
        parts.append { align.string(privacy.redacted(text())) }
    }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ argument: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy, argument)
    }

    /// Appends a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { value().description }
    }

    /// Appends an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { format.string(number()) }
    }

    /// Appends a double-precision number, with six decimals.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { format.string(number()) }
    }

    /// Appends a single-precision number, with six decimals.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { format.string(Double(number())) }
    }

    /// Appends a Boolean.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(.none, privacy) {
            let value = boolean()
            return format == .truth ? "\(value)" : value ? "yes" : "no"
        }
    }

    /// Appends an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append(.none, privacy) { "\(error())" }
    }

    /// Appends an error, if there is one.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) {
        append(.none, privacy) { error().map { "\($0)" } ?? "nil" }
    }

    /// Appends the name of a type.
    public mutating func appendInterpolation(
        _ type: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { "\(type())" }
    }

    /// Appends a pointer.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
    ) {
        append(.none, privacy) { "\(pointer())" }
    }

    /// Appends an object by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ object: @autoclosure @escaping () -> AnyObject, privacy: OSLogPrivacy = .auto
    ) {
        append(.none, privacy) { "\(object())" }
    }
}

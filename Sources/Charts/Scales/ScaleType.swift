/// How a scale maps values to positions.
/// [Apple's reference](https://developer.apple.com/documentation/charts/scaletype)
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case linear, log, symmetricLog(Double), power(Double), date, category }

    let kind: Kind

    /// Equal differences have equal lengths.
    public static let linear = ScaleType(kind: .linear)
    /// Equal ratios have equal lengths. Values that aren't positive are omitted.
    public static let log = ScaleType(kind: .log)
    /// Logarithmic far from zero and linear near it.
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)
    /// Proportional to the square root.
    public static let squareRoot = power(exponent: 0.5)
    /// A scale of dates.
    public static let date = ScaleType(kind: .date)
    /// Categories with equal bands.
    public static let category = ScaleType(kind: .category)

    /// Logarithmic far from zero and linear near it, with a slope there; 1 by default.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
    }
    /// Proportional to a power of the value; exponents that aren't positive are treated as 1.
    public static func power(exponent: Double) -> ScaleType {
        ScaleType(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1))
    }

    var curve: ScaleCurve {
        switch kind {
        case .log: .log
        case .symmetricLog(let slope): .symmetricLog(slope)
        case .power(let exponent): .power(exponent)
        case .linear, .date, .category: .linear
        }
    }
}

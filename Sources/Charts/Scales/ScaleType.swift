/// How a scale lays out its values.
/// [Apple's reference](https://developer.apple.com/documentation/charts/scaletype)
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case linear, log, symmetricLog(Double), power(Double), date, category }

    let kind: Kind

    /// Equal differences have equal lengths.
    public static let linear = ScaleType(kind: .linear)
    /// Equal ratios have equal lengths. Values that are not positive are left out.
    public static let log = ScaleType(kind: .log)
    /// Logarithmic far from zero and linear about it.
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)
    /// By the square root.
    public static let squareRoot = power(exponent: 0.5)
    /// Dates.
    public static let date = ScaleType(kind: .date)
    /// Categories with equal room.
    public static let category = ScaleType(kind: .category)

    /// Logarithmic far from zero and linear about it, with a slope there; 1 by default.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
    }
    /// By a power of the value; exponents that are not positive are taken for 1.
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

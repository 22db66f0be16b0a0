import Foundation

extension AnimationSpec: CustomStringConvertible {
    /// The description that iOS prints, with the names of its types; modifiers of the animation follow in order.
    package var description: String {
        switch self {
        case .standard: "DefaultAnimation()"
        case .curve(let curve, let duration): "BezierAnimation(duration: \(duration), curve: \(curve.form))"
        case .spring(let spring, let velocity, let takesOver):
            takesOver ? AnimationSpec.fluid(spring) : AnimationSpec.physical(spring, velocity)
        case .delayed(let base, let delay): "\(base).delay(\(delay))"
        case .sped(let base, let speed): "\(base).speed(\(speed))"
        case .repeated(let base, let count?, let autoreverses):
            "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
        case .repeated(let base, nil, let autoreverses): "\(base).repeatForever(autoreverses: \(autoreverses))"
        case .logicallyComplete(let base, let duration): "\(base).logicallyComplete(after: \(duration))"
        case .custom(let custom): "\(custom.base)"
        }
    }

    private static func fluid(_ spring: Spring) -> String {
        // Converting a response to a frequency and back changes its last bits.
        let (response, fraction) = (rounded(spring.response), rounded(spring.dampingRatio))
        return "FluidSpringAnimation(response: \(response), dampingFraction: \(fraction), blendDuration: 0.0)"
    }

    private static func physical(_ spring: Spring, _ velocity: Double) -> String {
        "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
            + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(velocity)))"
    }

    private static func rounded(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }
}

extension UnitCurve.Formula: CustomStringConvertible {
    package var description: String {
        switch self {
        case .circularEaseIn: "circularEaseIn"
        case .circularEaseOut: "circularEaseOut"
        case .circularEaseInOut: "circularEaseInOut"
        case .bezier(let start, let end):
            "(extension in SwiftUI):SwiftUI.UnitCurve.CubicSolver("
                + UnitCurve.Formula.polynomial("x", Double(start.x), Double(end.x)) + ", "
                + UnitCurve.Formula.polynomial("y", Double(start.y), Double(end.y)) + ")"
        }
    }

    /// The coefficients of one coordinate of a cubic Bézier curve from 0 to 1, the highest power first.
    private static func polynomial(_ axis: String, _ start: Double, _ end: Double) -> String {
        let linear = 3 * start
        let square = 3 * (end - start) - linear
        let cube = 1 - linear - square
        return "a\(axis): \(cube), b\(axis): \(square), c\(axis): \(linear)"
    }
}

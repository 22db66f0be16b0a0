/// Returns the stiffness of a spring with a mass of 1 whose undamped oscillation has a period of `response` seconds;
/// infinite for a period of zero.
public func springStiffness(response: Double) -> Double {
    guard response > 0 else { return .infinity }
    let frequency = 2 * Double.pi / response
    return frequency * frequency
}

/// Returns the damping of a spring with a mass of 1, as a fraction of critical damping.
public func springDamping(fraction: Double, stiffness: Double) -> Double { 2 * fraction * stiffness.squareRoot() }

/// Returns the fraction of critical damping for a bounce in -1...1: 1 for no bounce, 0 for an endless one, more than
/// 1 for a negative bounce.
public func springDampingFraction(bounce: Double) -> Double {
    if bounce >= 0 { return 1 - min(bounce, 1) }
    return bounce <= -1 ? .infinity : 1 / (1 + bounce)
}

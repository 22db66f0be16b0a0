#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }
func exponential(_ x: Double) -> Double { exp(x) }
func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
func arcSine(_ x: Double) -> Double { asin(max(-1, min(x, 1))) }
func logarithm(_ x: Double) -> Double { log(x) }

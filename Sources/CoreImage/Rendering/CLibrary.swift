#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }
func exponential(_ x: Double) -> Double { exp(x) }
func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }

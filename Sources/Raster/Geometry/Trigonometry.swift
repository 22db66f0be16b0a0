#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// The C library's functions, named so that the engine imports it in one place.

func sine(of angle: Double) -> Double { sin(angle) }
func cosine(of angle: Double) -> Double { cos(angle) }
func arcCosine(of x: Double) -> Double { acos(x) }
func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
func exponential(_ x: Double) -> Double { exp(x) }

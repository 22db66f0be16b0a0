internal import CPixelKernels

/// The kernels in use: the fastest that this processor supports.
enum Kernels {
    typealias Table = UnsafePointer<pk_kernels>

    // A constant table defined in C. Tests replace it between drawings.
    nonisolated(unsafe) static var current: Table = pk_kernels_best()
}

/// The instruction sets that the kernels are compiled for.
package enum KernelLevel: String, Sendable, Encodable {
    case scalar
    case sse2 = "SSE2"
    case avx2 = "AVX2"
    case avx512 = "AVX-512"
    case neon = "NEON"

    /// The instruction set of the kernels in use.
    package static var inUse: KernelLevel {
        switch Kernels.current.pointee.level {
        case pk_level_avx512: .avx512
        case pk_level_avx2: .avx2
        case pk_level_sse2: .sse2
        case pk_level_neon: .neon
        default: .scalar
        }
    }
}

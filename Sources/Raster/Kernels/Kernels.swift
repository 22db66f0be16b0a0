internal import CPixelKernels

/// The inner loops in use: the best that this processor runs.
enum Kernels {
    typealias Table = UnsafePointer<pk_kernels>

    // A table of constants, written by the C compiler.
    nonisolated(unsafe) static let current: Table = pk_kernels_best()
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Functions of the C library, wrapped so that the engine imports it in one place.

func sine(of angle: Double) -> Double { sin(angle) }
func cosine(of angle: Double) -> Double { cos(angle) }
func arcCosine(of x: Double) -> Double { acos(x) }
func exponential(_ x: Double) -> Double { exp(x) }
func cubeRoot(of x: Double) -> Double { cbrt(x) }
func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }
func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
/// The error function: twice the area under a Gaussian of deviation √½ from 0 to `x`.
func errorFunction(_ x: Double) -> Double { erf(x) }

package func bytesAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(a, b, count) == 0
}

/// Reallocates a block, or allocates a new one, aligned to 16 bytes.
func reallocate(_ block: UnsafeMutableRawPointer?, byteCount: Int) -> UnsafeMutableRawPointer {
    guard let memory = realloc(block, max(byteCount, 1)) else { fatalError("out of memory: \(byteCount) bytes") }
    return memory
}

func release(_ block: UnsafeMutableRawPointer) { free(block) }

// MARK: Threads

/// Starts a detached thread with all signals blocked; returns false on failure.
func startThread(_ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?) -> Bool {
    var everySignal = sigset_t()
    var before = sigset_t()
    sigfillset(&everySignal)
    // A thread inherits its creator's signal mask.
    pthread_sigmask(SIG_SETMASK, &everySignal, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    guard pthread_create(&thread, nil, body, nil) == 0 else { return false }
    pthread_detach(thread)
    return true
}

/// A mutex of the C library, at a stable address.
typealias SystemLock = UnsafeMutablePointer<pthread_mutex_t>

func makeLock() -> SystemLock {
    let lock = SystemLock.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
}

func destroyLock(_ lock: SystemLock) {
    pthread_mutex_destroy(lock)
    lock.deallocate()
}

func acquire(_ lock: SystemLock) { pthread_mutex_lock(lock) }
func unlock(_ lock: SystemLock) { pthread_mutex_unlock(lock) }

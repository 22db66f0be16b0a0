import Dispatch
import Foundation

/// Catches termination signals, so that a program can clean up first.
///
/// Signals that were ignored at launch stay ignored.
final class Interruption {
    /// A descriptor that becomes readable when a signal has arrived; one byte holds its number.
    let descriptor: Int32
    private let writing: Int32
    private let sources: [any DispatchSourceSignal]
    private let signals: [Int32]

    init() throws(SceneFailure) {
        let pipe = try DescriptorPipe()
        descriptor = pipe.reading
        writing = pipe.writing
        signals = [SIGINT, SIGTERM, SIGHUP].filter { !LaunchState.ignoredSignals.contains($0) }
        sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            let writing = pipe.writing
            source.setEventHandler {
                var byte = UInt8(number)
                _ = write(writing, &byte, 1)
            }
            source.resume()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
        for number in signals { signal(number, SIG_DFL) }
        close(descriptor)
        close(writing)
    }

    /// Returns the signal that has arrived. Call it when the descriptor is readable.
    func take() -> Int32 {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : SIGTERM
    }
}

import Foundation
import PlaygroundSupport
import QuartzCore
import Synchronization

// A scene of which one process among others records parts.

extension SceneProcess {
    /// The supervisor's requests, and whether more will follow.
    private final class Orders: Sendable {
        private let waiting = Mutex<[PartRequest]>([])
        private let count = DispatchSemaphore(value: 0)

        func add(_ order: PartRequest) {
            waiting.withLock { $0.append(order) }
            count.signal()
        }

        /// Waits for the next request.
        func next() -> PartRequest {
            count.wait()
            return waiting.withLock { $0.removeFirst() }
        }
    }

    private static let orders = Orders()

    /// Reads the supervisor's requests. The process ends with the supervisor, however busy the scene is.
    static func takeOrders(_ request: RenderRequest) {
        Thread.detachNewThread {
            var lines = LineSplitter()
            var buffer = [UInt8](repeating: 0, count: 65_536)
            var place: URL?
            while true {
                let count = read(requests, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                for line in lines.split(Array(buffer[..<count])) {
                    guard let order: PartRequest = SceneWire.message(line) else { continue }
                    place = request.url(order.path)
                    orders.add(order)
                }
            }
            if let place { AtomicOutput.removeLeftovers(of: getpid(), besides: place) }
            _exit(1)
        }
    }

    /// Records parts of the live view's movie.
    static func write(_ parts: RenderRequest.Parts, of layer: CALayer, _ request: RenderRequest) -> Never {
        do {
            var recording: PartRecording?
            // A single part: the rest of the scene need not be run.
            func endSingle() -> Never {
                guard let summary = recording?.summary, summary.frames > 0 else {
                    fail("\(request.output) would be empty: the movie ends before it")
                }
                report(.finished(summary))
                endUnlessTouchesFailed()
            }
            var single: PartRequest?
            if case .range(let first, let end) = parts {
                single = PartRequest(first: first, count: end - first, path: request.output)
            }
            let nextOrder: () -> PartRequest? = {
                switch parts {
                case .ordered: return orders.next()
                case .none: return nil
                case .range:
                    guard let order = single else { endSingle() }
                    single = nil
                    return order
                }
            }
            let made = try PartRecording(request, of: layer, nextOrder: nextOrder, report: report)
            recording = made
            func end(after work: () throws -> Void) -> Never {
                do {
                    try work()
                    if case .range = parts { endSingle() }
                    endUnlessTouchesFailed()
                } catch {
                    fail(error)
                }
            }
            PlaygroundPage.current.finish = { end { try made.finish() } }
            end { try made.run() }
        } catch {
            fail(error)
        }
    }
}

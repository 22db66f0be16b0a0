import Foundation
import Synchronization

/// The metrics of a service, for Prometheus.
final class ServiceMetrics: Sendable {
    private struct Counts {
        var requests: [UInt32: Int] = [:]
        var bytes = 0
        var abandoned = 0
        var restarts = 0
        var workers = 0
        var busy = 0
        /// The number of requests that took at most as long as each bucket.
        var buckets = [Int](repeating: 0, count: ServiceMetrics.buckets.count)
        var seconds = 0.0
        var rendered = 0
        /// The exponentially weighted mean time of a row, in seconds.
        var meanTime = 0.0
    }

    private let counts = Mutex(Counts())
    /// In seconds.
    private static let buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

    var workers: Int { counts.withLock { $0.workers } }

    func answered(status: UInt32, byteCount: Int) {
        counts.withLock { counts in
            counts.requests[status, default: 0] += 1
            counts.bytes += byteCount
        }
    }

    /// - Parameters:
    ///   - seconds: The time since the request arrived.
    ///   - work: The time since a process started on it, in seconds.
    func rendered(in seconds: Double, work: Double) {
        counts.withLock { counts in
            for (index, limit) in ServiceMetrics.buckets.enumerated() where seconds <= limit {
                counts.buckets[index] += 1
            }
            counts.rendered += 1
            counts.seconds += seconds
            counts.meanTime = counts.rendered == 1 ? work : 0.9 * counts.meanTime + 0.1 * work
        }
    }

    func abandoned() { counts.withLock { $0.abandoned += 1 } }
    func restarted() { counts.withLock { $0.restarts += 1 } }
    func set(workers: Int, busy: Int) { counts.withLock { ($0.workers, $0.busy) = (workers, busy) } }

    /// Returns the time after which a client should retry, in seconds, given the number of waiting requests.
    func retryTime(waiting: Int) -> Int {
        counts.withLock { counts in
            let time = counts.meanTime * Double(waiting) / Double(max(1, counts.workers))
            return min(60, max(1, Int(time.rounded(.up))))
        }
    }

    /// Returns the metrics in Prometheus's text format, version 0.0.4.
    func text(waiting: Int, capacity: Int, build: String) -> String {
        let counts = counts.withLock { $0 }
        var lines: [String] = []
        func add(_ name: String, _ kind: String, _ help: String, _ values: [(labels: String, value: String)]) {
            lines.append("# HELP \(name) \(help)")
            lines.append("# TYPE \(name) \(kind)")
            for value in values { lines.append("\(name)\(value.labels) \(value.value)") }
        }
        func add(_ name: String, _ kind: String, _ help: String, _ value: Int) {
            add(name, kind, help, [("", String(value))])
        }
        add("kasane_build_info", "gauge", "The build of Kasane that serves.", [("{build=\"\(build)\"}", "1")])
        let requests = counts.requests.sorted { $0.key < $1.key }.map { ("{code=\"\($0.key)\"}", String($0.value)) }
        add("kasane_requests_total", "counter", "Requests, by the status of their answers.", requests)
        add("kasane_response_bytes_total", "counter", "Bytes of bodies that were answered.", counts.bytes)
        add("kasane_abandoned_total", "counter", "Requests whose clients hung up while they waited.", counts.abandoned)
        add("kasane_queue_length", "gauge", "Requests that wait for a process.", waiting)
        add("kasane_queue_capacity", "gauge", "How many may wait.", capacity)
        add("kasane_workers", "gauge", "Processes that are ready.", counts.workers)
        add("kasane_workers_busy", "gauge", "Processes that render.", counts.busy)
        add("kasane_worker_restarts_total", "counter", "Processes that had to be started anew.", counts.restarts)
        lines.append("# HELP kasane_render_seconds From a request's arrival until its picture or movie is made.")
        lines.append("# TYPE kasane_render_seconds histogram")
        for (limit, count) in zip(ServiceMetrics.buckets, counts.buckets) {
            lines.append("kasane_render_seconds_bucket{le=\"\(limit.shown)\"} \(count)")
        }
        lines.append("kasane_render_seconds_bucket{le=\"+Inf\"} \(counts.rendered)")
        lines.append("kasane_render_seconds_sum \(counts.seconds)")
        lines.append("kasane_render_seconds_count \(counts.rendered)")
        return lines.joined(separator: "\n") + "\n"
    }
}

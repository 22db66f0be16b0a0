import Foundation

/// Statistics of a scene's frames, which `F` shows.
struct FrameStatistics {
    private var times: [Double] = []
    private var last: FrameReport?
    private var damage = 0.0
    private var skipped = 0
    private var refreshed = -Double.infinity

    /// The period over which frames are counted, in seconds.
    private static let span = 1.0
    /// The time that a text is shown, in seconds.
    private static let interval = 0.25

    mutating func add(
        _ frame: FrameReport, of geometry: WindowGeometry, now: Double = ProcessInfo.processInfo.systemUptime
    ) {
        times.append(now)
        times.removeAll { $0 <= now - FrameStatistics.span + 1e-6 }
        let area = stride(from: 2, to: frame.damage.count - 1, by: 4).reduce(0) {
            $0 + frame.damage[$1] * frame.damage[$1 + 1]
        }
        damage = Double(area) / Double(max(1, geometry.width * geometry.height))
        skipped += frame.skipped
        last = frame
    }

    /// Returns the updated text, if the last one is old enough.
    mutating func refreshed(now: Double = ProcessInfo.processInfo.systemUptime) -> String? {
        guard now >= refreshed + FrameStatistics.interval else { return nil }
        refreshed = now
        return text
    }

    var text: String {
        guard let last else { return "no frame yet" }
        let layers = last.layerCount.map { "\n\($0) layers" } ?? ""
        return String(
            format: "%d frames/s, %d skipped\n%.1f ms per frame\n%.0f %% redrawn\n%.2f s",
            locale: Locale(identifier: "en_US_POSIX"), times.count, skipped, last.duration * 1000, damage * 100,
            last.time) + layers
    }
}

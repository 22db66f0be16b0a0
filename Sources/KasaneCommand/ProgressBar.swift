import Foundation

/// A one-line progress report of a rendering.
struct ProgressBar {
    /// The total number of frames, and the number rendered.
    var total: Int
    var done: Int
    /// The time since the first frame began, in seconds.
    var elapsed: Double

    /// The line, at most `width` columns long.
    func line(width: Int) -> String {
        let fraction = total > 0 ? min(Double(done) / Double(total), 1) : 0
        var numbers = "\(done)/\(total)"
        if done > 0, elapsed > 0 {
            let rate = Double(done) / elapsed
            numbers += "  \(ProgressBar.rounded(rate)) frames/s"
            if done < total { numbers += "  \(ProgressBar.spelled(Double(total - done) / rate)) left" }
        }
        let percent = String(Int(fraction * 100)) + "%"
        let label = String(repeating: " ", count: max(0, 4 - percent.count)) + percent
        // The last column stays empty: some terminals wrap when it is written to.
        let room = min(width - 1 - label.count - numbers.count - 4, 40)
        guard room >= 5 else { return String("\(label)  \(numbers)".prefix(max(0, width - 1))) }
        let filled = Int(fraction * Double(room))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled)
        return "\(label)  \(bar)  \(numbers)"
    }

    static func rounded(_ rate: Double) -> String {
        rate < 10 ? String(format: "%.1f", rate) : String(Int(rate.rounded()))
    }

    static func spelled(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 360_000).rounded(.up))
        return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
    }
}

import Foundation

/// Reports as lines: the two reports of each row of a batch as words, because JSON would take a tenth of a short row's
/// time; all others as JSON.
extension SceneReport {
    var line: Data {
        switch self {
        case .finished(let summary):
            let numbers = "\(summary.frames) \(summary.width) \(summary.height) \(summary.duration)"
            return Data("finished \(numbers)\n".utf8)
        case .row(let ending) where ending == RowEnding(number: ending.number, code: 0):
            return Data("row \(ending.number)\n".utf8)
        default: return SceneWire.line(self)
        }
    }

    /// Returns nil for a line that is not a report.
    init?(line: some Collection<UInt8>) {
        guard line.first != UInt8(ascii: "{") else {
            guard let report: SceneReport = SceneWire.message(line) else { return nil }
            self = report
            return
        }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        switch words.first {
        case "finished" where words.count == 5:
            guard let frames = Int(words[1]), let width = Int(words[2]), let height = Int(words[3]),
                let duration = Double(words[4])
            else { return nil }
            self = .finished(RenderSummary(frames: frames, width: width, height: height, duration: duration))
        case "row" where words.count == 2:
            guard let number = Int(words[1]) else { return nil }
            self = .row(RowEnding(number: number, code: 0))
        default: return nil
        }
    }
}

import Foundation

/// Reports as lines: the two that each row of a batch makes as words, as JSON of them takes a tenth of a short row's time;
/// all others as JSON.
extension SceneWire {
    static func line(_ report: SceneReport) -> Data {
        switch report {
        case .finished(let summary):
            let numbers = "\(summary.frames) \(summary.width) \(summary.height) \(summary.duration)"
            return Data("finished \(numbers)\n".utf8)
        case .row(let ending) where ending == RowEnding(number: ending.number, code: 0):
            return Data("row \(ending.number)\n".utf8)
        default: return json(report)
        }
    }

    static func report(_ line: some Collection<UInt8>) -> SceneReport? {
        guard line.first != UInt8(ascii: "{") else { return message(line) }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        switch words.first {
        case "finished" where words.count == 5:
            guard let frames = Int(words[1]), let width = Int(words[2]), let height = Int(words[3]),
                let duration = Double(words[4])
            else { return nil }
            return .finished(RenderSummary(frames: frames, width: width, height: height, duration: duration))
        case "row" where words.count == 2: return Int(words[1]).map { .row(RowEnding(number: $0, code: 0)) }
        default: return nil
        }
    }
}

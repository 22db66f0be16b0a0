import CoreMedia
import Foundation

/// Gives the frames of a composition's track, from the files that its segments name.
final class SegmentFrameSource: FrameSource {
    private let segments: [TrackSegment]
    /// One reader for each track of a file.
    private var readers: [Key: any FrameSource] = [:]

    private struct Key: Hashable {
        let url: URL?
        let index: Int
    }

    /// How long before the end of a segment its last frame is sought.
    private static let moment = CMTime(value: 1, timescale: 100_000)

    /// - Parameter segments: in the order of their times.
    init(_ segments: [TrackSegment]) { self.segments = segments }

    func frame(at time: CMTime) throws(AVError) -> MovieFrame? {
        guard let segment = segments.last(where: { $0.target.start <= time && !$0.target.isEmpty }),
            let track = segment.track
        else { return nil }
        let (source, target) = (segment.mapping.source, segment.target)
        // At its end, the track shows its last frame.
        let wanted =
            time < target.end
            ? segment.mapping.source(of: time) : max(source.start, source.end - SegmentFrameSource.moment)
        guard var frame = try reader(of: track).frame(at: wanted) else { return nil }
        let (start, end) = (frame.time, frame.end)
        frame.time = start <= source.start ? target.start : segment.mapping.target(of: start)
        if let end, end < source.end {
            frame.end = segment.mapping.target(of: end)
        } else {
            // The segment's end; nil if that is the track's.
            frame.end = segments.last.map { target.end < $0.target.end } ?? false ? target.end : nil
        }
        return frame
    }

    private func reader(of track: TrackFacts) throws(AVError) -> any FrameSource {
        let key = Key(url: track.url, index: track.index)
        if let open = readers[key] { return open }
        let made = try track.makeFrameSource()
        readers[key] = made
        return made
    }
}

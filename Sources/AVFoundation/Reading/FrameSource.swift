import CoreGraphics
import CoreMedia

/// A decoded frame, as it is to be shown.
struct MovieFrame {
    var image: CGImage
    /// When it is shown.
    var time: CMTime
    /// When the next frame is shown; nil for the last one.
    var end: CMTime?
}

/// Gives the frames of a track, at any time and in any order. Used by one thread at a time.
protocol FrameSource: AnyObject {
    /// Returns the frame that is shown at a time; nil if nothing is.
    func frame(at time: CMTime) throws(AVError) -> MovieFrame?
}

extension TrackFacts {
    /// Opens the track for reading its frames.
    func makeFrameSource() throws(AVError) -> any FrameSource {
        if let segments { return SegmentFrameSource(segments) }
        return try FrameReader(self)
    }
}

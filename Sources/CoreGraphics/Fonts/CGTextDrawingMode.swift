/// How glyphs are drawn.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode)
public enum CGTextDrawingMode: Int32, Sendable {
    /// They are filled.
    case fill
    /// A line is drawn along them.
    case stroke
    /// They are filled, and then a line is drawn along them.
    case fillStroke
    /// Nothing.
    case invisible
    /// They are filled, and the clip is cut to them.
    case fillClip
    /// A line is drawn along them, and the clip is cut to them.
    case strokeClip
    /// They are filled, a line is drawn along them, and the clip is cut to them.
    case fillStrokeClip
    /// The clip is cut to them.
    case clip

    package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    package var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }

    /// The mode that draws as this one does, and cuts the clip where the other one does.
    package func clipping(as other: CGTextDrawingMode) -> CGTextDrawingMode {
        switch (other.clips, clips) {
        case (true, false): CGTextDrawingMode(rawValue: rawValue + Self.fillClip.rawValue) ?? self
        case (false, true): CGTextDrawingMode(rawValue: rawValue - Self.fillClip.rawValue) ?? self
        default: self
        }
    }
}

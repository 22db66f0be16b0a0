/// How glyphs are drawn.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode)
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills glyphs.
    case fill
    /// Strokes glyphs.
    case stroke
    /// Fills glyphs, then strokes them.
    case fillStroke
    /// Draws nothing.
    case invisible
    /// Fills glyphs and adds them to the clip.
    case fillClip
    /// Strokes glyphs and adds them to the clip.
    case strokeClip
    /// Fills glyphs, strokes them, and adds them to the clip.
    case fillStrokeClip
    /// Adds glyphs to the clip without painting them.
    case clip

    package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    package var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }

    /// Combines this mode's painting with the other mode's clipping.
    package func clipping(as other: CGTextDrawingMode) -> CGTextDrawingMode {
        switch (other.clips, clips) {
        case (true, false): CGTextDrawingMode(rawValue: rawValue + Self.fillClip.rawValue) ?? self
        case (false, true): CGTextDrawingMode(rawValue: rawValue - Self.fillClip.rawValue) ?? self
        default: self
        }
    }
}

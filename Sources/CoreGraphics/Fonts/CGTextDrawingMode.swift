/// What is done with the outlines of glyphs.
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

    var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

package import Foundation

/// The pixels of a window.
struct WindowGeometry: Codable, Sendable, Equatable {
    var width: Int
    var height: Int
    /// Pixels per point.
    var scale = 1.0
    /// The display's, in frames per second.
    var framesPerSecond = 60.0
    /// The window's corner on the desktop, and how many of the desktop's units make a point.
    var x = 0.0
    var y = 0.0
    var unitsPerPoint = 1.0
    /// Tells one size of a window from the next.
    var generation = 0

    var bytesPerRow: Int { width * 4 }
    var byteCount: Int { bytesPerRow * height }
    /// In points.
    var size: CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }
}

/// What a window tells those who show something in it. Places are in points, from the window's top left corner.
enum WindowEvent: Codable, Sendable, Equatable {
    /// The window has this size from now on. The first such event is what begins the show.
    case resized(WindowGeometry)
    /// The last frame is shown, and another one may be drawn.
    case presented
    /// The window's corner is at this place of the desktop, in its units.
    case moved(x: Double, y: Double)
    /// The user has set up the desktop like this.
    case desktop(DesktopSettings)
    /// Whether any of the window can be seen.
    case exposed(Bool)
    /// Whether keys go to the window.
    case activated(Bool)
    case finger(Int, FingerAction, x: Double, y: Double)
    /// The pointer moves with no button down.
    case hovered(x: Double, y: Double)
    /// The pointer is over the window no more.
    case left
    /// The pointer's buttons and the modifier keys that are down from now on: the bits of `UIEvent.ButtonMask` and
    /// `UIKeyModifierFlags`.
    case held(buttons: Int, modifiers: Int)
    /// A wheel or a trackpad scrolls, in points of content to the right and down.
    case scrolled(x: Double, y: Double, right: Double, down: Double)
    case key(KeyEvent)
    /// An input method has finished a text.
    case typed(String)
    /// An input method works on a text. The selection is in UTF-16 units.
    case marked(String, location: Int, length: Int)
    /// Another program has copied a text.
    case copied(String)
    /// Media time passes at this rate from now on; not at all at 0.
    case pace(Double)
    /// Media time jumps by so many seconds. Backwards, only what is drawn does.
    case step(Double)
    /// Whether frames are reported with the number of their layers.
    case measured(Bool)
    /// The inspector's page asks; the answer has the same number.
    case inspector(InspectorRequest, number: Int)

    enum FingerAction: Int, Codable, Sendable { case down, move, up, cancel }
}

/// A key that goes down, repeats, or goes up.
struct KeyEvent: Codable, Sendable, Equatable {
    /// The key's place by the USB standard, which is `UIKeyboardHIDUsage`.
    var code: Int
    var characters: String
    /// The bits of `UIKeyModifierFlags`.
    var modifiers: Int
    var phase: Phase

    enum Phase: Int, Codable, Sendable { case down, again, up }
}

/// What those who show something tell the window.
package enum WindowReport: Codable, Sendable, Equatable {
    /// There is something to show, of this size in points.
    case ready(width: Double, height: Double)
    case frame(FrameReport)
    case input(InputState)
    case pointer(PointerShape)
    /// The program has copied a text.
    case copied(String)
    /// The next part of the answer to a question of the inspector's page, in JSON.
    case inspected(Data, number: Int, isLast: Bool)
    /// The program has ended the show by itself.
    case ended
}

/// A frame that lies in the shared memory.
package struct FrameReport: Codable, Sendable, Equatable {
    /// That of the window's size which it was drawn for.
    var generation: Int
    /// The changed pixels: x, y, width and height of each rectangle.
    var damage: [Int]
    /// The media time that it shows, in seconds.
    var time: Double
    /// How long it took to sample and draw, in seconds.
    var duration: Double
    /// The layers in the tree; nil unless asked for.
    var layerCount: Int?
    /// How many of the display's frames were skipped before it.
    var skipped: Int
    /// The corners of the layer that the inspector outlines, in points: x and y of four. Nil for none.
    var outline: [Double]?
}

/// What keys do in the program.
package struct InputState: Codable, Sendable, Equatable {
    /// Whether the program has asked for keys.
    var wantsKeys = false
    /// Whether they are for a text.
    var wantsText = false
    /// The cursor of that text in points: x, y, width and height.
    var caret: [Double]?
}

/// How the pointer looks.
package enum PointerShape: Int, Codable, Sendable { case arrow, beam, hidden }

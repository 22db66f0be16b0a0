package import Foundation

/// The pixels of a window.
struct WindowGeometry: Codable, Sendable, Equatable {
    var width: Int
    var height: Int
    /// Pixels per point.
    var scale = 1.0
    /// The display's refresh rate, in frames per second.
    var framesPerSecond = 60.0
    /// The window's corner on the desktop, and the number of desktop units per point.
    var x = 0.0
    var y = 0.0
    var unitsPerPoint = 1.0
    /// Distinguishes one size of a window from the next.
    var generation = 0

    var bytesPerRow: Int { width * 4 }
    var byteCount: Int { bytesPerRow * height }
    /// In points.
    var size: CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }
}

/// An event of a window for its contents. Positions are in points, from the window's top left corner.
enum WindowEvent: Codable, Sendable, Equatable {
    /// The window has this size from now on. The first such event starts presentation.
    case resized(WindowGeometry)
    /// The last frame has been shown, and another one may be drawn.
    case presented
    /// The window's corner has moved to this position on the desktop, in its units.
    case moved(x: Double, y: Double)
    /// The desktop's settings have changed.
    case desktop(DesktopSettings)
    /// Whether any part of the window is visible.
    case exposed(Bool)
    /// Whether the window has the keyboard focus.
    case activated(Bool)
    case finger(Int, FingerAction, x: Double, y: Double)
    /// The pointer moves with no button pressed.
    case hovered(x: Double, y: Double)
    /// The pointer has left the window.
    case left
    /// The pointer's buttons and the modifier keys that are now pressed: the bits of `UIEvent.ButtonMask` and
    /// `UIKeyModifierFlags`.
    case held(buttons: Int, modifiers: Int)
    /// A wheel or a trackpad scrolls, in points of content to the right and down.
    case scrolled(x: Double, y: Double, right: Double, down: Double)
    case key(KeyEvent)
    /// An input method has committed text.
    case typed(String)
    /// An input method has marked text. The selection is in UTF-16 units.
    case marked(String, location: Int, length: Int)
    /// Another program has copied text.
    case copied(String)
    /// Media time passes at this rate from now on; 0 pauses it.
    case pace(Double)
    /// Media time jumps by a number of seconds. Backwards, only the displayed time does.
    case step(Double)
    /// Whether frames are reported with the number of their layers.
    case measured(Bool)
    /// A request of the inspector's page; the answer has the same number.
    case inspector(InspectorRequest, number: Int)

    enum FingerAction: Int, Codable, Sendable { case down, move, up, cancel }
}

/// A key that is pressed, repeated, or released.
struct KeyEvent: Codable, Sendable, Equatable {
    /// The key's usage in the USB standard, a `UIKeyboardHIDUsage`.
    var code: Int
    var characters: String
    /// The bits of `UIKeyModifierFlags`.
    var modifiers: Int
    var phase: Phase

    enum Phase: Int, Codable, Sendable { case down, again, up }
}

/// A report of the contents to the window.
package enum WindowReport: Codable, Sendable, Equatable {
    /// There is something to show, of this size in points.
    case ready(width: Double, height: Double)
    case frame(FrameReport)
    case input(InputState)
    case pointer(PointerShape)
    /// The program has copied text.
    case copied(String)
    /// The next part of the answer to a question of the inspector's page, in JSON.
    case inspected(Data, number: Int, isLast: Bool)
    /// The program has ended presentation itself.
    case ended
}

/// A frame in the shared memory.
package struct FrameReport: Codable, Sendable, Equatable {
    /// The generation of the window's size that it was drawn for.
    var generation: Int
    /// The damage: x, y, width and height of each rectangle.
    var damage: [Int]
    /// The media time that it shows, in seconds.
    var time: Double
    /// The time it took to sample and draw, in seconds.
    var duration: Double
    /// The number of layers in the tree; nil unless requested.
    var layerCount: Int?
    /// The number of display frames that were skipped before it.
    var skipped: Int
    /// The corners of the layer outlined by the inspector, in points: x and y of each of four. Nil for none.
    var outline: [Double]?
}

/// The state of keyboard input in the program.
package struct InputState: Codable, Sendable, Equatable {
    /// Whether the program accepts keys.
    var wantsKeys = false
    /// Whether they are text input.
    var wantsText = false
    /// The cursor of that text in points: x, y, width and height.
    var caret: [Double]?
}

/// The pointer's shape.
package enum PointerShape: Int, Codable, Sendable { case arrow, beam, hidden }

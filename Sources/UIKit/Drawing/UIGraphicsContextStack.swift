public import CoreGraphics
import QuartzCore

/// The stack of contexts that the main actor or another thread draws into, the current one last.
///
/// UIKit's drawing functions use the current context: `draw(_:)`, image contexts and renderers push theirs.
private final class GraphicsContextStack {
    struct Entry {
        let context: CGContext
        /// The pixels per point of an image context; nil for a pushed context.
        var imageScale: CGFloat?
    }

    var entries: [Entry] = []

    static var current: GraphicsContextStack {
        if let stack = local.value { return stack }
        let stack = GraphicsContextStack()
        local.value = stack
        return stack
    }

    private static let local = ContextLocal<GraphicsContextStack>()
}

/// Returns the current context of this thread, with the origin at the top left, y down; nil if there is none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext())
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.entries.last?.context }

/// Pushes a context, making it current until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.entries.append(GraphicsContextStack.Entry(context: context))
}

/// Pops the current context. Does nothing when the stack is empty.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.current.entries.popLast() }

// MARK: Images

/// Begins a bitmap of a size in points, one pixel per point, as the current context until
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a bitmap of a size in points as the current context, until `UIGraphicsEndImageContext()`.
///
/// `scale` is the number of pixels per point, 0 for that of the screen. An opaque bitmap starts black. Does nothing
/// for a size that is empty or too large.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:))
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? UITraitCollection.current.displayScale : scale
    guard let canvas = ImageCanvas(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque) else { return }
    let entry = GraphicsContextStack.Entry(context: canvas.context, imageScale: canvas.scale)
    GraphicsContextStack.current.entries.append(entry)
}

/// The current image context as a canvas; nil if the current context is not one.
func currentImageCanvas() -> ImageCanvas? {
    guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale else { return nil }
    return ImageCanvas(context: entry.context, scale: scale)
}

/// Ends the current image context. Does nothing if the current context is not one.
public func UIGraphicsEndImageContext() {
    guard GraphicsContextStack.current.entries.last?.imageScale != nil else { return }
    UIGraphicsPopContext()
}

// MARK: Rectangles

/// Fills a rectangle of the current context, replacing its contents.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uirectfill(_:))
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current context's fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.isolating { context in
        context.setBlendMode(blendMode)
        context.fill(rect)
    }
}

/// Draws a frame inside the rectangle, one point thick, in the fill colour, replacing its contents.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uirectframe(_:))
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame inside the rectangle, one point thick, in the fill colour with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.isolating { context in
        context.setBlendMode(blendMode)
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
        context.fillPath(using: .evenOdd)
    }
}

/// Clips further drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// Runs `body`, and restores the graphics state afterwards.
    func isolating(_ body: (CGContext) -> Void) {
        saveGState()
        defer { restoreGState() }
        body(self)
    }
}

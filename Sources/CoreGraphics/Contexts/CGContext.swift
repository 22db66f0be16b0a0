public import Foundation
package import Raster

/// A place to draw into, with the state that drawing uses.
///
/// A context draws into a bitmap, or on the pages of a PDF document. User space has its origin at the bottom left and y
/// points up, until the CTM says otherwise. One thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcontext)
public final class CGContext {
    /// The memory that a bitmap context draws into; nil for other contexts.
    let memory: (any ContextMemory)?
    let device: any GraphicsDevice
    /// The space that the context says its pixels are in.
    let space: CGColorSpace?

    /// The CTM that the context started with: patterns are measured in its space.
    let base: CGAffineTransform
    /// How many patterns are being drawn inside one another.
    var patternDepth = 0
    /// How many cells the patterns have that are being drawn, one in the other.
    var cellCount = 1
    /// The states and layers that are not the drawing code's to end now.
    private var isolatedStateCount = 0
    private var isolatedLayerCount = 0
    /// What a pattern's cell may paint on at most, while one is drawn.
    var isolatedClip: Clip?

    /// What drawing uses now.
    var state: GraphicsState
    private var savedStates: [GraphicsState] = []
    /// The transparency layers that are open, the innermost last.
    private var layers: [TransparencyLayer] = []

    private struct TransparencyLayer {
        /// What the layer is joined by: the state that held when it was begun.
        var outer: GraphicsState
        /// What lets through all of the layer; nil when the device made none.
        var clip: Clip?
        /// How many states were saved when it was begun.
        var depth: Int
    }

    /// The current path, in device space: its points went through the CTM when they were added.
    var currentPath = Path()
    /// What every state's antialiasing is limited by.
    var allowsAntialiasing = true
    /// What every state's text is limited by.
    var allowedText = TextPlacing()

    /// From text space, in which glyphs stand, to user space. The graphics state does not keep it.
    public var textMatrix = CGAffineTransform.identity
    /// Outlines of glyphs, in device space, that the clip will be cut to; nil where it is cut at once.
    var collectedOutlines: Path?

    private init(
        _ device: any GraphicsDevice, memory: (any ContextMemory)?, space: CGColorSpace?, base: CGAffineTransform
    ) {
        self.memory = memory
        self.space = space
        self.device = device
        self.base = base
        state = GraphicsState(ctm: base, clip: device.wholeClip)
    }

    /// A context that draws into a bitmap of 8 bits.
    convenience init(memory: BitmapMemory, space: CGColorSpace?, base: CGAffineTransform) {
        self.init(BitmapDevice(ByteSurface(memory), base: base), memory: memory, space: space, base: base)
    }

    /// A context that draws into a bitmap of more.
    convenience init(_ memory: WideBitmapMemory, space: CGColorSpace, base: CGAffineTransform) {
        self.init(BitmapDevice(WideBitmapSurface(memory), base: base), memory: memory, space: space, base: base)
    }

    /// A context that draws on a document's pages.
    convenience init(_ device: PageDevice) {
        self.init(device, memory: nil, space: nil, base: .identity)
    }

    /// A context over memory that somebody else looks after, 8-bit premultiplied RGBA.
    ///
    /// `base` is the CTM to start with; unlike a CTM that is set later, shadows are measured in its space. iOS's flipped
    /// contexts have a scale with a negative y and a move by the height.
    package convenience init(buffer: PixelBuffer, base: CGAffineTransform = .identity) {
        self.init(memory: BitmapMemory(buffer), space: .standard, base: base)
    }

    /// The memory to read, rows from the top; empty for a context that has none. What is drawn later may show in it or not.
    package var buffer: PixelBuffer { memory?.readable ?? .none }

    /// The memory to draw in, no longer shared with any image made of it. Ask again for each drawing. Only for contexts of
    /// premultiplied RGBA; for any kind use `drawPixels(in:_:)`.
    package func writableBuffer() -> PixelBuffer { memory?.writable ?? .none }

    /// Lets `body` draw in `part` of the memory, whatever order of bytes the context shows it in.
    package func drawPixels(in part: PixelRect, _ body: (PixelBuffer) -> Void) { memory?.draw(in: part, body) }

    // MARK: The graphics state

    /// Keeps a copy of the graphics state: the CTM, the clip and all that is set, but not the current path.
    public func saveGState() { savedStates.append(state) }

    /// Goes back to the state kept last; reported, and nothing else, when none is.
    public func restoreGState() {
        guard savedStates.count > max(layers.last?.depth ?? 0, isolatedStateCount) else {
            return reportOnce("CGContext.restoreGState(): no state was saved")
        }
        state = savedStates.removeLast()
    }

    /// Does nothing: every call has drawn when it returns. A document is written by `closePDF()`.
    public func flush() {}

    /// Does nothing: every call has drawn when it returns.
    public func synchronize() {}

    // MARK: Transparency layers

    /// Draws what follows apart, on transparency, until `endTransparencyLayer()` joins it as one picture.
    ///
    /// The layer is joined by the alpha, blend mode and shadow that hold now; inside it they start at 1, normal and none.
    /// `auxiliaryInfo` is for later use; pass nil.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(state.clip)
    }

    /// As `beginTransparencyLayer(auxiliaryInfo:)`, for a layer that holds only what lies inside `rect` of user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        var path = Path()
        path.addRect(rect, through: state.ctm)
        beginLayer(device.clip(state.clip, to: path, rule: .nonZero, antialiased: false))
    }

    private func beginLayer(_ clip: Clip) {
        let inside = device.beginLayer(clip)
        layers.append(TransparencyLayer(outer: state, clip: inside, depth: savedStates.count))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clip = inside ?? .nothing(like: clip)
    }

    /// Joins the layer begun last with what lies below it, and goes back to the state that held before it.
    ///
    /// Reported, and nothing else, when no layer is open.
    public func endTransparencyLayer() {
        guard layers.count > isolatedLayerCount, let layer = layers.popLast() else {
            return reportOnce("CGContext.endTransparencyLayer(): no layer was begun")
        }
        // States saved inside the layer and not restored end with it.
        savedStates.removeLast(max(0, savedStates.count - layer.depth))
        state = layer.outer
        if layer.clip != nil { device.endLayer(with: paintingState) }
    }

    /// Calls `body`, and undoes what it does to the state, the current path and the stacks.
    func isolated(_ body: () -> Void) {
        let (outer, path, matrix) = (state, currentPath, textMatrix)
        let kept = (isolatedStateCount, isolatedLayerCount, isolatedClip)
        (isolatedStateCount, isolatedLayerCount) = (savedStates.count, layers.count)
        body()
        while layers.count > isolatedLayerCount { endTransparencyLayer() }
        savedStates.removeLast(max(0, savedStates.count - isolatedStateCount))
        (isolatedStateCount, isolatedLayerCount, isolatedClip) = kept
        (state, currentPath, textMatrix) = (outer, path, matrix)
    }

    /// What `resetClip()` goes back to: the whole context, or the whole of the innermost transparency layer.
    var widestClip: Clip {
        if let isolatedClip, layers.count == isolatedLayerCount { return isolatedClip }
        guard let layer = layers.last else { return device.wholeClip }
        return layer.clip ?? .nothing(like: layer.outer.clip)
    }

    /// Ends every open layer, forgets what was saved, and goes back to the state that a context starts with.
    func resetToInitialState() {
        (isolatedStateCount, isolatedLayerCount, isolatedClip) = (0, 0, nil)
        while !layers.isEmpty { endTransparencyLayer() }
        savedStates = []
        currentPath = Path()
        textMatrix = .identity
        state = GraphicsState(ctm: .identity, clip: device.wholeClip)
    }
}

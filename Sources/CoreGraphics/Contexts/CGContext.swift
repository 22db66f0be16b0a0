public import Foundation
package import Raster

/// A drawing destination with its graphics state.
///
/// A context draws into a bitmap, or on the pages of a PDF document. User space initially has its origin at the bottom
/// left and y points up. Use it from one thread at a time.
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

    /// The transform from text space to user space. Not part of the graphics state.
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

    /// Pushes a copy of the graphics state: the CTM, the clip and all settings, but not the current path.
    public func saveGState() { savedStates.append(state) }

    /// Restores the most recently saved state; only reports when there is none.
    public func restoreGState() {
        guard savedStates.count > max(layers.last?.depth ?? 0, isolatedStateCount) else {
            return reportOnce("CGContext.restoreGState(): no state was saved")
        }
        state = savedStates.removeLast()
    }

    /// Does nothing: drawing is synchronous. A document is written by `closePDF()`.
    public func flush() {}

    /// Does nothing: drawing is synchronous.
    public func synchronize() {}

    // MARK: Transparency layers

    /// Begins a transparency layer: subsequent drawing goes to a transparent layer, which `endTransparencyLayer()`
    /// composites as a whole.
    ///
    /// The layer is composited with the current alpha, blend mode and shadow; inside it they start as 1, normal and
    /// none. `auxiliaryInfo` is reserved; pass nil.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(state.clip)
    }

    /// Like `beginTransparencyLayer(auxiliaryInfo:)`, for a layer bounded by `rect`, in user space.
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

    /// Composites the innermost transparency layer onto its backdrop, and restores the state before it.
    ///
    /// Only reports when no layer is open.
    public func endTransparencyLayer() {
        guard layers.count > isolatedLayerCount, let layer = layers.popLast() else {
            return reportOnce("CGContext.endTransparencyLayer(): no layer was begun")
        }
        // States saved inside the layer and not restored end with it.
        savedStates.removeLast(max(0, savedStates.count - layer.depth))
        state = layer.outer
        if layer.clip != nil { device.endLayer(with: paintingState) }
    }

    /// Calls `body`, and restores the graphics state, the current path and the stacks afterwards.
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

    /// The clip after `resetClip()`: the whole context, or the whole innermost transparency layer.
    var widestClip: Clip {
        if let isolatedClip, layers.count == isolatedLayerCount { return isolatedClip }
        guard let layer = layers.last else { return device.wholeClip }
        return layer.clip ?? .nothing(like: layer.outer.clip)
    }

    /// Ends all open layers, drops saved states, and restores the initial state.
    func resetToInitialState() {
        (isolatedStateCount, isolatedLayerCount, isolatedClip) = (0, 0, nil)
        while !layers.isEmpty { endTransparencyLayer() }
        savedStates = []
        currentPath = Path()
        textMatrix = .identity
        state = GraphicsState(ctm: .identity, clip: device.wholeClip)
    }
}

public import Foundation
package import Raster

/// A drawing destination with its graphics state.
///
/// A context draws into a bitmap, or on the pages of a PDF document. User space initially has its origin at the bottom
/// left and y points up. Use it from one thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcontext)
public final class CGContext: _CFObject {
    /// The memory that a bitmap context draws into; nil for other contexts. It may lack recorded drawing; `drawnMemory`
    /// includes it.
    let memory: (any ContextMemory)?
    let device: any GraphicsDevice
    /// The colour space that the context reports for its pixels.
    let space: CGColorSpace?

    /// The initial CTM, in whose space patterns are measured.
    let base: CGAffineTransform
    /// The nesting depth of the patterns being drawn.
    var patternDepth = 0
    /// The product of the cell counts of the nested patterns being drawn.
    var cellCount = 1
    /// The number of saved states and layers that drawing code must not pop now.
    private var isolatedStateCount = 0
    private var isolatedLayerCount = 0
    /// The clip of the pattern cell being drawn; nil outside patterns.
    var isolatedClip: Clip?

    /// The current graphics state.
    // Nothing that is called while a property of it changes accesses the state, as for the path. Each call would check
    // that: a stroke nine times, for a twentieth of its instructions.
    @exclusivity(unchecked) var state: GraphicsState
    private var savedStates: [GraphicsState] = []
    /// The open transparency layers, innermost last.
    private var layers: [TransparencyLayer] = []

    private struct TransparencyLayer {
        /// The state when the layer was begun, with which it is composited.
        var outer: GraphicsState
        /// The clip that admits the whole layer; nil when the device created no layer.
        var clip: Clip?
        /// The number of saved states when the layer was begun.
        var depth: Int
    }

    /// The current path, in device space: points are transformed by the CTM when they are added.
    @exclusivity(unchecked) var currentPath = Path()
    /// The last bounds of a transparency layer, whose memory is reused for the next.
    private var layerPath = Path()
    /// Limits the antialiasing of every graphics state.
    var allowsAntialiasing = true
    /// Limits the text placement of every graphics state.
    var allowedText = TextPlacing()

    /// The transform from text space to user space. Not part of the graphics state.
    public var textMatrix = CGAffineTransform.identity
    /// Releases the caller's memory when the context ends; nil when the caller keeps it.
    var memoryRelease: MemoryRelease?
    /// Glyph outlines, in device space, with which the clip will be intersected; nil while it is intersected at once.
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

    /// Creates a context that draws into an 8-bit bitmap.
    convenience init(memory: BitmapMemory, space: CGColorSpace?, base: CGAffineTransform) {
        self.init(BitmapDevice(ByteSurface(memory), base: base), memory: memory, space: space, base: base)
    }

    /// Creates a context that draws into a bitmap of more than 8 bits per component.
    convenience init(_ memory: WideBitmapMemory, space: CGColorSpace, base: CGAffineTransform) {
        self.init(BitmapDevice(WideBitmapSurface(memory), base: base), memory: memory, space: space, base: base)
    }

    /// Creates a context that draws on the pages of a document.
    convenience init(_ device: PageDevice) {
        self.init(device, memory: nil, space: nil, base: .identity)
    }

    /// Creates a context over memory that the caller owns, 8-bit premultiplied RGBA.
    ///
    /// `base` is the initial CTM; unlike a CTM set later, it applies to shadows too. iOS's flipped contexts have a
    /// negative y scale and a translation by the height.
    package convenience init(buffer: PixelBuffer, base: CGAffineTransform = .identity) {
        self.init(memory: BitmapMemory(buffer), space: .standard, base: base)
    }

    /// The memory for reading, rows from the top; empty for a context without any. It may or may not reflect later
    /// drawing.
    package var buffer: PixelBuffer { drawnMemory?.readable ?? .none }

    /// The memory for drawing, no longer shared with any image made of it. Request it again for each drawing. Only for
    /// contexts of premultiplied RGBA; `drawPixels(in:_:)` works for any kind.
    package func writableBuffer() -> PixelBuffer { drawnMemory?.writable ?? .none }

    /// Calls `body` to draw in `part` of the memory, whatever the context's pixel layout.
    package func drawPixels(in part: PixelRect, _ body: (PixelBuffer) -> Void) { drawnMemory?.draw(in: part, body) }

    /// The memory with everything that has been drawn.
    var drawnMemory: (any ContextMemory)? {
        device.flush()
        return memory
    }

    // MARK: Graphics state

    /// Pushes a copy of the graphics state: the CTM, the clip and all settings, but not the current path.
    public func saveGState() { savedStates.append(state) }

    /// Restores the most recently saved state; only reports when there is none.
    public func restoreGState() {
        guard savedStates.count > max(layers.last?.depth ?? 0, isolatedStateCount) else {
            return reportOnce("CGContext.restoreGState(): no state was saved")
        }
        state = savedStates.removeLast()
    }

    /// Draws what has been recorded.
    ///
    /// A bitmap context that has allocated its own memory records drawing, and draws it on all processors when the
    /// pixels are requested, by `data` or `makeImage()`, or when much has been recorded. A document is written by
    /// `closePDF()`.
    public func flush() { device.flush() }

    /// Draws what has been recorded, as `flush()` does.
    public func synchronize() { device.flush() }

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
        layerPath.removeAll()
        layerPath.addRect(rect, through: state.ctm)
        beginLayer(device.layerClip(state.clip, in: layerPath))
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
            return reportOnce("CGContext.endTransparencyLayer(): no layer is open")
        }
        // States saved inside the layer and not restored are discarded.
        savedStates.removeLast(max(0, savedStates.count - layer.depth))
        state = layer.outer
        if layer.clip != nil { device.endLayer(with: paintingState) }
    }

    /// Calls `body`, and restores the graphics state, the current path and the state and layer stacks afterwards.
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

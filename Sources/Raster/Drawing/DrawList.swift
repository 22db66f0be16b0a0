internal import CPixelKernels

/// A drawing command prepared for the tiles: a trivial value without references.
struct DrawStep: BitwiseCopyable {
    enum Kind: BitwiseCopyable { case fill, beginGroup, endGroup }

    var kind: Kind
    /// The pixels that the step may touch.
    var bounds: PixelRect
    var mode: pk_mode
    /// The opacity of images and groups in 1/65535; that of colours and gradients is in the shader.
    var opacity: UInt16 = 65535
    /// A fill's coverage or a group's clip.
    var coverage: CoverageView
    var hasClip = false
    /// The index of the fill's shader.
    var shader = 0
    /// Whether the fill is opaque wherever its coverage is full.
    var isOpaque = false
    /// Whether the fill is a colour through a mask of levels, such as a shadow.
    var isSoft = false
    /// For a fill directly after a soft one, the pixels that it hides.
    var hidden = PixelRect.zero
    /// For the beginning of a group, the index of its end.
    var end = 0

    /// True when the shader's pixels keep fractional bits until they are composited: for gradients and filtered
    /// images.
    @inline(__always)
    func keepsFractions(_ shader: UnsafePointer<Shader>) -> Bool {
        guard mode == pk_source_over else { return false }
        switch shader.pointee.kind {
        case .gradient: return true
        case .image: return shader.pointee.image.linear != 0 && shader.pointee.levelCount == 0
        case .color, .nothing: return false
        }
    }

    /// True when the shader's pixels replace a block's pixels.
    @inline(__always)
    func replaces(_ block: CoverageSpan) -> Bool {
        isOpaque && block.mask == nil && block.level == 255
    }
}

/// The steps of a drawing and their shaders. Valid as long as the commands that it was made from.
package struct DrawList: ~Copyable {
    private(set) var steps = GrowingBuffer<DrawStep>()
    private(set) var shaders = GrowingBuffer<Shader>()
    private var segments = GradientSegments()
    /// The mipmaps that shaders refer to.
    private var mipmaps: [[Bitmap]] = []
    /// The open groups' first steps; -1 for a group that is skipped with all its content.
    private var open: [Int] = []
    private var area = PixelRect.zero
    /// The last colour that was painted, and its shader.
    private var solid: (color: SolidColor, shader: Int)?

    init() {}

    var byteCount: Int {
        steps.capacity * MemoryLayout<DrawStep>.stride + shaders.capacity * MemoryLayout<Shader>.stride
    }

    /// Begins a drawing that touches no pixels outside `area`.
    mutating func begin(_ area: PixelRect) {
        removeAll()
        self.area = area
    }

    /// Empties the list and keeps its memory for the next drawing.
    mutating func removeAll() {
        steps.removeAll()
        shaders.removeAll()
        solid = nil
        segments.removeAll()
        mipmaps.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }

    /// Adds a step. The command must outlive the drawing.
    package mutating func add(_ command: borrowing Command) {
        switch command {
        case .fill(let fill): add(fill)
        case .beginGroup(let group): begin(group)
        case .endGroup: end()
        }
    }

    /// Called after the last command.
    mutating func finish() {
        while !open.isEmpty { end() }
        // Only now, since the segments' buffer may have been reallocated as it grew.
        for i in 0..<shaders.count where shaders.base[i].kind == .gradient {
            shaders.base[i].gradient.segments = UnsafePointer(segments.storage.base + shaders.base[i].firstSegment)
        }
    }

    /// The pixels that the innermost open group, or the whole drawing, may modify.
    private var limit: PixelRect {
        guard let group = open.last else { return area }
        return group < 0 ? .zero : steps.base[group].bounds
    }

    private mutating func add(_ fill: borrowing Command.Fill) {
        guard !fill.coverage.bounds.intersection(limit).isEmpty else { return }
        if case .color(let paint) = fill.paint {
            let color = SolidColor(paint, opacity: fill.opacity)
            guard var step = DrawStep(fill.coverage, color, opacity: fill.opacity, blendMode: fill.blendMode)
            else { return }
            if step.isOpaque, endsSoftly { step.hidden = step.coverage.solidRect(in: step.bounds) }
            return add(step, color)
        }
        let shader = Shader(fill.paint, opacity: fill.opacity, &segments)
        guard var step = DrawStep(fill, shader) else { return }
        if step.isOpaque, endsSoftly { step.hidden = step.coverage.solidRect(in: step.bounds) }
        guard add(step, shader: shaders.count) else { return }
        shaders.append(shader)
        if case .image(let paint) = fill.paint, case .trilinear = paint.value.filter { addLevels(of: paint.value) }
    }

    /// Adds a prepared step. It is passed by address, as it is expensive to copy.
    package mutating func add(_ fill: UnsafePointer<PreparedFill>) { add(fill.pointee.step, fill.pointee.color) }

    /// Whether the last step is soft, so that the next may hide some of its pixels.
    private var endsSoftly: Bool { steps.count > 0 && steps.base[steps.count - 1].isSoft }

    /// Adds a fill with a colour. Fills with the same colour as the one before share its shader, which is larger than
    /// the step: drawings paint many shapes in one colour.
    @inline(__always)
    private mutating func add(_ step: borrowing DrawStep, _ color: SolidColor) {
        if let solid, solid.color == color {
            add(step, shader: solid.shader)
        } else if add(step, shader: shaders.count) {
            solid = (color, shaders.count)
            shaders.append(Shader(color))
        }
    }

    /// Returns false for a step that touches no pixels.
    @inline(__always) @discardableResult
    private mutating func add(_ step: borrowing DrawStep, shader: Int) -> Bool {
        let bounds = step.bounds.intersection(limit)
        guard !bounds.isEmpty else { return false }
        // The part of a soft step that the next one hides is not painted. This applies to the directly preceding step
        // only: steps in between might have read its pixels.
        let hidden = endsSoftly ? step.hidden.intersection(bounds) : .zero
        let next = steps.extend(by: 1)
        next.initialize(to: copy step)
        next.pointee.bounds = bounds
        next.pointee.shader = shader
        next.pointee.hidden = hidden
        return true
    }

    /// Adds the shaders of an image's mipmaps after its own.
    private mutating func addLevels(of paint: ImagePaint) {
        let source = paint.source.intersection(paint.bitmap.buffer.bounds)
        let levels = paint.bitmap.mipmaps(of: source)
        mipmaps.append(levels)
        shaders.base[shaders.count - 1].levelCount = levels.count
        for level in levels {
            let (sx, sy) = (Double(level.width) / Double(source.width), Double(level.height) / Double(source.height))
            let toLevel = Projection(
                a: sx, b: 0, c: 0, d: sy, tx: -Double(source.x) * sx, ty: -Double(source.y) * sy)
            shaders.append(
                Shader(image: ImagePaint(bitmap: level, toPaint: paint.toPaint.then(toLevel), edge: paint.edge)))
        }
    }

    private mutating func begin(_ group: borrowing Command.Group) {
        var bounds = group.bounds.intersection(limit)
        if group.blendMode.ignoresClearSource, let clip = group.clip { bounds = bounds.intersection(clip.bounds) }
        guard !bounds.isEmpty, group.opacity.isFinite else { return open.append(-1) }
        let view = group.clip?.view ?? CoverageView(kind: .solid, bounds: bounds)
        var step = DrawStep(kind: .beginGroup, bounds: bounds, mode: group.blendMode.kernelMode, coverage: view)
        step.hasClip = group.clip != nil
        step.opacity = Levels.part(group.opacity)
        open.append(steps.count)
        steps.append(step)
    }

    private mutating func end() {
        guard let start = open.popLast(), start >= 0 else { return }
        var step = steps.base[start]
        if step.mode.ignoresClearSource {
            // Where nothing was drawn in the group, nothing needs compositing.
            var drawn = PixelRect.zero
            var i = start + 1
            while i < steps.count {
                drawn = drawn.union(steps.base[i].bounds)
                // An inner group's bounds are already limited to what it composites.
                i = steps.base[i].kind == .beginGroup ? steps.base[i].end + 1 : i + 1
            }
            step.bounds = drawn
        }
        if step.bounds.isEmpty || (step.opacity == 0 && step.mode.ignoresClearSource) {
            // The shaders of the removed steps stay behind unused, which costs memory for one frame.
            return steps.removeLast(steps.count - start)
        }
        step.end = steps.count
        steps.base[start] = step
        step.kind = .endGroup
        steps.append(step)
    }

    /// The approximate number of pixels to paint.
    var work: Int {
        var sum = 0
        for i in 0..<steps.count { sum += steps.base[i].bounds.width * steps.base[i].bounds.height }
        return sum
    }
}

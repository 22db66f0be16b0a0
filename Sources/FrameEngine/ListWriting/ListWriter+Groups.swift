import CoreGraphics
import Raster

extension ListWriter {
    /// The items that are listed from now on.
    struct Body: Sendable {
        /// The index of the first one.
        let start: Int
        /// The index of the first entry of their layers in `reuse.index`.
        let firstEntry: Int
        /// The value of `lastBlending` before them.
        let lastBlending: Int

        init(of writer: ListWriter) {
            start = writer.list.count
            firstEntry = writer.reuse.index.entries.count
            lastBlending = writer.lastBlending
        }
    }

    /// A group whose end has not been reached.
    struct OpenGroup: Sendable {
        /// The group, its `beginGroup` included.
        let body: Body
        var opacity: Float
        var blendMode = BlendMode.sourceOver
        var clips: [DisplayList.Clip] = []
        /// The index of the nested group that keeps only what a mask covers.
        var mask: Int?
        /// The effects on the group's image, and on its backdrop.
        var chain = EffectChain()
        var backdrop: GroupEffects.Backdrop?
        var compositeOperator = GroupEffects.CompositeOperator.mode

        /// Whether drawing its items directly onto the backdrop would give the same image.
        var isPlain: Bool {
            clips.isEmpty && mask == nil && blendMode == .sourceOver && chain.isEmpty && backdrop == nil
                && compositeOperator == .mode
        }

        /// Whether its items could also be drawn onto a copy of the backdrop, and the result be mixed with the
        /// backdrop.
        var lettingThrough: Bool { blendMode == .sourceOver && chain.isEmpty && compositeOperator == .mode }

        /// The index of its `beginGroup`.
        var start: Int { body.start }
    }

    mutating func begin(opacity: Float = 1, blendMode: BlendMode = .sourceOver) -> OpenGroup {
        let body = Body(of: self)
        list.append(.beginGroup(.init()))
        return OpenGroup(body: body, opacity: opacity, blendMode: blendMode)
    }

    /// Clips a group to a shape when it is composited.
    mutating func cut(_ group: inout OpenGroup, at shape: Shape, through projection: Projection) {
        if group.clips.isEmpty, let spare = pools.clips.acquire() {
            group.clips = spare
            group.clips.removeAll(keepingCapacity: true)
        }
        group.clips.append(.init(shape: shape, projection: projection))
    }

    /// Closes a group, or removes it when the result is the same without it.
    mutating func end(_ group: OpenGroup, clip: PixelRect, isKept: Bool = false) {
        if !group.clips.isEmpty { pools.clips.insert(group.clips) }
        let body = (group.start + 1)..<list.count
        let isPlain = group.isPlain && !isKept
        // Source-over is associative: a group without effects has the same image as its items drawn one by one.
        if isPlain, body.isEmpty || group.opacity >= 1 {
            list.remove(at: group.start)
            return reuse.index.shift(from: group.body.firstEntry, by: -1)
        }
        // A single primitive does not overlap itself, so applying the group's opacity to it directly is equivalent. The
        // list then differs from what its layers produced: their entries must not be reused.
        if isPlain, isSinglePrimitive(body) {
            list[body.lowerBound].multiplyOpacity(group.opacity)
            list.remove(at: group.start)
            return reuse.index.forget(from: group.body.firstEntry)
        }
        let content = list.extent(of: body)
        var bounds = group.chain.grown(content).intersection(clip)
        if let backdrop = group.backdrop?.clip {
            bounds = bounds.union(backdrop.projection.deviceBounds(of: backdrop.shape.extent, within: clip))
        }
        for clip in group.clips {
            bounds = clip.projection.deviceBounds(of: clip.shape.extent, within: bounds)
        }
        guard !bounds.isEmpty else {
            list.remove(from: group.start)
            lastBlending = group.body.lastBlending
            return reuse.index.forget(from: group.body.firstEntry)
        }
        if let mask = group.mask {
            // The mask clears the pixels outside its content, so it must span the whole group.
            list[mask] = .beginGroup(.init(blendMode: .destinationIn, bounds: bounds))
        }
        var begin = DisplayList.Group(
            opacity: group.opacity, blendMode: group.blendMode, clips: group.clips, bounds: bounds)
        var backdrop = group.backdrop
        if backdrop == nil, group.lettingThrough, holdsBackdrop(in: body.lowerBound..<(group.mask ?? body.upperBound)) {
            backdrop = .init(
                chain: EffectChain(), clip: .init(shape: .rectangle(bounds.box), projection: .identity), mask: nil)
        }
        if !group.chain.isEmpty || backdrop != nil || group.compositeOperator != .mode {
            backdrop?.mask = group.mask.map { $0 - group.start }
            let effects = GroupEffects(
                chain: group.chain, content: content, backdrop: backdrop, compositeOperator: group.compositeOperator)
            begin.boxedEffects = pools.effects.box(effects)
        }
        list[group.start] = .beginGroup(begin)
        list.append(.endGroup)
        // Blending inside an isolated group stays there; only the group itself may still blend with its backdrop.
        if begin.blendMode != .sourceOver || begin.boxedEffects?.value.readsBackdrop == true {
            lastBlending = group.start
        } else {
            lastBlending = group.body.lastBlending
        }
    }

    /// Closes the group of a mask, the last one in `group`, or replaces it by a clip.
    ///
    /// - Parameter body: the mask's items, its `beginGroup` included.
    mutating func endMask(_ body: Body, of group: inout OpenGroup) {
        let start = body.start
        let count = list.count - start - 1
        if count == 0 {
            // An empty mask hides everything.
            group.backdrop = nil
            reuse.index.forget(from: group.body.firstEntry)
            list.remove(from: group.start + 1)
        } else if count == 1, case .fill(let fill) = list.items[start + 1], case .color(let color) = fill.paint {
            // A mask of one plain shape is a clip, which needs no image of its own. Destination-in multiplies by
            // coverage times alpha: the coverage becomes the clip's, and the constant factor is multiplied into the
            // group's opacity.
            cut(&group, at: fill.shape, through: fill.projection)
            group.opacity *= color.alpha * fill.opacity
            reuse.index.forget(from: body.firstEntry)
            list.remove(from: start)
        } else {
            group.mask = start
            list.append(.endGroup)
        }
    }

    /// Encloses the items of a body in a group if any of them blends with its backdrop.
    mutating func isolate(_ body: Body, clip: PixelRect) {
        let items = body.start..<list.count
        guard lastBlending >= body.start, !holdsBackdrop(in: items) else { return }
        lastBlending = body.lastBlending
        let bounds = list.extent(of: items).intersection(clip)
        guard !bounds.isEmpty else { return }
        list.insert(.beginGroup(.init(bounds: bounds)), at: body.start)
        list.append(.endGroup)
        reuse.index.shift(from: body.firstEntry, by: 1)
    }

    /// Whether one of the items, not descending into groups, modifies its backdrop. Such groups within a group also
    /// apply to the outer group's backdrop, which the outer group lets through.
    private func holdsBackdrop(in body: Range<Int>) -> Bool {
        guard lastBlending >= body.lowerBound else { return false }
        var depth = 0
        for index in body {
            switch list.items[index] {
            case .beginGroup(let group):
                if depth == 0, group.boxedEffects?.value.backdrop != nil { return true }
                depth += 1
            case .endGroup: depth -= 1
            default: break
            }
        }
        return false
    }

    /// True when the items are one primitive, or one group with its contents.
    private func isSinglePrimitive(_ body: Range<Int>) -> Bool {
        var depth = 0
        for index in body {
            switch list.items[index] {
            // Particles overlap one another.
            case .particles: return false
            case .beginGroup: depth += 1
            case .endGroup: depth -= 1
            case .fill, .shadow, .raster: break
            }
            if depth == 0 { return index == body.upperBound - 1 && list.items[body.lowerBound].isOverlaid }
        }
        return false
    }
}

extension DisplayList.Item {
    fileprivate mutating func multiplyOpacity(_ factor: Float) {
        switch self {
        case .fill(var fill):
            fill.opacity *= factor
            self = .fill(fill)
        case .shadow(let box):
            var shadow = box.value
            shadow.color.alpha *= factor
            self = .shadow(Boxed(shadow))
        case .beginGroup(var group):
            group.opacity *= factor
            self = .beginGroup(group)
        case .raster(let box):
            var image = box.value
            image.opacity *= factor
            self = .raster(Boxed(image))
        case .particles, .endGroup:
            break
        }
    }

    /// True when the item is composited by source-over and reads no backdrop.
    fileprivate var isOverlaid: Bool {
        switch self {
        case .fill(let fill): fill.blendMode == .sourceOver
        case .beginGroup(let group): group.blendMode == .sourceOver && group.boxedEffects?.value.readsBackdrop != true
        default: true
        }
    }
}

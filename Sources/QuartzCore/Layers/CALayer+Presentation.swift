import CLayerRuntime
import CoreGraphics

extension CALayer {
    final func makePresentation() -> Self? {
        guard !state.contains(.presentation) else { return self }
        let time = ContextClock.current.presentationTime
        return makePresentation(rootTime: time, outerTime: presentedOuterTime(atRootTime: time))
    }

    /// Creates a copy of the layer at a moment, given the superlayer's time.
    private final func makePresentation(rootTime: CFTimeInterval, outerTime: CFTimeInterval) -> Self? {
        guard let committed else { return nil }
        let metatype = unsafeBitCast(type(of: self) as AnyClass, to: UnsafeMutableRawPointer.self)
        // An initializer consumes its arguments at +1 and returns its result at +1.
        guard let address = kasane_make_presentation(Unmanaged.passRetained(self).toOpaque(), metatype) else {
            return nil
        }
        let copy = unsafeDowncast(Unmanaged<CALayer>.fromOpaque(address).takeRetainedValue(), to: Self.self)
        copy.show(PresentationSource(self, committed, rootTime: rootTime, outerTime: outerTime))
        return copy
    }

    /// Fills a copy made by `init(layer:)` with the moment's values.
    private final func show(_ source: PresentationSource) {
        state = [.presentation]
        presentationSource = source
        let sample = source.committed.sample(atParentTime: source.outerTime)
        properties = sample.properties
        content = sample.content
        for (key, value) in sample.custom ?? [:] { ensureRareData().values[key] = value.any }
    }

    // MARK: Presentation tree

    // Copies are made lazily: most code reads one property of one layer. A copy retains its descendants, as any layer
    // does, or its parent when it was reached from below.

    /// Copies the sublayers and the mask, once.
    final func copyDescendants() {
        guard let source = presentationSource, !source.descendantsAreCopied else { return }
        source.descendantsAreCopied = true
        let (rootTime, localTime) = (source.rootTime, source.localTime)
        children = source.model.children.compactMap { layer -> CALayer? in
            guard let copy = layer.makePresentation(rootTime: rootTime, outerTime: localTime) else { return nil }
            copy.parent = self
            return copy
        }
        maskLayer = source.model.maskLayer?.makePresentation(rootTime: rootTime, outerTime: localTime)
        maskLayer?.maskOwner = self
    }

    /// Copies the layer that contains this copy's layer or is masked by it.
    final func copyOfOuterLayer() -> CALayer? {
        guard let source = presentationSource, source.outer == nil else { return presentationSource?.outer }
        guard let model = source.model.outerLayer else { return nil }
        let times = source.ancestorTimes ?? source.model.ancestorTimes(atRootTime: source.rootTime)
        let time = times.first ?? model.presentedOuterTime(atRootTime: source.rootTime)
        let copy = model.makePresentation(rootTime: source.rootTime, outerTime: time)
        copy?.presentationSource?.ancestorTimes = times.dropFirst()
        source.outer = copy
        return copy
    }

    /// Copies the values that a presentation copy shares with its model layer.
    final func copyValues(of original: CALayer) {
        properties = original.properties
        name = original.name
        guard let rareData = original.rareData else { return }
        let copy = RareLayerData()
        copy.timing = rareData.timing
        copy.actions = rareData.actions
        copy.style = rareData.style
        copy.values = rareData.values
        copy.filters = rareData.filters
        copy.compositingFilter = rareData.compositingFilter
        self.rareData = copy
    }
}

import CLayerRuntime
import CoreGraphics

extension CALayer {
    final func makePresentation() -> Self? {
        guard !state.contains(.presentation) else { return self }
        let time = ContextClock.current.presentationTime
        return makePresentation(rootTime: time, outerTime: presentedOuterTime(atRootTime: time))
    }

    /// A copy of the layer at a moment, for which the superlayer's time is known.
    private final func makePresentation(rootTime: CFTimeInterval, outerTime: CFTimeInterval) -> Self? {
        guard let committed else { return nil }
        let metatype = unsafeBitCast(type(of: self) as AnyClass, to: UnsafeMutableRawPointer.self)
        // An initializer takes its arguments retained, and returns what it makes retained.
        guard let address = kasane_make_presentation(Unmanaged.passRetained(self).toOpaque(), metatype) else {
            return nil
        }
        let copy = unsafeDowncast(Unmanaged<CALayer>.fromOpaque(address).takeRetainedValue(), to: Self.self)
        copy.show(PresentationSource(self, committed, rootTime: rootTime, outerTime: outerTime))
        return copy
    }

    /// Fills a copy that `init(layer:)` made with the values of the moment.
    private final func show(_ source: PresentationSource) {
        state = [.presentation]
        presentationSource = source
        let sample = source.committed.sample(atParentTime: source.outerTime)
        properties = sample.properties
        content = sample.content
        for (key, value) in sample.custom ?? [:] { ensureRareData().values[key] = value.any }
    }

    // MARK: The presentation tree

    // Copies are made when they are asked for: most code reads one property of one layer. A copy keeps those below it, as
    // any layer does, or the one above it where the way led up.

    /// Makes the copies of the sublayers and the mask, once.
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

    /// The copy of the layer that this copy's layer lies in or masks.
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

    /// Takes over the values that a copy has in common with the layer it was made of.
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

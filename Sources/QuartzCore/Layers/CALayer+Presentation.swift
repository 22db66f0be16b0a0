import CLayerRuntime
import Foundation

extension CALayer {
    final func makePresentation() -> Self? {
        guard !state.contains(.presentation) else { return self }
        guard committed != nil else { return nil }
        let metatype = unsafeBitCast(type(of: self) as AnyClass, to: UnsafeMutableRawPointer.self)
        // An initializer takes its arguments retained, and returns what it makes retained.
        guard let copy = kasane_make_presentation(Unmanaged.passRetained(self).toOpaque(), metatype) else { return nil }
        return unsafeDowncast(Unmanaged<CALayer>.fromOpaque(copy).takeRetainedValue(), to: Self.self)
    }

    /// Fills a copy that `init(layer:)` made with the values on screen.
    final func becomePresentation(of model: CALayer) {
        state = [.presentation]
        modelLayer = model
        guard let sample = model.sampleOnScreen() else { return }
        properties = sample.properties
        content = sample.content
        for (key, value) in sample.custom ?? [:] { ensureExtras().values[key] = value.any }
    }

    /// Takes over the values that a copy has in common with the layer it was made of.
    final func copyValues(of original: CALayer) {
        properties = original.properties
        name = original.name
        guard let extras = original.extras else { return }
        let copy = LayerExtras()
        copy.timing = extras.timing
        copy.actions = extras.actions
        copy.style = extras.style
        copy.values = extras.values
        copy.filters = extras.filters
        copy.compositingFilter = extras.compositingFilter
        self.extras = copy
    }
}

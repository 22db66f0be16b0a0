/// One layer's values at one moment: what `presentation()` reads and what a frame draws.
package struct SampledLayer: Sendable {
    package var properties: LayerProperties
    package var content: LayerContent
    /// The layer's own time, from which its sublayers' and mask's times follow.
    package var localTime: Double
}

extension RenderLayer {
    /// This layer's values when its superlayer's time is `parentTime`.
    package func sample(atParentTime parentTime: Double) -> SampledLayer {
        SampledLayer(properties: properties, content: content, localTime: localTime(fromParent: parentTime))
    }
}

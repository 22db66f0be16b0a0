/// A committed copy of one layer: immutable, so every later tree that did not change it shares it.
package final class RenderLayer: Sendable {
    /// Which model layer this is a copy of; the same from commit to commit.
    package let identity: ObjectIdentifier
    package let properties: LayerProperties
    package let content: LayerContent
    package let timing: MediaTiming
    package let animations: [RenderAnimation]
    /// In the model's order, back to front before depth is looked at.
    package let sublayers: [RenderLayer]
    package let mask: RenderLayer?

    package init(
        identity: ObjectIdentifier, properties: LayerProperties, content: LayerContent, timing: MediaTiming,
        animations: [RenderAnimation], sublayers: [RenderLayer], mask: RenderLayer?
    ) {
        self.identity = identity
        self.properties = properties
        self.content = content
        self.timing = timing
        self.animations = animations
        self.sublayers = sublayers
        self.mask = mask
    }
}

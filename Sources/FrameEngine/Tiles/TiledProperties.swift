import CoreGraphics

/// A `CATiledLayer`'s own properties.
package struct TiledProperties: Sendable {
    package var levelsOfDetail = 1
    package var levelsOfDetailBias = 0
    /// In pixels.
    package var tileSize = CGSize(width: 256, height: 256)
    /// In seconds; the value of the layer's class.
    package var fadeDuration = 0.25

    package init() {}
}

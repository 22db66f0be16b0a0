import CoreGraphics

/// A `CATiledLayer`'s own properties.
package struct TiledProperties: Sendable {
    package var levelsOfDetail = 1
    package var levelsOfDetailBias = 0
    /// In pixels.
    package var tileSize = CGSize(width: 256, height: 256)
    /// In seconds; what the layer's class says.
    package var fadeDuration = 0.25

    package init() {}

    func value(for key: LayerKey) -> AnimationValue? {
        switch key {
        case .levelsOfDetail: .scalar(CGFloat(levelsOfDetail))
        case .levelsOfDetailBias: .scalar(CGFloat(levelsOfDetailBias))
        case .tileSize: .size(tileSize)
        default: nil
        }
    }

    mutating func set(_ value: AnimationValue, for key: LayerKey) {
        switch (key, value) {
        case (.levelsOfDetail, .scalar(let v)): levelsOfDetail = Int(exactly: v.rounded()) ?? levelsOfDetail
        case (.levelsOfDetailBias, .scalar(let v)): levelsOfDetailBias = Int(exactly: v.rounded()) ?? levelsOfDetailBias
        case (.tileSize, .size(let v)): tileSize = v
        default: break
        }
    }
}

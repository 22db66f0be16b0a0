import CoreGraphics
import FrameEngine
import QuartzCore
import Raster

/// The coordinate space and the time that siblings share.
struct LayerSpace {
    /// The superlayer's time.
    let time: Double
    /// Maps the space to the image, in points.
    private let toPicture: CATransform3D

    /// Creates the root's space.
    ///
    /// - Parameters:
    ///   - canvas: the part of it that the image shows, in points.
    ///   - time: the media time.
    init(canvas: CGRect, time: Double) {
        self.time = time
        toPicture = CATransform3DMakeTranslation(-canvas.minX, -canvas.minY, 0)
    }

    private init(time: Double, toPicture: CATransform3D) { (self.time, self.toPicture) = (time, toPicture) }

    /// Returns the transform from a layer's coordinates to the image.
    func matrix(of sample: SampledLayer) -> CATransform3D {
        CATransform3DConcat(sample.properties.toSuperlayer, toPicture)
    }

    /// Returns the space of the layer's sublayers.
    func inside(_ sample: SampledLayer) -> LayerSpace {
        var own = matrix(of: sample)
        if case .transform = sample.content {
        } else {
            // Other layers flatten their sublayers into their plane.
            (own.m31, own.m32, own.m33, own.m34) = (0, 0, 1, 0)
        }
        return LayerSpace(
            time: sample.localTime,
            toPicture: sample.properties.sublayerSpace.map { CATransform3DConcat($0, own) } ?? own)
    }
}

extension Projection {
    /// Returns the projected corners of a rectangle: x and y of each of four. Nil if one is behind the viewer.
    func corners(of bounds: CGRect) -> [Double]? {
        let corners = Box(bounds.standardized).corners
        guard isFinite, corners.allSatisfy({ w(at: $0) > Projection.nearestDepth }) else { return nil }
        return corners.map { apply($0) }.flatMap { [$0.x.rounded(to: 2), $0.y.rounded(to: 2)] }
    }
}

extension RenderLayer {
    /// Returns the corners of a layer in this tree, in points of a window: x and y of each of four. Nil for one that
    /// doesn't exist, or is behind the viewer.
    ///
    /// - Parameters:
    ///   - path: the identities of its ancestors, from this tree's root or one of the root's sublayers, down to the
    ///     layer itself.
    ///   - visible: the part of the root's surroundings that the window shows.
    func corners(ofLayerAt path: [ObjectIdentifier], visible: CGRect, time: Double) -> [Double]? {
        var (layer, space) = (self, LayerSpace(canvas: visible, time: time))
        var rest = path[...]
        if rest.first == identity { rest = rest.dropFirst() }
        for step in rest {
            space = space.inside(layer.sample(atParentTime: space.time))
            let next = layer.mask?.identity == step ? layer.mask : layer.sublayers.first { $0.identity == step }
            guard let next else { return nil }
            layer = next
        }
        let sample = layer.sample(atParentTime: space.time)
        return Projection(flattening: space.matrix(of: sample)).corners(of: sample.properties.bounds)
    }
}

import CoreGraphics
import Raster

/// One layer among the siblings that share a 3D space, or the part of it that lies on one side of a crossing sibling.
struct Plane {
    var layer: RenderLayer
    var sample: SampledLayer
    /// From the layer's own space to the space that its siblings share.
    var matrix: CATransform3D
    /// The opacity that transform layers above hand down.
    var inheritedOpacity: Float
    /// Whether the space is flipped an odd number of times, so that contents must be flipped back.
    var isFlipped: Bool
    /// Where the layer's picture lies, in its own space: convex, empty until a `DepthSorter` had reason to ask.
    var polygon: [Point] = []
    /// Whether `polygon` is only a part of the layer, to which its picture must be clipped.
    var isCut = false

    /// A number that grows towards the viewer, for a plane that is level.
    var depth: CGFloat { matrix.m43 / matrix.m44 }
}

extension Plane {
    /// The planes that `sublayers` put into a 3D space, in the order of the tree: a transform layer adds not itself but
    /// its own sublayers. Hidden and wholly transparent layers, and single-sided ones seen from behind, are left out.
    static func gather(
        _ sublayers: [RenderLayer], time: Double, into space: CATransform3D?, opacity: Float, isFlipped: Bool,
        planes: inout [Plane]
    ) {
        for layer in sublayers {
            let sample = layer.sample(atParentTime: time)
            let properties = sample.properties
            guard !properties.isHidden, properties.opacity > 0 else { continue }
            var matrix = properties.toSuperlayer
            if let space { matrix = CATransform3DConcat(matrix, space) }
            if case .transform = sample.content {
                gather(
                    layer.sublayers, time: sample.localTime,
                    into: properties.sublayerSpace.map { CATransform3DConcat($0, matrix) } ?? matrix,
                    opacity: opacity * properties.opacity, isFlipped: isFlipped != properties.isGeometryFlipped,
                    planes: &planes)
                continue
            }
            guard properties.isDoubleSided || matrix.showsFront else { continue }
            planes.append(
                Plane(
                    layer: layer, sample: sample, matrix: matrix, inheritedOpacity: opacity, isFlipped: isFlipped))
        }
    }
}

import CoreGraphics
import Raster

/// The context in which one layer is painted into the display list: its values, and the projections between its own
/// space and the pixels.
struct LayerPaintContext: Sendable {
    var plane: Plane
    /// The projection from the 3D space shared with the siblings to device pixels.
    var spaceToDevice: Projection
    /// The projections from the layer's coordinates to device pixels and back.
    var toDevice: Projection
    var toLayer: Projection
    /// The device pixels to which the ancestors clip this layer.
    var clip: PixelRect
    /// The opacity of each item that the layer draws, when it is not a group; its sublayers inherit it.
    var partOpacity: Float = 1
    /// Whether a clip at the bounds cuts everything that the layer draws.
    var reachesOut = false

    // Yielded, since a copy would retain references.
    var layer: RenderLayer { @inline(__always) _read { yield plane.layer } }
    var properties: LayerProperties { @inline(__always) _read { yield plane.sample.properties } }
    var content: LayerContent { @inline(__always) _read { yield plane.sample.content } }

    /// The bounds with rounded corners.
    var outline: RoundedRectangle {
        var outline = RoundedRectangle(
            rect: properties.bounds, radius: properties.cornerRadius, corners: properties.maskedCorners,
            curve: properties.cornerCurve)
        if outline.isPlain { outline.rect = CGRect(snapped(Box(outline.rect))) }
        return outline
    }

    /// The shape of content that fills the bounds. Where a clip cuts it, it extends one or two pixels further, so that
    /// edges are antialiased only once, by the clip.
    @inline(__always)
    var filledOutline: RoundedRectangle {
        var outline = outline
        guard reachesOut, scale > 0 else { return outline }
        let reach = (toDevice.isAffine ? 1 : 2) / scale
        (outline.rect, outline.radius) = (outline.rect.insetBy(dx: -reach, dy: -reach), 0)
        return outline
    }

    /// True when everything the layer draws can take the outline's shape, so that clipping needs no group.
    var drawsWithinOutline: Bool {
        guard layer.sublayers.isEmpty, properties.contentsFade == nil else { return false }
        switch content {
        case .shape, .emitter, .tiled: return false
        default: break
        }
        guard let contents = properties.contents else { return true }
        let placement = ContentsPlacement(contents, in: properties)
        guard NinePart(placement, properties) == nil else { return false }
        return placement.rect.contains(properties.bounds.standardized)
    }

    /// The bounds as whole device pixels, when clipping to them needs no antialiasing.
    var scissor: PixelRect? {
        guard outline.isPlain, toDevice.keepsAxes else { return nil }
        let bounds = Box(outline.rect)
        let a = toDevice.apply(Point(bounds.minX, bounds.minY))
        let b = toDevice.apply(Point(bounds.maxX, bounds.maxY))
        let edges = [a.x, a.y, b.x, b.y]
        // A millionth of a pixel is far below one of the 255 levels of coverage, so that rounding it away is invisible.
        guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }) else { return nil }
        let box = Box(
            minX: min(a.x, b.x).rounded(), minY: min(a.y, b.y).rounded(), maxX: max(a.x, b.x).rounded(),
            maxY: max(a.y, b.y).rounded())
        return PixelRect(around: box, within: clip)
    }

    /// A rectangle in the layer's space with the edges that are not antialiased moved to whole pixels.
    func snapped(_ box: Box) -> Box { box.snapped(for: properties, through: toDevice) }

    /// The context of the same layer drawn at another position on the device.
    func moved(by offset: Point, clip: PixelRect) -> LayerPaintContext {
        var result = self
        result.spaceToDevice = spaceToDevice.then(.translation(offset.x, offset.y))
        result.toDevice = toDevice.then(.translation(offset.x, offset.y))
        result.toLayer = Projection.translation(-offset.x, -offset.y).then(toLayer)
        result.clip = clip
        return result
    }

    /// The number of device pixels per point, at the centre of the layer.
    var scale: Double { toDevice.scale(at: Box(properties.bounds.standardized).center) }
}

extension LayerPaintContext {
    /// The context of a layer in the 3D space that `spaceToDevice` maps. Nil for a layer that is edge-on or has no
    /// extent: it has no image.
    init?(_ plane: consuming Plane, in spaceToDevice: Projection, clip: PixelRect) {
        let toDevice = Projection(flattening: plane.matrix).then(spaceToDevice)
        guard toDevice.isFinite, let toLayer = toDevice.inverse else { return nil }
        self.init(plane: plane, spaceToDevice: spaceToDevice, toDevice: toDevice, toLayer: toLayer, clip: clip)
    }

    /// The shape as it is added to the list.
    func placed(_ shape: Shape) -> Shape {
        if case .rectangle(let box) = shape { .rectangle(snapped(box)) } else { shape }
    }
}

extension Box {
    /// The box with the edges that are not antialiased snapped to whole pixels: those whose centres it covers, as in
    /// GPU rasterization, so that adjacent layers meet without a seam.
    ///
    /// Rotated layers keep soft edges, and so do two opposite edges between which no pixel would remain.
    // Inlined, as a call would copy all of the properties.
    @inline(__always)
    func snapped(for properties: LayerProperties, through toDevice: Projection) -> Box {
        snapped(properties.allowsEdgeAntialiasing, properties.edgeAntialiasingMask, through: toDevice)
    }

    /// - Parameters:
    ///   - areSoft: whether axis-aligned edges may be antialiased.
    ///   - mask: the antialiased edges; for a rotated layer it applies in any case.
    private func snapped(_ areSoft: Bool, _ mask: CAEdgeAntialiasingMask, through toDevice: Projection) -> Box {
        let soft = areSoft ? mask : []
        guard soft != .all else { return self }
        guard toDevice.keepsAxes else { return overlapping(.all.subtracting(mask), toDevice) }
        // A quarter turn swaps rows and columns.
        let isUpright = toDevice.m12 == 0
        let (kx, tx) = isUpright ? (toDevice.m11, toDevice.m31) : (toDevice.m12, toDevice.m32)
        let (ky, ty) = isUpright ? (toDevice.m22, toDevice.m32) : (toDevice.m21, toDevice.m31)
        func snap(_ v: Double, _ k: Double, _ t: Double, _ edge: CAEdgeAntialiasingMask) -> Double {
            // Edges at pixel centres are common, and a rounding error must not snap two coincident ones to different
            // pixels.
            soft.contains(edge) ? v : ((v * k + t - 0.5 - 1e-5).rounded(.up) - t) / k
        }
        var result = Box(
            minX: snap(minX, kx, tx, .layerLeftEdge), minY: snap(minY, ky, ty, .layerBottomEdge),
            maxX: snap(maxX, kx, tx, .layerRightEdge), maxY: snap(maxY, ky, ty, .layerTopEdge))
        if result.minX >= result.maxX { (result.minX, result.maxX) = (minX, maxX) }
        if result.minY >= result.maxY { (result.minY, result.maxY) = (minY, maxY) }
        return result
    }

    /// The box of a rotated layer, with edges that are not antialiased moved outwards by half a pixel's diagonal. Where
    /// two such layers adjoin, one of them then fully covers each pixel on the edge.
    private func overlapping(_ edges: CAEdgeAntialiasingMask, _ toDevice: Projection) -> Box {
        guard !edges.isEmpty, !isEmpty, corners.allSatisfy({ toDevice.w(at: $0) > Projection.nearestDepth }) else {
            return self
        }
        // The distance in pixels from an edge that corresponds to one point, where it is smallest.
        var (across, down) = (Double.infinity, Double.infinity)
        for corner in corners {
            let (dx, dy) = toDevice.derivatives(at: corner)
            let area = abs(dx.cross(dy))
            // The parallelogram of one step across and one down has this area; divided by its side along the edge, it
            // gives the height over that side.
            (across, down) = (min(across, area / dy.length), min(down, area / dx.length))
        }
        let half = 0.5 * 2.0.squareRoot()
        // An edge seen nearly end-on has no seam, and would otherwise move arbitrarily far.
        func step(_ edge: CAEdgeAntialiasingMask, _ pixels: Double, _ side: Double) -> Double {
            edges.contains(edge) && pixels > 0 ? min(half / pixels, side) : 0
        }
        let (width, height) = (maxX - minX, maxY - minY)
        return Box(
            minX: minX - step(.layerLeftEdge, across, width), minY: minY - step(.layerBottomEdge, down, height),
            maxX: maxX + step(.layerRightEdge, across, width), maxY: maxY + step(.layerTopEdge, down, height))
    }
}

import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore
import Raster
import UIKit

/// Lists the layers of a committed tree as they are displayed at one time.
struct TreeInspector {
    private(set) var layers: [InspectedLayer] = []
    private(set) var drawings: [String] = []
    /// The ids of the layers.
    private(set) var ids: [ObjectIdentifier: Int] = [:]
    private(set) var findings = FindingCollector()
    private(set) var notes: [String] = []
    /// The layers themselves.
    private(set) var sources: [CALayer] = []
    private let limits: InspectorLimits
    private let canvas: CGRect
    private let scale: Double
    private let focus: Focus
    private var drawingIndices: [String: Int] = [:]

    /// The amount of detail that is collected for each layer.
    enum Focus {
        case everything
        /// The values of one layer, and drawings that are cached between inspections.
        case live(valuesOf: CALayer?, DrawingStore)
    }

    /// A layer to list.
    private struct Visit {
        let layer: CALayer
        let parent: Int?
        let depth: Int
        let isMask: Bool
        let isHidden: Bool
        let opacity: Double
        let space: LayerSpace
    }

    /// - Parameters:
    ///   - canvas: the part of the root's superlayer space that the image shows, in points.
    ///   - scale: the image's pixels per point.
    ///   - time: the media time.
    init(
        of roots: [CALayer], canvas: CGRect, scale: Double, time: Double, limits: InspectorLimits,
        focus: Focus = .everything
    ) {
        self.limits = limits
        self.canvas = canvas
        self.scale = scale
        self.focus = focus
        let space = LayerSpace(canvas: canvas, time: time)
        var open = roots.reversed().map {
            Visit(layer: $0, parent: nil, depth: 0, isMask: false, isHidden: false, opacity: 1, space: space)
        }
        while let visit = open.popLast() {
            guard layers.count < limits.layers else {
                notes.append("The tree has more than \(limits.layers) layers; the others are omitted.")
                break
            }
            open += list(visit).reversed()
        }
        findings.finish(canvas: canvas.size, scale: scale)
    }

    /// Lists a layer; returns its children.
    private mutating func list(_ visit: Visit) -> [Visit] {
        let layer = visit.layer
        guard let tree = layer.committed else { return [] }
        let sample = tree.sample(atParentTime: visit.space.time)
        let properties = sample.properties
        let matrix = visit.space.matrix(of: sample)
        let projection = Projection(flattening: matrix)
        let id = layers.count
        let isHidden = visit.isHidden || properties.isHidden
        let opacity = visit.opacity * Double(min(max(properties.opacity, 0), 1))
        var listed = InspectedLayer(
            id: id, parent: visit.parent, depth: visit.depth, className: DescriptionLines.name(of: layer), view: nil,
            name: nil, isMask: visit.isMask, isHidden: isHidden, opacity: opacity.rounded(to: 4),
            frame: numbers(frame(of: properties)), bounds: numbers(properties.bounds),
            projection: projection.isFinite ? projection.numbers : Projection.identity.numbers,
            corners: projection.corners(of: properties.bounds), drawing: nil,
            values: values(of: layer, tree, sample))
        (listed.view, listed.name) = names(of: layer)
        let outcome = draw(tree, sample, isHidden: isHidden)
        listed.drawing = outcome.drawing
        findings.look(
            at: InspectedContext(
                layer: layer, id: id, title: listed.name.map { "\(listed.className) \"\($0)\"" } ?? listed.className,
                tree: tree, sample: sample, isHidden: isHidden || opacity == 0, isMask: visit.isMask,
                area: area(of: listed.corners), draws: listed.drawing != nil || outcome.wasSkipped, scale: scale))
        ids[tree.identity] = id
        layers.append(listed)
        sources.append(layer)
        return sublayers(of: visit, id, visit.space.inside(sample), isHidden: isHidden, opacity: opacity)
    }

    private func values(of layer: CALayer, _ tree: RenderLayer, _ sample: SampledLayer) -> [InspectedLayer.Value] {
        guard case .live(let chosen, _) = focus else { return InspectedValues.of(layer, tree, sample) }
        return layer === chosen ? InspectedValues.of(layer, tree, sample, isEditable: true) : []
    }

    private func sublayers(
        of visit: Visit, _ id: Int, _ space: LayerSpace, isHidden: Bool, opacity: Double
    ) -> [Visit] {
        let layer = visit.layer
        func visitOf(_ child: CALayer, isMask: Bool) -> Visit {
            Visit(
                layer: child, parent: id, depth: visit.depth + 1, isMask: isMask, isHidden: isHidden,
                opacity: opacity, space: space)
        }
        return (layer.sublayers ?? []).map { visitOf($0, isMask: false) }
            + (layer.mask.map { [visitOf($0, isMask: true)] } ?? [])
    }

    // MARK: Parts

    private func names(of layer: CALayer) -> (view: String?, name: String?) {
        // Scenes run on the main thread, as views do.
        nonisolated(unsafe) let layer = layer
        let (view, label) = MainActor.assumeIsolated { () -> (String?, String?) in
            guard let view = layer.delegate as? UIView, view.layer === layer else { return (nil, nil) }
            return (DescriptionLines.name(of: view), view.accessibilityIdentifier ?? view.accessibilityLabel)
        }
        return (view, (layer.name ?? label).map { InspectedValues.cut($0, to: limits.text) })
    }

    private mutating func draw(
        _ tree: RenderLayer, _ sample: SampledLayer, isHidden: Bool
    ) -> (drawing: InspectedLayer.Drawing?, wasSkipped: Bool) {
        if case .live(_, let store) = focus { return (store.drawing(of: tree, sample, scale: scale, limits), false) }
        guard drawings.count < limits.drawings else {
            if drawings.count == limits.drawings, notes.isEmpty {
                notes.append("More than \(limits.drawings) layers draw; the others have no separate image.")
            }
            return (nil, true)
        }
        guard let drawing = LayerDrawing(of: tree, sample, side: limits.drawingSide, scale: max(scale, 1)),
            let pixels = drawing.makePixels()
        else { return (nil, false) }
        let url = DataURL.small(pixels)
        let index = drawingIndices[url] ?? drawings.count
        if index == drawings.count {
            drawings.append(url)
            drawingIndices[url] = index
        }
        return (InspectedLayer.Drawing(index: index, drawing.rect), false)
    }

    private func frame(of properties: LayerProperties) -> CGRect {
        let projection = Projection(flattening: properties.toSuperlayer)
        let points = Box(properties.bounds.standardized).corners.map { projection.apply($0) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the image area within the corners, in pixels: at most that of their bounding box.
    private func area(of corners: [Double]?) -> Double {
        guard let corners else { return 0 }
        let points = (0..<4).map { Point(corners[2 * $0], corners[2 * $0 + 1]) }
        let twice = (0..<4).reduce(0.0) { sum, index in
            let (a, b) = (points[index], points[(index + 1) % 4])
            return sum + a.x * b.y - b.x * a.y
        }
        let box = CGRect(
            x: points.map(\.x).min() ?? 0, y: points.map(\.y).min() ?? 0,
            width: (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0),
            height: (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0))
        let inside = box.intersection(CGRect(origin: .zero, size: canvas.size))
        guard !inside.isNull, box.width > 0, box.height > 0 else { return 0 }
        let share = inside.width * inside.height / (box.width * box.height)
        return abs(twice) / 2 * share * scale * scale
    }

    private func numbers(_ rect: CGRect) -> [Double] {
        let numbers: [Double] = [rect.minX, rect.minY, rect.width, rect.height]
        return numbers.map { $0.rounded(to: 3) }
    }
}

extension InspectedLayer.Drawing {
    init(index: Int, _ rect: CGRect) {
        let numbers: [Double] = [rect.minX, rect.minY, rect.width, rect.height]
        let rounded = numbers.map { $0.rounded(to: 3) }
        self.init(index: index, x: rounded[0], y: rounded[1], width: rounded[2], height: rounded[3])
    }
}

extension Double {
    /// Returns the number rounded to a number of decimals; 0 for a non-finite number.
    func rounded(to decimals: Int) -> Double {
        guard isFinite else { return 0 }
        let unit = pow(10, Double(decimals))
        let rounded = (self * unit).rounded() / unit
        return rounded.isFinite ? (rounded == 0 ? 0 : rounded) : self
    }
}

extension Projection {
    fileprivate var numbers: [Double] {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { $0.rounded(to: 8) }
    }
}

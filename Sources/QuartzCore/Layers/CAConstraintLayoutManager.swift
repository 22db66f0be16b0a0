import CoreGraphics
public import Foundation

/// Places sublayers by their constraints.
///
/// Two constraints determine an axis; with one, the layer keeps its size; with none, its position as well. In a cycle
/// of constraints, the last one uses the frame as it is.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caconstraintlayoutmanager)
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
    public override init() { super.init() }

    open func layoutSublayers(of layer: CALayer) {
        var solver = ConstraintSolver(layer)
        for sublayer in layer.sublayers ?? [] where sublayer.constraints?.isEmpty == false {
            let frame = solver.frame(of: sublayer)
            if frame.isFinite, frame != sublayer.frame { sublayer.frame = frame }
        }
    }
}

private struct ConstraintSolver {
    private let superlayer: CALayer
    private let named: [String: CALayer]
    private var axes: [Key: Span] = [:]
    private var underway: Set<Key> = []

    private struct Key: Hashable {
        let layer: ObjectIdentifier
        let isVertical: Bool
    }

    private struct Span {
        var start: CGFloat
        var length: CGFloat
    }

    init(_ superlayer: CALayer) {
        self.superlayer = superlayer
        let pairs = (superlayer.sublayers ?? []).compactMap { layer in layer.name.map { ($0, layer) } }
        named = Dictionary(pairs) { first, _ in first }
    }

    mutating func frame(of layer: CALayer) -> CGRect {
        let (x, y) = (span(of: layer, isVertical: false), span(of: layer, isVertical: true))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    private mutating func span(of layer: CALayer, isVertical: Bool) -> Span {
        let key = Key(layer: ObjectIdentifier(layer), isVertical: isVertical)
        if let known = axes[key] { return known }
        var frame = layer === superlayer ? layer.bounds : layer.frame
        if layer.isConstrainedAtPreferredSize, layer !== superlayer, layer.constraints?.isEmpty == false {
            frame.size = layer.preferredFrameSize()
        }
        let own =
            isVertical
            ? Span(start: frame.minY, length: frame.height) : Span(start: frame.minX, length: frame.width)
        guard layer !== superlayer, underway.insert(key).inserted else { return own }
        var given: [Part: CGFloat] = [:]
        for constraint in layer.constraints ?? [] where constraint.attribute.isVertical == isVertical {
            let source = constraint.sourceName == "superlayer" ? superlayer : named[constraint.sourceName]
            guard let source else { continue }
            let other = span(of: source, isVertical: constraint.sourceAttribute.isVertical)
            given[constraint.attribute.part] =
                Self.value(constraint.sourceAttribute.part, of: other) * constraint.scale + constraint.offset
        }
        underway.remove(key)
        let result = Self.solve(given, own)
        axes[key] = result
        return result
    }

    private static func value(_ part: Part, of span: Span) -> CGFloat {
        switch part {
        case .min: span.start
        case .mid: span.start + span.length / 2
        case .max: span.start + span.length
        case .length: span.length
        }
    }

    private static func solve(_ given: [Part: CGFloat], _ own: Span) -> Span {
        switch (given[.min], given[.mid], given[.max]) {
        case (let min?, _, let max?): return Span(start: min, length: max - min)
        case (let min?, let mid?, nil): return Span(start: min, length: 2 * (mid - min))
        case (nil, let mid?, let max?): return Span(start: 2 * mid - max, length: 2 * (max - mid))
        default: break
        }
        let length = given[.length] ?? own.length
        if let min = given[.min] { return Span(start: min, length: length) }
        if let mid = given[.mid] { return Span(start: mid - length / 2, length: length) }
        if let max = given[.max] { return Span(start: max - length, length: length) }
        return Span(start: own.start, length: length)
    }
}

private enum Part { case min, mid, max, length }

extension CAConstraintAttribute {
    fileprivate var isVertical: Bool { rawValue >= Self.minY.rawValue }

    fileprivate var part: Part {
        switch self {
        case .minX, .minY: .min
        case .midX, .midY: .mid
        case .maxX, .maxY: .max
        case .width, .height: .length
        }
    }
}

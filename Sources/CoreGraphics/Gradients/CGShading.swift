public import Foundation
import Raster

/// An axial or radial gradient whose colours are computed by a function.
///
/// The function is evaluated for 257 colours when the shading is created.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgshading)
public final class CGShading: _CFObject {
    let gradient: CGGradient
    let shape: GradientShape

    /// Creates an axial shading: colours vary along the line from `start` to `end`.
    ///
    /// `function` takes one input, from its domain's minimum at the start to its maximum at the end, and returns
    /// components of `space`, optionally with alpha. The end colours extend beyond the ends if requested. Nil for a
    /// function of other dimensions, and for a pattern space.
    public init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        guard let gradient = CGGradient(function, in: space) else { return nil }
        self.gradient = gradient
        shape = .linear(start: start, end: end, CGGradientDrawingOptions(extendStart, extendEnd))
    }

    /// Creates a radial shading between two circles; circles nearer the end are painted on top.
    ///
    /// See `init(axialSpace:start:end:function:extendStart:extendEnd:)` for the function.
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        guard let gradient = CGGradient(function, in: space) else { return nil }
        self.gradient = gradient
        shape = .radial(
            startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
            CGGradientDrawingOptions(extendStart, extendEnd))
    }
}

extension CGGradientDrawingOptions {
    fileprivate init(_ extendsStart: Bool, _ extendsEnd: Bool) {
        self = extendsStart ? .drawsBeforeStartLocation : []
        if extendsEnd { insert(.drawsAfterEndLocation) }
    }
}

extension CGGradient {
    /// Samples a function at even steps; nil when its dimensions do not fit.
    fileprivate convenience init?(_ function: CGFunction, in space: CGColorSpace) {
        let count = space.numberOfComponents
        guard space.model != .pattern, function.argumentCount == 1, (count...count + 1).contains(function.valueCount)
        else { return nil }
        let steps = 256
        let domain = function.firstDomain
        let components = (0...steps).flatMap { step -> [CGFloat] in
            let t = domain.lowerBound + (domain.upperBound - domain.lowerBound) * CGFloat(step) / CGFloat(steps)
            let values = function([t])
            let color = PaintColor(values.count == count ? values + [1] : values, in: space)
            return [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
        }
        self.init(colorSpace: .standard, colorComponents: components, locations: nil, count: steps + 1)
    }
}

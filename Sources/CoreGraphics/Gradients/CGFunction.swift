public import Foundation

/// Computes a function's outputs from its inputs; the first argument is the function's `info`.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Releases the `info` of a function.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgfunctioncallbacks)
public struct CGFunctionCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Computes the outputs.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function is deallocated.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates empty callbacks, to be filled in.
    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

    /// Creates the callbacks of a function; `version` is 0.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A numeric function that computes the colours of a shading.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgfunction)
public final class CGFunction: _CFObject {
    /// The range of each input.
    private let domain: [ClosedRange<CGFloat>]
    /// The range of each output; empty for no limits.
    private let range: [ClosedRange<CGFloat>]
    private let rangeDimension: Int
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks

    /// Creates a function that is computed by a callback.
    ///
    /// `domain` and `range` hold a minimum and a maximum for each input and output; values outside are clamped. A nil
    /// range leaves outputs unlimited. Nil for dimensions that are not positive (or above 64), a minimum above its
    /// maximum, no domain, or no evaluation callback.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        let dimensions = 1...64
        guard dimensions.contains(domainDimension), dimensions.contains(rangeDimension), let domain,
            let arguments = limits(domain, count: domainDimension), callbacks.pointee.evaluate != nil
        else { return nil }
        var values: [ClosedRange<CGFloat>] = []
        if let range {
            guard let limits = limits(range, count: rangeDimension) else { return nil }
            values = limits
        }
        self.info = info
        self.domain = arguments
        self.range = values
        self.rangeDimension = rangeDimension
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The number of inputs.
    var argumentCount: Int { domain.count }
    /// The number of outputs.
    var valueCount: Int { rangeDimension }
    /// The range of the first input.
    var firstDomain: ClosedRange<CGFloat> { domain[0] }

    /// Evaluates the function; inputs and outputs are clamped to their ranges. NaN counts as zero.
    func callAsFunction(_ arguments: [CGFloat]) -> [CGFloat] {
        let inside = zip(arguments, domain).map { clamped($0, to: $1) }
        var values = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, inside, &values)
        return values.enumerated().map { range.isEmpty ? ($1.isNaN ? 0 : $1) : clamped($1, to: range[$0]) }
    }
}

private func clamped(_ v: CGFloat, to limits: ClosedRange<CGFloat>) -> CGFloat {
    v.isNaN ? limits.lowerBound : min(max(v, limits.lowerBound), limits.upperBound)
}

private func limits(_ numbers: UnsafePointer<CGFloat>, count: Int) -> [ClosedRange<CGFloat>]? {
    let limits = (0..<count).map { (numbers[2 * $0], numbers[2 * $0 + 1]) }
    guard limits.allSatisfy({ $0.0 <= $0.1 && $0.0.isFinite && $0.1.isFinite }) else { return nil }
    return limits.map { $0.0...$0.1 }
}

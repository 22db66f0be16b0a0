public import CoreGraphics
public import Foundation

/// A kernel whose pixels depend on the same pixels of its inputs alone.
///
/// Its images are parameters of the type `__sample`.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cicolorkernel)
open class CIColorKernel: CIKernel, @unchecked Sendable {
    override class func accepts(_ function: KernelFunction) -> Bool {
        function.result == .float(4) && !function.parameters.contains { $0.type == .sampler }
    }

    /// Returns an image that the kernel computes inside `extent`. Nil, which is reported, where arguments don't fit.
    open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? {
        apply(extent: extent, roiCallback: { _, rect in rect }, arguments: args)
    }
}

/// A kernel that blends two images.
///
/// Its function has two parameters of the type `__sample`, foreground and background.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciblendkernel)
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
    override class func accepts(_ function: KernelFunction) -> Bool {
        super.accepts(function) && function.parameters.count == 2
            && function.parameters.allSatisfy { $0.typeName == "__sample" }
    }

    /// Returns the blended images, as large as both.
    open func apply(foreground: CIImage, background: CIImage) -> CIImage? {
        let extent = foreground.extent.joined(with: background.extent)
        return apply(extent: extent, arguments: [foreground, background])
    }

    /// Returns the images blended by the numbers that they have in a colour space; one that is not RGB gives nil.
    open func apply(foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage? {
        guard let front = foreground.matchedFromWorkingSpace(to: colorSpace),
            let back = background.matchedFromWorkingSpace(to: colorSpace)
        else { return nil }
        return apply(foreground: front, background: back)?.matchedToWorkingSpace(from: colorSpace)
    }
}

/// A kernel that says for each pixel where in an image it comes from.
///
/// Its function returns a `vec2` in pixels, and uses `destCoord()`.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciwarpkernel)
open class CIWarpKernel: CIKernel, @unchecked Sendable {
    override class func accepts(_ function: KernelFunction) -> Bool {
        function.result == .float(2)
            && !function.parameters.contains { $0.type == .sampler || $0.typeName == "__sample" }
    }

    /// Returns an image of `extent` whose pixels are those of `image` at the places that the kernel gives; the callback
    /// says which part of the image a part of the result may come from.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]?
    ) -> CIImage? {
        guard let arguments = bound(args ?? []) else { return nil }
        return CIImage(KernelNode(program, arguments, extent: extent, warped: image.node, roi: callback))
    }
}

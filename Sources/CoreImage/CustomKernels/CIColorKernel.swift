public import CoreGraphics
public import Foundation

/// A kernel in which each pixel depends only on the same pixel of its inputs.
///
/// Its images are parameters of the type `__sample`.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cicolorkernel)
open class CIColorKernel: CIKernel, @unchecked Sendable {
    override class func accepts(_ function: KernelFunction) -> Bool {
        function.result == .float(4) && !function.parameters.contains { $0.type == .sampler }
    }

    /// Returns an image of extent `extent` that the kernel computes. Returns nil, which is reported, if the arguments
    /// don't match.
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

    /// Returns the blended image, whose extent is the union of both.
    open func apply(foreground: CIImage, background: CIImage) -> CIImage? {
        let extent = foreground.extent.joined(with: background.extent)
        return apply(extent: extent, arguments: [foreground, background])
    }

    /// Returns the images blended in a colour space. Returns nil if the colour space is not RGB.
    open func apply(foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage? {
        guard let front = foreground.matchedFromWorkingSpace(to: colorSpace),
            let back = background.matchedFromWorkingSpace(to: colorSpace)
        else { return nil }
        return apply(foreground: front, background: back)?.matchedToWorkingSpace(from: colorSpace)
    }
}

/// A kernel that computes the source position of each pixel.
///
/// Its function returns a `vec2` in pixels, and uses `destCoord()`.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciwarpkernel)
open class CIWarpKernel: CIKernel, @unchecked Sendable {
    override class func accepts(_ function: KernelFunction) -> Bool {
        function.result == .float(2)
            && !function.parameters.contains { $0.type == .sampler || $0.typeName == "__sample" }
    }

    /// Returns an image of extent `extent` whose pixels are those of `image` at the positions that the kernel computes.
    /// The callback returns the region of the image that a region of the result depends on.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]?
    ) -> CIImage? {
        guard let arguments = bound(args ?? []) else { return nil }
        return CIImage(KernelNode(program, arguments, extent: extent, warped: image.node, roi: callback))
    }
}

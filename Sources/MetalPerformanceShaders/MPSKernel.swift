@_exported public import Metal
public import Foundation

/// Whether a device runs the kernels of this module: never, as no device exists.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpssupportsmtldevice(_:))
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A kernel for a device. Nobody can have a device, so nobody can have a kernel; the class lets sources compile that
/// ask for a device first.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpskernel)
open class MPSKernel: NSObject {
    /// The device that runs the kernel.
    public let device: any MTLDevice

    /// Makes a kernel for a device.
    public init(device: any MTLDevice) {
        self.device = device
        super.init()
    }
}

/// A kernel that makes an image of an image.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpsunaryimagekernel)
open class MPSUnaryImageKernel: MPSKernel {
    /// Encodes the kernel. Unreachable without a device.
    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
    ) {}
}

/// A kernel that makes pixels black or `maximumValue`.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpsimagethresholdbinary)
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// The limit above which a pixel gets the maximum value.
    public let thresholdValue: Float
    /// The value of pixels above the threshold.
    public let maximumValue: Float

    /// Makes the kernel. `linearGrayColorTransform` has the weights of red, green and blue; nil means the standard
    /// ones.
    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
        linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
        super.init(device: device)
    }
}

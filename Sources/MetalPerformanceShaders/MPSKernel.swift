@_exported public import Metal
public import Foundation

/// Returns whether a device supports the kernels of this module, as the CPU does.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpssupportsmtldevice(_:))
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { device is ProcessorDevice }

/// A kernel for a device.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpskernel)
open class MPSKernel: NSObject {
    /// The device that runs the kernel.
    public let device: any MTLDevice

    /// Creates a kernel for a device.
    public init(device: any MTLDevice) {
        self.device = device
        super.init()
    }
}

/// A kernel with one image as its input.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpsunaryimagekernel)
open class MPSUnaryImageKernel: MPSKernel {
    /// Encodes the kernel: it runs when the command buffer is committed, on the pixels that both textures contain.
    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
    ) {
        guard let commands = commandBuffer as? ProcessorCommands, let source = sourceTexture as? ProcessorTexture,
            let destination = destinationTexture as? ProcessorTexture
        else { return }
        commands.add { self.run(source, destination) }
    }

    func run(_ source: ProcessorTexture, _ destination: ProcessorTexture) {}
}

/// A kernel that makes pixels black or `maximumValue`.
/// [Apple's reference](https://developer.apple.com/documentation/metalperformanceshaders/mpsimagethresholdbinary)
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// The limit above which a pixel gets the maximum value.
    public let thresholdValue: Float
    /// The value of pixels above the threshold.
    public let maximumValue: Float
    private let weights: SIMD4<Float>

    /// Creates the kernel. `linearGrayColorTransform` contains the weights of red, green and blue; nil means those of
    /// BT.601.
    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
        linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
        weights = transform.map { SIMD4($0[0], $0[1], $0[2], 0) } ?? SIMD4(0.299, 0.587, 0.114, 0)
        super.init(device: device)
    }

    override func run(_ source: ProcessorTexture, _ destination: ProcessorTexture) {
        // A texture with one channel is already gray.
        let isGray = [.r8Unorm, .r16Float, .r32Float].contains(source.pixelFormat)
        for y in 0..<min(source.height, destination.height) {
            for x in 0..<min(source.width, destination.width) {
                let pixel = source.pixel(x, y)
                let gray = isGray ? pixel.x : (pixel * weights).sum()
                let value = gray > thresholdValue ? maximumValue : 0
                destination.set(SIMD4(value, value, value, 1), x, y)
            }
        }
    }
}

/// A device that runs kernels. The only one is the CPU, and it runs the image kernels of `MetalPerformanceShaders`;
/// there are no shaders and no pipelines.
/// [Apple's reference](https://developer.apple.com/documentation/metal/mtldevice)
public protocol MTLDevice: AnyObject, Sendable {
    /// The device's name.
    var name: String { get }
    /// Creates a queue of command buffers. Returns nil if memory is exhausted.
    func makeCommandQueue() -> (any MTLCommandQueue)?
}

/// A queue of command buffers, created by a device.
/// [Apple's reference](https://developer.apple.com/documentation/metal/mtlcommandqueue)
public protocol MTLCommandQueue: AnyObject, Sendable {
    /// The device that created the queue.
    var device: any MTLDevice { get }
    /// Creates a command buffer. Returns nil if memory is exhausted.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// A list of commands for a device.
/// [Apple's reference](https://developer.apple.com/documentation/metal/mtlcommandbuffer)
public protocol MTLCommandBuffer: AnyObject {
    /// The device that executes the commands.
    var device: any MTLDevice { get }
    /// Submits the commands to the device.
    func commit()
    /// Blocks until the commands have been executed.
    func waitUntilCompleted()
}

/// An image in a device's memory.
/// [Apple's reference](https://developer.apple.com/documentation/metal/mtltexture)
public protocol MTLTexture: AnyObject {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
    /// The channels and their type.
    var pixelFormat: MTLPixelFormat { get }
    /// The device that holds the texture.
    var device: any MTLDevice { get }
}

/// Returns the CPU as a device.
/// [Apple's reference](https://developer.apple.com/documentation/metal/mtlcreatesystemdefaultdevice())
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { ProcessorDevice.shared }

/// Returns the CPU, the only device.
/// [Apple's reference](https://developer.apple.com/documentation/metal/mtlcopyalldevices())
public func MTLCopyAllDevices() -> [any MTLDevice] { [ProcessorDevice.shared] }

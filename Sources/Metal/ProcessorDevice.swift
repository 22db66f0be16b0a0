/// The CPU as a device.
package final class ProcessorDevice: MTLDevice {
    package static let shared = ProcessorDevice()

    private init() {}

    package var name: String { "Kasane" }
    package func makeCommandQueue() -> (any MTLCommandQueue)? { ProcessorQueue() }
}

private final class ProcessorQueue: MTLCommandQueue {
    var device: any MTLDevice { ProcessorDevice.shared }
    func makeCommandBuffer() -> (any MTLCommandBuffer)? { ProcessorCommands() }
}

/// Commands that run on the thread that commits them.
package final class ProcessorCommands: MTLCommandBuffer {
    private var commands: [() -> Void] = []

    package init() {}

    package var device: any MTLDevice { ProcessorDevice.shared }

    package func add(_ command: @escaping () -> Void) { commands.append(command) }

    package func commit() {
        let commands = commands
        self.commands = []
        for command in commands { command() }
    }

    package func waitUntilCompleted() {}
}

import Foundation
import Kasane

/// Reports the service's address and its errors, and forwards the scenes' output.
final class ServeProgress: ServiceObserver {
    private let streams: (output: StandardStream, errors: StandardStream)
    private let isQuiet: Bool
    private let scene: String

    var interruption: Int32 = -1 {
        didSet { for stream in [streams.output, streams.errors] { stream.interruption = interruption } }
    }

    init(output: StandardStream, errors: StandardStream, isQuiet: Bool, _ options: ServiceOptions) {
        streams = (output, errors)
        self.isQuiet = isQuiet
        scene = options.render.scene
    }

    func service(answersAt address: String, processes: Int) {
        guard !isQuiet else { return }
        let count = processes == 1 ? "1 process" : "\(processes) processes"
        streams.errors.write("serving \(scene) at \(address) with \(count)".oneLine + "\n")
    }

    func service(notes line: String) { streams.errors.write("kasane: \(line.oneLine)\n") }

    func scene(printed bytes: [UInt8], to descriptor: Int32) {
        (descriptor == STDOUT_FILENO ? streams.output : streams.errors).write(bytes)
    }
}

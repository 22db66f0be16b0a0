import Foundation
import Kasane

/// Shows the messages of a player and its scene on the terminal.
final class PlayProgress: PlayerObserver {
    private let output: StandardStream
    private let errors: StandardStream

    init(output: StandardStream, errors: StandardStream) { (self.output, self.errors) = (output, errors) }

    func player(says line: String) { errors.write("kasane: \(line.oneLine)\n") }

    func player(passesOn diagnostics: String) { errors.write(diagnostics) }

    func scene(printed bytes: [UInt8], to descriptor: Int32) {
        (descriptor == STDOUT_FILENO ? output : errors).write(bytes)
    }
}

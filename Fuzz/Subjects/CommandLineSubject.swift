import Foundation
import Kasane
import KasaneCommand

/// Parses a command line, whose words end with zero bytes, and checks the result against what the command promises.
func readCommandLine(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    do {
        guard case .render(let request, _) = try Invocation(words) else { return }
        check(request)
    } catch let error as UsageError {
        let lineEnds = ["\n", "\r", "\u{2028}", "\u{1b}"]
        precondition(!error.problem.isEmpty && !lineEnds.contains { error.problem.contains($0) }, "not one line")
    } catch {
        preconditionFailure("\(error)")
    }
}

private func check(_ request: RenderRequest) {
    precondition(request.problem == nil, "a request that is wrong was accepted")
    precondition(request.timeout > 0 && request.scale > 0, "not above zero")
    for level in request.background ?? [] { precondition((0...1).contains(level), "not a level") }
    // The compiler must take it for a file, and for a Swift file.
    let argument = RenderRequest.compilerArgument(forScene: request.scene)
    precondition(argument.utf8.first != UInt8(ascii: "-") && argument.utf8.first != UInt8(ascii: "@"), "an option")
    precondition(argument.utf8.suffix(6).elementsEqual(".swift".utf8), "not Swift")
    precondition(request.output.utf8.last != UInt8(ascii: "/"), "a folder")
    // It reaches the scene's process unchanged.
    let copy = try? JSONDecoder().decode(RenderRequest.self, from: JSONEncoder().encode(request))
    precondition(copy == request, "changed on its way")
}

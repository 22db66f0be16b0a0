// Fuzzes one subject with libFuzzer, whose options it takes, until stopped. `scripts/fuzz` builds and runs it.

import Foundation
import FuzzSubjects

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The subject's name is in the environment, because the fuzzer restarts itself with its own options only.
private let name = ProcessInfo.processInfo.environment["KASANE_FUZZ_SUBJECT"] ?? ""

/// The subject; a global, because a C function captures nothing.
private let subject: FuzzSubject = {
    if let subject = FuzzSubject.all.first(where: { $0.name == name }) { return subject }
    print(FuzzSubject.all.map(\.name).joined(separator: "\n"))
    exit(name.isEmpty ? 0 : 2)
}()

var words = CommandLine.arguments.map { strdup($0) }
words.insert(strdup("-max_len=\(subject.longestInput)"), at: 1)
var count = CInt(words.count)
words.append(nil)
let status = words.withUnsafeMutableBufferPointer { words -> CInt in
    guard var start = words.baseAddress else { return 2 }
    return runFuzzer(&count, &start) { bytes, count in
        subject.run(UnsafeRawBufferPointer(start: bytes, count: count))
        return 0
    }
}
exit(status)

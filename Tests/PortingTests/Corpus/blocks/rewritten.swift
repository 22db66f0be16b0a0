import Foundation; import ObjectRuntime

typealias Completion =                    (Bool) -> Void

class Job: NSObject {
          var finished: (                   (Int) -> Void)?
    var all: [                   () -> Void] = []

          func run(completion: @escaping                    (Bool) -> Void) { completion(true) }
    func start(_ completion: Completion) { completion(false) }
; @section(".init_array") @used private nonisolated static let __exposed11: @convention(c) () -> Void = { exposeMembers(of: Job.self) { $0.property("finished", \Job.finished); $0.method("runWithCompletion:", Job.run(completion:)) } } }

func blocks() {
    let job = Job()
    job.finished = { print("finished", $0) }
    job.run { print("ran", $0) }
    job.start { print("started", $0) }
    job.finished?(3)
    let twice:                    (Int) -> Int = { $0 * 2 }
    print(twice(4))
}

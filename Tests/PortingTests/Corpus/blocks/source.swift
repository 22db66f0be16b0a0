import Foundation

typealias Completion = @convention(block) (Bool) -> Void

class Job: NSObject {
    @objc var finished: (@convention(block) (Int) -> Void)?
    var all: [@convention(block) () -> Void] = []

    @objc func run(completion: @escaping @convention(block) (Bool) -> Void) { completion(true) }
    func start(_ completion: Completion) { completion(false) }
}

func blocks() {
    let job = Job()
    job.finished = { print("finished", $0) }
    job.run { print("ran", $0) }
    job.start { print("started", $0) }
    job.finished?(3)
    let twice: @convention(block) (Int) -> Int = { $0 * 2 }
    print(twice(4))
}

import Foundation

class Toast: NSObject {
    var isDone = false
    @objc func pop(_ what: String?) { print("pop", what ?? "nothing") }
    @objc func burn() { print("burn") }
    @objc func finish() { isDone = true }
}

func delays() {
    let toast = Toast()
    toast.perform(#selector(Toast.burn), with: nil, afterDelay: 0.02)
    toast.perform(#selector(Toast.pop(_:)), with: "rye", afterDelay: 0)
    toast.perform(#selector(Toast.pop(_:)), with: "oat", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: toast, selector: #selector(Toast.burn), object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: toast, selector: #selector(Toast.pop(_:)), object: "oat")
    toast.perform(#selector(Toast.finish), with: nil, afterDelay: 0.05, inModes: [.common])
    print("waiting")
    while !toast.isDone { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
    toast.performSelector(onMainThread: #selector(Toast.pop(_:)), with: "now", waitUntilDone: true)
}

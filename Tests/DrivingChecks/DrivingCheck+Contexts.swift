import UIKit

extension DrivingCheck {
    static let contexts = [
        DrivingCheck("what is open on the main actor stays open while it waits") { observer in
            let layer = CALayer()
            UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
            let context = UIGraphicsGetCurrentContext()
            let traits = UITraitCollection.current
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            layer.opacity = 0.5
            for _ in 0..<20 {
                await observer.suspend(times: 1)
                observer.expect(CATransaction.animationDuration() == 3, "the transaction is another")
                observer.expect(UIGraphicsGetCurrentContext() === context, "the image context is another")
                observer.expect(UITraitCollection.current.userInterfaceStyle == .dark, "the traits are others")
                observer.expect(layer.presentation() == nil, "committed from outside")
            }
            CATransaction.commit()
            UIGraphicsEndImageContext()
            UITraitCollection.current = traits
            observer.expect(UIGraphicsGetCurrentContext() == nil, "the image context is still there")
            observer.expect(layer.presentation()?.opacity == 0.5, "not committed")
            observer.expect(CATransaction.animationDuration() == 0.25, "the transaction is still open")
        },
        DrivingCheck("threads beside the main actor have transactions of their own") { observer in
            let others = (1...8).map { number in
                Task.detached { () -> [String] in
                    var problems: [String] = []
                    for _ in 0..<20 {
                        problems += DrivingCheck.useTransaction(Double(number))
                        await Task.yield()
                    }
                    return problems
                }
            }
            for _ in 0..<50 {
                for problem in useTransaction(100) { observer.expect(false, "main: \(problem)") }
                await observer.suspend(times: 1)
            }
            for task in others {
                for problem in await task.value { observer.expect(false, problem) }
            }
        },
        DrivingCheck("the main actor's layers are committed by no other thread") { observer in
            let layer = CALayer()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            // While this code blocks, without releasing the main actor.
            flushOnAnotherThread()
            observer.expect(layer.presentation() == nil, "committed by another thread")
            observer.expect(CATransaction.disableActions(), "the implicit transaction is another")
            await observer.wait(for: "the commit") { layer.presentation()?.opacity == 0.5 }
        },
    ]

    /// Opens a transaction, changes a tree in it, and returns problems with another transaction's values.
    private static func useTransaction(_ duration: Double) -> [String] {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setAnimationDuration(duration)
        let root = CALayer()
        for _ in 0..<10 { root.addSublayer(CALayer()) }
        let found = CATransaction.animationDuration()
        return found == duration ? [] : ["\(found) in the transaction of \(duration)"]
    }

    private static func flushOnAnotherThread() {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            CATransaction.flush()
            done.signal()
        }
        done.wait()
    }
}

import Combine
import UIKit

class Motor: NSObject {
    @objc dynamic var speed = 0
}

class Truck: NSObject {
    @objc dynamic var engine = Motor()
    @objc dynamic var trailer: Truck?
}

class PathWatcher: NSObject {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        print("by name:", keyPath ?? "", change?[.newKey] ?? "")
    }
}

@MainActor func observedPaths() {
    let truck = Truck()
    let speed = truck.observe(\.engine.speed, options: [.old, .new]) { truck, change in
        print("speed:", change.oldValue ?? -1, change.newValue ?? -1, truck.engine.speed)
    }
    let trailing = truck.observe(\.trailer?.engine.speed, options: .new) { _, change in
        print("trailer's speed:", (change.newValue ?? nil) as Any)
    }
    let watcher = PathWatcher()
    truck.addObserver(watcher, forKeyPath: "engine.speed", options: .new, context: nil)
    truck.addObserver(watcher, forKeyPath: #keyPath(Truck.trailer.engine.speed), options: .new, context: nil)
    let first = truck.engine
    first.speed = 1
    truck.engine = Motor()
    first.speed = 2
    truck.engine.speed = 3
    truck.trailer = Truck()
    truck.trailer?.engine.speed = 4
    speed.invalidate()
    trailing.invalidate()
    truck.removeObserver(watcher, forKeyPath: "engine.speed")
    truck.removeObserver(watcher, forKeyPath: "trailer.engine.speed")
    let values = truck.publisher(for: \.engine.speed).sink { print("published:", $0) }
    truck.engine.speed = 5
    truck.engine = Motor()
    values.cancel()
    truck.engine.speed = 6

    let controller = UIViewController()
    let alpha = controller.view.observe(\.alpha, options: .new) { _, change in print("alpha:", change.newValue ?? 0) }
    controller.view.alpha = 0.5
    alpha.invalidate()
}

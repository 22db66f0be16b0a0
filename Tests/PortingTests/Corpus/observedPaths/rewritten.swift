import Combine
import UIKit

class Motor: NSObject {
                  var speed = 0 { willSet { willChange(\Motor.speed, of: self) } didSet { didChange(\Motor.speed, of: self) } }
; @section(".init_array") @used private nonisolated static let __exposed6: @convention(c) () -> Void = { exposeMembers(of: Motor.self) { $0.property("speed", \Motor.speed) } } }

class Truck: NSObject {
                  var engine = Motor() { willSet { willChange(\Truck.engine, of: self) } didSet { didChange(\Truck.engine, of: self) } }
                  var trailer: Truck? { willSet { willChange(\Truck.trailer, of: self) } didSet { didChange(\Truck.trailer, of: self) } }
; @section(".init_array") @used private nonisolated static let __exposed11: @convention(c) () -> Void = { exposeMembers(of: Truck.self) { $0.property("engine", \Truck.engine); $0.property("trailer", \Truck.trailer) } } }

class PathWatcher: NSObject {
             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        print("by name:", keyPath ?? "", change?[.newKey] ?? "")
    }
; @section(".init_array") @used private nonisolated static let __exposed20: @convention(c) () -> Void = { exposeMembers(of: PathWatcher.self) { $0.method("observeValueForKeyPath:ofObject:change:context:", PathWatcher.observeValue(forKeyPath:of:change:context:)) } } }

@MainActor func observedPaths() {
    let truck = Truck()
    let speed = truck.observe(\.engine.speed, through: [\.engine], options: [.old, .new]) { truck, change in
        print("speed:", change.oldValue ?? -1, change.newValue ?? -1, truck.engine.speed)
    }
    let trailing = truck.observe(\.trailer?.engine.speed, through: [\.trailer, \.trailer?.engine], options: .new) { _, change in
        print("trailer's speed:", (change.newValue ?? nil) as Any)
    }
    let watcher = PathWatcher()
    truck.addObserver(watcher, forKeyPath: "engine.speed", options: .new, context: nil)
    truck.addObserver(watcher, forKeyPath: "trailer.engine.speed"              , options: .new, context: nil)
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
    let values = truck.publisher(for: \.engine.speed, through: [\.engine]).sink { print("published:", $0) }
    truck.engine.speed = 5
    truck.engine = Motor()
    values.cancel()
    truck.engine.speed = 6

    let controller = UIViewController()
    let alpha = controller.view.observe(\.alpha, options: .new) { _, change in print("alpha:", change.newValue ?? 0) }
    controller.view.alpha = 0.5
    alpha.invalidate()
}

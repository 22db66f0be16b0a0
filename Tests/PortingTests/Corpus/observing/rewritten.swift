import Foundation; import ObjectRuntime

class Thermometer: NSObject {
                  var degrees: Double = 20 { willSet { willChange(\Thermometer.degrees, of: self) } didSet { didChange(\Thermometer.degrees, of: self) } }
                  var place: String = "garden" {
        willSet { willChange(\Thermometer.place, of: self); print("moves to", newValue) }
        didSet { defer { didChange(\Thermometer.place, of: self) }; print("moved from", oldValue) }
    }
                  var unit: String = "C" { willSet { willChange(\Thermometer.unit, of: self) }
        didSet { defer { didChange(\Thermometer.unit, of: self) }; if unit.count > 1 { unit = String(unit.prefix(1)) } }
    }
                  var height: Double = 2 { didSet { didChange(\Thermometer.height, of: self) }
        willSet { willChange(\Thermometer.height, of: self); print("height", newValue) }
    }
                  var fahrenheit: Double {
        get { degrees * 1.8 + 32 }
        set { willChange(\Thermometer.fahrenheit, of: self); defer { didChange(\Thermometer.fahrenheit, of: self) }; degrees = (newValue - 32) / 1.8 }
    }

             class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        if key == "fahrenheit" { return ["degrees"] }
        return super.keyPathsForValuesAffectingValue(forKey: key)
    }
; @section(".init_array") @used private nonisolated static let __exposed24: @convention(c) () -> Void = { exposeMembers(of: Thermometer.self) { $0.property("degrees", \Thermometer.degrees); $0.property("place", \Thermometer.place); $0.property("unit", \Thermometer.unit); $0.property("height", \Thermometer.height); $0.property("fahrenheit", \Thermometer.fahrenheit); $0.classMethod("keyPathsForValuesAffectingValueForKey:", Thermometer.keyPathsForValuesAffectingValue(forKey:)) } } }

private var context = 0

class Watcher: NSObject {
    let thermometer: Thermometer

    init(_ thermometer: Thermometer) {
        self.thermometer = thermometer
        super.init()
        thermometer.addObserver(
            self, forKeyPath: "degrees"                    , options: [.new, .old], context: &context)
        thermometer.addObserver(self, forKeyPath: "place", options: .new, context: nil)
    }

    deinit {
        thermometer.removeObserver(self, forKeyPath: "degrees"                    , context: &context)
        thermometer.removeObserver(self, forKeyPath: "place")
    }

             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context observed: UnsafeMutableRawPointer?
    ) {
        guard observed == &context else {
            print("watcher:", keyPath ?? "", change?[.newKey] as? String ?? "")
            return
        }
        print("watcher:", keyPath ?? "", change?[.oldKey] as? Double ?? 0, change?[.newKey] as? Double ?? 0)
    }
; @section(".init_array") @used private nonisolated static let __exposed54: @convention(c) () -> Void = { exposeMembers(of: Watcher.self) { $0.method("observeValueForKeyPath:ofObject:change:context:", Watcher.observeValue(forKeyPath:of:change:context:)) } } }

func observing() {
    let thermometer = Thermometer()
    let token = thermometer.observe(\.degrees, options: [.initial, .new]) { object, change in
        print("closure:", change.newValue ?? 0, object.degrees)
    }
    thermometer.degrees = 21
    token.invalidate()
    thermometer.degrees = 22
    var dependent: NSKeyValueObservation? = thermometer.observe(\.fahrenheit) { object, change in
        print("fahrenheit:", object.fahrenheit, change.newValue == nil)
    }
    thermometer.degrees = 30
    dependent = nil
    let units = thermometer.observe(\.unit, options: .new) { _, change in print("unit", change.newValue ?? "") }
    thermometer.unit = "Kelvin"
    units.invalidate()
    let heights = thermometer.observe(\.height, options: .old) { _, change in print("was", change.oldValue ?? 0) }
    thermometer.height = 3
    heights.invalidate()
    var watcher: Watcher? = Watcher(thermometer)
    thermometer.place = "roof"
    thermometer.setValue(10.0, forKey: "degrees")
    thermometer.degrees += 1
    watcher = nil
    thermometer.degrees = 0
    print(thermometer.fahrenheit, watcher == nil, dependent == nil)
}

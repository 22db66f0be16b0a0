import Foundation

class Thermometer: NSObject {
    @objc dynamic var degrees: Double = 20
    @objc dynamic var place: String = "garden" {
        willSet { print("moves to", newValue) }
        didSet { print("moved from", oldValue) }
    }
    @objc dynamic var unit: String = "C" {
        didSet { if unit.count > 1 { unit = String(unit.prefix(1)) } }
    }
    @objc dynamic var height: Double = 2 {
        willSet { print("height", newValue) }
    }
    @objc dynamic var fahrenheit: Double {
        get { degrees * 1.8 + 32 }
        set { degrees = (newValue - 32) / 1.8 }
    }

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        if key == "fahrenheit" { return ["degrees"] }
        return super.keyPathsForValuesAffectingValue(forKey: key)
    }
}

private var context = 0

class Watcher: NSObject {
    let thermometer: Thermometer

    init(_ thermometer: Thermometer) {
        self.thermometer = thermometer
        super.init()
        thermometer.addObserver(
            self, forKeyPath: #keyPath(Thermometer.degrees), options: [.new, .old], context: &context)
        thermometer.addObserver(self, forKeyPath: "place", options: .new, context: nil)
    }

    deinit {
        thermometer.removeObserver(self, forKeyPath: #keyPath(Thermometer.degrees), context: &context)
        thermometer.removeObserver(self, forKeyPath: "place")
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context observed: UnsafeMutableRawPointer?
    ) {
        guard observed == &context else {
            print("watcher:", keyPath ?? "", change?[.newKey] as? String ?? "")
            return
        }
        print("watcher:", keyPath ?? "", change?[.oldKey] as? Double ?? 0, change?[.newKey] as? Double ?? 0)
    }
}

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

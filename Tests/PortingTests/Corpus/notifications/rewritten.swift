import Foundation; import ObjectRuntime

extension Notification.Name {
    static let doorbell = Notification.Name("doorbell")
    static let parcel = Notification.Name("parcel")
}

class Dog: NSObject {
    init(at door: NSObject) {
        super.init()
        NotificationCenter.default.addObserver(self, selector: Selector("bark", Dog.bark), name: .doorbell, object: nil)
        NotificationCenter.default.addObserver(self, selector: Selector("sniff:", Dog.sniff(_:)), name: .parcel, object: door)
    }

          func bark() { print("woof") }
          private func sniff(_ notification: Notification) {
        print("sniff", notification.object is NSObject, notification.userInfo?["from"] as? String ?? "")
    }
; @section(".init_array") @used private nonisolated static let __exposed19: @convention(c) () -> Void = { exposeMembers(of: Dog.self) { $0.method("bark", Dog.bark); $0.method("sniff:", Dog.sniff(_:)) } } }

func notifications() {
    let door = NSObject()
    let center = NotificationCenter.default
    let dog = Dog(at: door)
    center.post(name: .doorbell, object: nil)
    center.post(name: .doorbell, object: door)
    center.post(name: .parcel, object: door, userInfo: ["from": "Ann"])
    center.post(name: .parcel, object: NSObject())
    center.removeObserver(dog, name: .parcel, object: door)
    center.post(name: .parcel, object: door)
    center.removeObserver(dog)
    center.post(name: .doorbell, object: nil)
    var second: Dog? = Dog(at: door)
    center.post(name: .doorbell, object: second)
    second = nil
    center.post(name: .doorbell, object: nil)
    print("quiet", second == nil)
}

import Foundation; import ObjectRuntime

private var badgeKey: UInt8 = 0

final class Ribbon {
    let color: String
    init(_ color: String) { self.color = color }
    deinit { print("ribbon", color, "gone") }
}

class Gift: NSObject {}

extension Gift {
    var ribbon: Ribbon? {
        get { objc_getAssociatedObject(self, &badgeKey) as? Ribbon }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

func associations() {
    var gift: Gift? = Gift()
    print(gift?.ribbon == nil)
    gift?.ribbon = Ribbon("red")
    print(gift?.ribbon?.color ?? "")
    gift?.ribbon = Ribbon("blue")
    gift = nil
    print("after")
    let sum = autoreleasepool { () -> Int in
        objc_sync_enter(Gift.self)
        defer { objc_sync_exit(Gift.self) }
        return 3
    }
    print(sum, gift == nil)
}

import UIKit

class Shelf: UIView {
    class Board: NSObject {}
}

@objc(OldShelf) class NewShelf: NSObject {}

@MainActor func descriptions() {
    let object: AnyObject = Shelf()
    print(type(of: object).description(), Shelf.description(), type(of: NewShelf()).description())
    print(type(of: object).description().components(separatedBy: ".").last ?? "")
    print(NSStringFromClass(Shelf.self), NSStringFromClass(NewShelf.self))
    let made = NSClassFromString("Corpus.Shelf")
    print(made == Shelf.self, NSClassFromString("OldShelf") == NewShelf.self, NSClassFromString("Shelf") == nil)
    print(NSClassFromString(NSStringFromClass(Shelf.self)) == Shelf.self)
    print(ProcessInfo().isLowPowerModeEnabled, ProcessInfo().thermalState == .nominal)
}

import UIKit

class Shelf: UIView {
    class Board: NSObject {}
}

                class NewShelf: NSObject {@section(".init_array") @used private nonisolated static let __exposed7: @convention(c) () -> Void = { exposeMembers(of: NewShelf.self, named: "OldShelf") { _ in } } }

@MainActor func descriptions() {
    let object: AnyObject = Shelf()
    print(String(cString: class_getName(type(of: object)))            , Shelf.description(), String(cString: class_getName(type(of: NewShelf())))            )
    print(String(cString: class_getName(type(of: object)))            .components(separatedBy: ".").last ?? "")
    print(String(cString: class_getName(Shelf.self)), String(cString: class_getName(NewShelf.self)))
    let made = objc_lookUpClass("Corpus.Shelf")
    print(made == Shelf.self, objc_lookUpClass("OldShelf") == NewShelf.self, objc_lookUpClass("Shelf") == nil)
    print(objc_lookUpClass(String(cString: class_getName(Shelf.self))) == Shelf.self)
    print(ProcessInfo.processInfo.isLowPowerModeEnabled, ProcessInfo.processInfo.thermalState == .nominal)
}

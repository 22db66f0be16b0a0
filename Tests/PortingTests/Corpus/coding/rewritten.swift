import UIKit

class Swatch: UIView, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let title: String

    init(title: String) {
        self.title = title
        super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
        super.init(coder: coder)
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(title, forKey: "title")
    }
}

class Settings: NSObject, NSCoding {
          var volume = 3

    override init() {}
    required init?(coder: NSCoder) { volume = coder.decodeInteger(forKey: "volume"        ) }
    func encode(with coder: NSCoder) { coder.encode(volume, forKey: "volume"        ) }
; @section(".init_array") @used private nonisolated static let __exposed29: @convention(c) () -> Void = { exposeMembers(of: Settings.self) { $0.property("volume", \Settings.volume) } } }

@MainActor func coding() {
    let swatch = Swatch(title: "Sand")
    swatch.backgroundColor = .red
    swatch.alpha = 0.5
    do {
        let data = try NSKeyedArchiver.archivedData(withRootObject: swatch, requiringSecureCoding: false)
        let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Swatch
        print(copy?.title ?? "", copy?.frame ?? .zero, copy?.alpha ?? 0, copy?.backgroundColor == .red)
    } catch {
        print("failed:", error)
    }
    let settings = Settings()
    settings.volume = 8
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(settings, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    if let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) {
        unarchiver.requiresSecureCoding = false
        let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Settings
        print(copy?.volume ?? 0)
    }
}

import UIKit

final class Holder {
    let view = UIView()
    var anyConstraints: [AnyObject] { view.constraints }
    var anyView: AnyObject?
    var anyOwner: AnyObject { view }
    var typed: [NSLayoutConstraint] { view.constraints }
}

func count(of item: AnyObject, _ other: AnyObject?) -> Int {
    guard (item as! NSObject).responds(to: NSSelectorFromString("indexOfObject:")) || (item as! NSObject).isKind(of: NSArray.self) else { return -1 }
    return (other as? NSObject)?.isKind(of: NSArray.self) == true ? 2 : 1
}

      protocol Listener: AnyObject {
                   func heard(_ word: String, twice: Bool)
                   func missed()
}; extension Listener { func heard(_ word: String, twice: Bool) { return ObjectRuntime.send("heard:twice:", to: self, word, twice) }; func missed() { return ObjectRuntime.send("missed", to: self) } }

final class Parrot: NSObject, Listener {
    func heard(_ word: String, twice: Bool) { print(twice ? word + word : word) }
; @section(".init_array") @used private nonisolated static let __exposed23: @convention(c) () -> Void = { exposeMembers(of: Parrot.self) { $0.method("heard:twice:", Parrot.heard(_:twice:)) } } }

final class Speaker {
    weak var audience: AnyObject?
    func speak() {
        implementing(audience as? Listener, "heard:twice:")?.heard("hello", twice: true)
        implementing(self.audience as? Listener, "missed")?.missed()
    }
    func speakLater() { (audience as? NSObject)?.performSelector(onMainThread: Selector("awakeFromNib", NSObject.awakeFromNib), with: nil, waitUntilDone: true) }
}

class Woken: NSObject {
             func awakeFromNib() {
        super.awakeFromNib()
        print("awake")
    }
; @section(".init_array") @used private nonisolated static let __exposed39: @convention(c) () -> Void = { exposeMembers(of: Woken.self) { $0.method("awakeFromNib", Woken.awakeFromNib) } } }

@MainActor func anyObjects() {
    let (speaker, parrot) = (Speaker(), Parrot())
    speaker.audience = parrot
    speaker.speak()
    let woken = Woken()
    speaker.audience = woken
    speaker.speakLater()
    print(count(of: NSArray(), nil), count(of: NSDate(), nil), count(of: NSArray(), NSArray()))
    let holder = Holder()
    let width = holder.view.widthAnchor.constraint(equalToConstant: 20)
    width.priority = .defaultLow
    width.isActive = true
    print((holder.anyConstraints.first as? NSLayoutConstraint)?.__priority() == UILayoutPriority.defaultLow, (holder.anyConstraints[0] as! NSLayoutConstraint).constant)
    let number: Float? = (holder.anyConstraints.last as? NSLayoutConstraint)?.__priority()
    print(number == 250)
    print((holder.anyView as? UIView)?.superview == nil, (holder.anyOwner as! UIView).subviews.count)
    print(holder.typed.first?.constant == 20)
    let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "pause": 0.25]
    print(wrappedValue(of: (info["frame"]! as AnyObject)).cgRectValue.width, wrappedValue(of: (info["pause"] as AnyObject)).doubleValue!)
    print(wrappedValue(of: (info["none"] as AnyObject)).integerValue ?? 8, wrappedValue(of: (info["frame"] as? AnyObject)).cgRectValue?.height ?? 0)
    print(((holder.view as AnyObject) as! UIView).superview == nil)
    holder.view.tag = 5
    mark(holder.view)
}

@MainActor func mark(_ sender: AnyObject) {
    print((sender as! NSObject).value(forKey: "tag") as! Int)
    (sender as! NSObject).setValue(7, forKey: "tag")
    print((sender as! NSObject).value(forKey: "tag") as! Int)
}

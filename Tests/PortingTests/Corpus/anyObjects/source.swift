import UIKit

final class Holder {
    let view = UIView()
    var anyConstraints: [AnyObject] { view.constraints }
    var anyView: AnyObject?
    var anyOwner: AnyObject { view }
    var typed: [NSLayoutConstraint] { view.constraints }
}

func count(of item: AnyObject, _ other: AnyObject?) -> Int {
    guard item.responds(to: NSSelectorFromString("indexOfObject:")) || item.isKind(of: NSArray.self) else { return -1 }
    return other?.isKind(of: NSArray.self) == true ? 2 : 1
}

@objc protocol Listener {
    @objc optional func heard(_ word: String, twice: Bool)
    @objc optional func missed()
}

final class Parrot: NSObject, Listener {
    func heard(_ word: String, twice: Bool) { print(twice ? word + word : word) }
}

final class Speaker {
    weak var audience: AnyObject?
    func speak() {
        audience?.heard?("hello", twice: true)
        self.audience?.missed?()
    }
    func speakLater() { audience?.performSelector(onMainThread: #selector(NSObject.awakeFromNib), with: nil, waitUntilDone: true) }
}

class Woken: NSObject {
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake")
    }
}

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
    print(holder.anyConstraints.first?.priority == UILayoutPriority.defaultLow, holder.anyConstraints[0].constant)
    let number: Float? = holder.anyConstraints.last?.priority
    print(number == 250)
    print(holder.anyView?.superview == nil, holder.anyOwner.subviews.count)
    print(holder.typed.first?.constant == 20)
    let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "pause": 0.25]
    print((info["frame"]! as AnyObject).cgRectValue.width, (info["pause"] as AnyObject).doubleValue!)
    print((info["none"] as AnyObject).integerValue ?? 8, (info["frame"] as? AnyObject)?.cgRectValue?.height ?? 0)
    print((holder.view as AnyObject).superview == nil)
    holder.view.tag = 5
    mark(holder.view)
}

@MainActor func mark(_ sender: AnyObject) {
    print(sender.value(forKey: "tag") as! Int)
    sender.setValue(7, forKey: "tag")
    print(sender.value(forKey: "tag") as! Int)
}

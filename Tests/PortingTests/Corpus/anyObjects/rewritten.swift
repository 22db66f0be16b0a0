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

@MainActor func anyObjects() {
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
}

import UIKit

final class Holder {
    let view = UIView()
    var anyConstraints: [AnyObject] { view.constraints }
    var anyView: AnyObject?
    var anyOwner: AnyObject { view }
    var typed: [NSLayoutConstraint] { view.constraints }
}

@MainActor func anyObjects() {
    let holder = Holder()
    let width = holder.view.widthAnchor.constraint(equalToConstant: 20)
    width.priority = .defaultLow
    width.isActive = true
    print(holder.anyConstraints.first?.priority == UILayoutPriority.defaultLow, holder.anyConstraints[0].constant)
    let number: Float? = holder.anyConstraints.last?.priority
    print(number == 250)
    print(holder.anyView?.superview == nil, holder.anyOwner.subviews.count)
    print(holder.typed.first?.constant == 20)
}

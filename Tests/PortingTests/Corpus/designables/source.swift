import UIKit

@IBDesignable
class PriceTag: UIView {
    @IBInspectable var cornerRadius: CGFloat = 4 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @IBInspectable public var currency: String = "EUR"
    @IBOutlet weak var label: UILabel!
    @IBOutlet private var stars: [UIImageView]!

    @IBAction func buy(_ sender: Any) { print("bought for", currency) }
    @IBAction private func look() { print("looked") }
}

@MainActor func designables() {
    let tag = PriceTag(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let text = UILabel()
    tag.label = text
    tag.cornerRadius = 8
    print(tag.layer.cornerRadius, tag.label === text)
    tag.setValue("USD", forKey: "currency")
    tag.perform(#selector(PriceTag.buy(_:)), with: text)
    tag.perform(Selector(("look")))
    tag.setValue(3, forKeyPath: "cornerRadius")
    print(tag.layer.cornerRadius)
}

import UIKit

             
class PriceTag: UIView {
                   var cornerRadius: CGFloat = 4 {
        didSet { layer.cornerRadius = cornerRadius }
    }
                   public var currency: String = "EUR"
              weak var label: UILabel!
              private var stars: [UIImageView]!

              func buy(_ sender: Any) { print("bought for", currency) }
              private func look() { print("looked") }
; @section(".init_array") @used private nonisolated static let __exposed14: @convention(c) () -> Void = { exposeMembers(of: PriceTag.self) { $0.property("cornerRadius", \PriceTag.cornerRadius); $0.property("currency", \PriceTag.currency); $0.property("label", \PriceTag.label); $0.property("stars", \PriceTag.stars); $0.method("buy:", PriceTag.buy(_:)); $0.method("look", PriceTag.look) } } }

@MainActor func designables() {
    let tag = PriceTag(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let text = UILabel()
    tag.label = text
    tag.cornerRadius = 8
    print(tag.layer.cornerRadius, tag.label === text)
    tag.setValue("USD", forKey: "currency")
    tag.perform(Selector("buy:", PriceTag.buy(_:)), with: text)
    tag.perform(Selector(("look")))
    tag.setValue(3, forKeyPath: "cornerRadius")
    print(tag.layer.cornerRadius)
}

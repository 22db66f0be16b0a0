import UIKit

typealias CardBase = UIView

protocol StyledCard: CardBase {
    associatedtype Badge: CardBase
    init(style: Int)
}

extension StyledCard {
    static func plain() -> Self { newInstance(of: Self.self) }
    static func styled() -> Self { Self(style: 2) }
    static var makeBadge: () -> Badge { { newInstance(of: Badge.self) } }
}

final class StarBadge: UIView {
    var stars = 0
    override init(frame: CGRect) {
        super.init(frame: frame)
        stars = 5
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NamedCard: UIView, StyledCard {
    typealias Badge = StarBadge
    let name: String
    init(style: Int) {
        name = "style \(style)"
        super.init(frame: .zero)
    }
    override init(frame: CGRect) {
        name = "plain"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

final class Counter: NSObject {
    var count = 1
    override init() {
        super.init()
        count = 7
    }
}

func made<T: NSObject>(_ type: T.Type) -> T { newInstance(of: T.self) }

@MainActor func placed<T>(_ kind: T.Type) -> T where T: UIView {
    let small = newInstance(of: kind, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    print(small.frame.width)
    return newInstance(of: T.self, frame: CGRect(x: 0, y: 0, width: 9, height: 4))
}

extension UIView {
    static func empty() -> Self { newInstance(of: self) }
}

class Leaflet: UIView {
    var number = 3
}

final class LastLeaflet: Leaflet {
    override init(frame: CGRect) {
        super.init(frame: frame)
        number = 9
    }
    required init?(coder: NSCoder) { nil }
}

enum LeafletSource {
    case nib(String)
    case kind(kind: Leaflet.Type)
}

@MainActor func leaflet(_ source: LeafletSource?) -> Leaflet? {
    switch source {
    case .kind(let kind)?: return newInstance(of: kind)
    default: return nil
    }
}

@MainActor func described(_ type: Any) -> String {
    guard let known = type as? UIView.Type else { return "no view" }
    let cell = type as! UIView.Type
    if let page = type as? Leaflet.Type { return "page \(newInstance(of: page).number) \(newInstance(of: cell).bounds.width)" }
    return "view \(newInstance(of: known, frame: CGRect(x: 0, y: 0, width: 2, height: 2)).bounds.width)"
}

final class PriceCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.text = "free"
    }
    required init?(coder: NSCoder) { nil }
}

final class PriceHeader: UITableViewHeaderFooterView {}

struct PriceRow {
    let cellType: UITableViewCell.Type
    var cell: UITableViewCell { newInstance(of: cellType, style: .value1, reuseIdentifier: "price") }
    func header<Header: UITableViewHeaderFooterView>(_ type: Header.Type) -> Header { newInstance(of: Header.self, reuseIdentifier: "top") }
}

@MainActor func creation() {
    let row = PriceRow(cellType: PriceCell.self)
    print(row.cell.reuseIdentifier ?? "none", row.cell.detailTextLabel?.text ?? "no label")
    print(row.header(PriceHeader.self).reuseIdentifier ?? "none")
    print(leaflet(.kind(kind: LastLeaflet.self))?.number ?? 0, leaflet(.nib("a"))?.number ?? 0)
    print(described(LastLeaflet.self), described(UIView.self), described(7))
    print(NamedCard.plain().name, NamedCard.styled().name, NamedCard.makeBadge().stars)
    print(made(Counter.self).count)
    let badge = placed(StarBadge.self)
    print(badge.stars, badge.frame.width)
    print(StarBadge.empty().stars)
}

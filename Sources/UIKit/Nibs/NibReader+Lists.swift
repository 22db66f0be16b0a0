import CoreGraphics
import Foundation

// The attributes of table views and collection views, and their prototype cells.
extension NibReader {
    func configure(_ table: UITableView, _ node: NibNode) {
        func height(_ attribute: String) -> CGFloat? {
            guard let value = node.number(attribute) else { return nil }
            return value < 0 ? UITableView.automaticDimension : CGFloat(value)
        }
        if let value = height("rowHeight") { table.rowHeight = value }
        if let value = height("estimatedRowHeight") { table.estimatedRowHeight = value }
        // Interface Builder always writes both; 28 and 18 are the values that it writes for automatic ones.
        if let value = height("sectionHeaderHeight"), node["style"] == "plain" { table.sectionHeaderHeight = value }
        if let value = height("sectionFooterHeight"), node["style"] == "plain" { table.sectionFooterHeight = value }
        switch node["separatorStyle"] {
        case "none": table.separatorStyle = .none
        case "singleLine", "default": table.separatorStyle = .singleLine
        default: break
        }
        if let color = values.color(node.keyed("separatorColor")) { table.separatorColor = color }
        if let inset = node.keyed("separatorInset") { table.separatorInset = inset.insets }
        if let allows = node.flag("allowsSelection") { table.allowsSelection = allows }
        if let allows = node.flag("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
        if let header = node.keyed("tableHeaderView") { table.tableHeaderView = make(header) as? UIView }
        if let footer = node.keyed("tableFooterView") { table.tableFooterView = make(footer) as? UIView }
        for prototype in node.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            let maker: @MainActor () -> UITableViewCell? = part(prototype)
            table.engine.cells.register(maker, .init(kind: "", identifier: identifier))
        }
        let sections = node.list("sections").filter { $0.name == "tableViewSection" }
        if !sections.isEmpty { table.staticContents = StaticTableContents(sections.map(section)) }
    }

    private func section(_ node: NibNode) -> StaticTableContents.Section {
        let cells = node.list("cells").compactMap { cell -> StaticTableContents.Row? in
            guard let made = make(cell) as? UITableViewCell else { return nil }
            return StaticTableContents.Row(cell: made, height: cell.number("rowHeight").map { CGFloat($0) })
        }
        return StaticTableContents.Section(
            header: node.string("headerTitle"), footer: node.string("footerTitle"), rows: cells)
    }

    /// Returns a closure that creates the view of an element, with its outlets and actions, each time it is called.
    private func part<View: UIView>(_ node: NibNode) -> @MainActor () -> View? {
        // The reader itself isn't captured, as it retains the views.
        let (values, scope, owner) = (values, scope, owner)
        return { [weak scene, weak owner] in
            let reader = NibReader(values: values, scope: NibScope(in: scope), scene: scene, owner: owner)
            let view = reader.make(node) as? View
            reader.finish()
            return view
        }
    }

    func configure(_ cell: UITableViewCell, _ node: NibNode) {
        let accessories: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        if let type = node.choice("accessoryType", accessories) { cell.accessoryType = type }
        switch node["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "gray": cell.selectionStyle = .gray
        case "blue": cell.selectionStyle = .blue
        default: break
        }
        if let level = node.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = node.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
        if let accessory = node.keyed("accessoryView") { cell.accessoryView = make(accessory) as? UIView }
        fillStandardParts(of: cell, node)
    }

    /// Configures the labels and image of the cell's style, which are described within its content.
    private func fillStandardParts(of cell: UITableViewCell, _ node: NibNode) {
        guard node["style"] != nil, let content = node.keyed("contentView") else { return }
        let parts = content.list("subviews")
        for (attribute, view) in [
            ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel), ("imageView", cell.imageView),
        ] as [(String, UIView?)] {
            guard let id = node[attribute], let view, let part = parts.first(where: { $0.id == id }) else { continue }
            remember(view, part)
            switch view {
            case let label as UILabel:
                label.text = part.string("text")
                if let font = values.font(part.keyed("fontDescription")) { label.font = font }
                if let color = values.color(part.keyed("textColor")) { label.textColor = color }
                if let lines = part.integer("numberOfLines") { label.numberOfLines = lines }
            case let image as UIImageView: image.image = values.image(part, "image")
            default: break
            }
        }
    }

    /// The identifiers of the elements for the parts that the cell's style creates.
    func standardParts(of node: NibNode) -> Set<String> {
        node["style"] == nil ? [] : Set(["textLabel", "detailTextLabel", "imageView"].compactMap { node[$0] })
    }

    // MARK: Collections

    func configure(_ collection: UICollectionView, _ node: NibNode) {
        if let layout = node.keyed("collectionViewLayout"), let made = layoutObject(layout) {
            remember(made, layout)
            collection.collectionViewLayout = made
        }
        if let allows = node.flag("allowsSelection") { collection.allowsSelection = allows }
        if let allows = node.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = allows }
        for prototype in node.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            let maker: @MainActor () -> UICollectionReusableView? = part(prototype)
            collection.engine.pool.register(maker, .init(kind: "", identifier: identifier))
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let view = node.keyed(key), let identifier = view["reuseIdentifier"] else { continue }
            let maker: @MainActor () -> UICollectionReusableView? = part(view)
            collection.engine.pool.register(maker, .init(kind: kind, identifier: identifier))
        }
    }

    private func layoutObject(_ node: NibNode) -> UICollectionViewLayout? {
        let custom = NibClasses.custom(node, owner: owner, in: values.bundle) as? UICollectionViewLayout.Type
        let kind: UICollectionViewLayout.Type =
            node.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let layout = (custom ?? kind).init(coder: NibElementCoder(node, self))
        guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
        if node["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
        if let spacing = node.number("minimumLineSpacing") { flow.minimumLineSpacing = CGFloat(spacing) }
        if let spacing = node.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = CGFloat(spacing) }
        if let size = node.keyed("itemSize")?.size, size != .zero { flow.itemSize = size }
        if node["automaticEstimatedItemSize"] == "YES" {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = node.keyed("estimatedItemSize")?.size { flow.estimatedItemSize = size }
        if let size = node.keyed("headerReferenceSize")?.size { flow.headerReferenceSize = size }
        if let size = node.keyed("footerReferenceSize")?.size { flow.footerReferenceSize = size }
        if let inset = node.keyed("sectionInset")?.insets { flow.sectionInset = inset }
        return flow
    }

    func configure(_ cell: UICollectionViewCell, _ node: NibNode) {}
}

import CoreGraphics
import Foundation
import ObjectRuntime

// Outlets, actions, segues and user-defined runtime attributes.
extension NibReader {
    func connect(_ object: NSObject, _ node: NibNode) {
        for connection in node.list("connections") {
            switch connection.name {
            case "outlet":
                guard let property = connection["property"], let value = scope[connection["destination"]] else {
                    continue
                }
                setOutlet(property, of: object, to: value)
            case "action": addAction(connection, of: object)
            case "segue": connect(segue: connection, of: object)
            default: break
            }
        }
        connectCollections(of: object, node)
    }

    private func connectCollections(of object: NSObject, _ node: NibNode) {
        var names: [String] = []
        var collections: [String: [NSObject]] = [:]
        for connection in node.list("connections") where connection.name == "outletCollection" {
            guard let property = connection["property"], let value = scope[connection["destination"]] else { continue }
            if !names.contains(property) { names.append(property) }
            collections[property, default: []].append(value)
        }
        for name in names {
            let values = collections[name] ?? []
            if name == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            } else {
                object.setValue(values, forKey: name)
            }
        }
    }

    /// Sets an outlet: a property of the frameworks that nibs often set, otherwise one that the class exposes.
    private func setOutlet(_ property: String, of object: NSObject, to value: NSObject) {
        switch (object, property) {
        case (let controller as UIViewController, "view"):
            if let view = value as? UIView { controller.view = view }
        case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
        case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
        case (let table as UITableView, "prefetchDataSource"):
            table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
        case (let collection as UICollectionView, "dataSource"):
            collection.dataSource = value as? any UICollectionViewDataSource
        case (let collection as UICollectionView, "delegate"):
            collection.delegate = value as? any UICollectionViewDelegate
        case (let text as UITextView, "delegate"): text.delegate = value as? any UITextViewDelegate
        case (let scroll as UIScrollView, "delegate"): scroll.delegate = value as? any UIScrollViewDelegate
        case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
        case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
        case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
        case (let recognizer as UIGestureRecognizer, "delegate"):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case (let tabs as UITabBarController, "delegate"): tabs.delegate = value as? any UITabBarControllerDelegate
        case (let navigation as UINavigationController, "delegate"):
            navigation.delegate = value as? any UINavigationControllerDelegate
        case (let field as UITextField, "inputAccessoryView"): field.inputAccessoryView = value as? UIView
        case (is UITableViewCell, "textLabel"), (is UITableViewCell, "detailTextLabel"),
            (is UITableViewCell, "imageView"), (is UITableViewCell, "backgroundView"):
            if property == "backgroundView" { (object as? UITableViewCell)?.backgroundView = value as? UIView }
        case (let controller as UITableViewController, "tableView"): controller.tableView = value as? UITableView
        case (let controller as UICollectionViewController, "collectionView"):
            controller.collectionView = value as? UICollectionView
        default: object.setValue(value, forKey: property)
        }
    }

    // MARK: Actions

    private func addAction(_ connection: NibNode, of object: NSObject) {
        guard let name = connection["selector"] else { return }
        // The First Responder placeholder has no object: the action goes to the responder chain.
        let target = scope[connection["destination"]]
        let action = Selector(name)
        switch object {
        case let control as UIControl:
            control.addTarget(
                target, action: action, for: NibReader.events[connection["eventType"] ?? ""] ?? .touchUpInside)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: action) }
        default: break
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents,
    ]

    private func connect(segue: NibNode, of object: NSObject) {
        guard let scene else { return }
        if segue["kind"] == "embed" {
            if let container = object as? UIView { scene.embed(segue, in: container) }
            return
        }
        switch object {
        case let cell as UITableViewCell:
            cell.onSelection = { [weak scene, weak cell] in scene?.trigger(segue, sender: cell) }
        case let cell as UICollectionViewCell:
            cell.onSelection = { [weak scene, weak cell] in scene?.trigger(segue, sender: cell) }
        case let control as UIControl:
            let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
            control.addAction(
                UIAction { [weak scene, weak control] _ in scene?.trigger(segue, sender: control) }, for: event)
        case let item as UIBarButtonItem:
            let trigger = scene.makeTrigger(segue)
            (item.target, item.action) = (trigger, SegueTrigger.selector)
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(scene.makeTrigger(segue), action: SegueTrigger.selector)
        default: break
        }
    }

    // MARK: Runtime attributes

    func setRuntimeAttributes(of object: NSObject, _ node: NibNode) {
        for attribute in node.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], !path.isEmpty else { continue }
            set(runtimeValue(attribute), of: object, along: path)
        }
    }

    private func runtimeValue(_ node: NibNode) -> Any? {
        let value = node.keyed("value")
        switch node["type"] {
        case "boolean": return node.flag("value") ?? false
        case "number":
            if let number = value?.number("value") { return NSNumber(value: number) }
            return node.number("value").map { NSNumber(value: $0) }
        case "string", "localizedString": return node.string("value")
        case "color": return values.color(value)
        case "image": return values.image(node["value"] ?? value?["name"])
        case "point": return value.map { NSValue(cgPoint: $0.point) }
        case "size": return value.map { NSValue(cgSize: $0.size) }
        case "rect": return value.map { NSValue(cgRect: $0.rect) }
        default: return nil
        }
    }

    /// Sets a value for a key path. Layers take colours as `CGColor`s.
    private func set(_ value: Any?, of object: NSObject, along path: String) {
        guard path.hasPrefix("layer."), let view = object as? UIView else {
            return object.setValue(value, forKeyPath: path)
        }
        let plain = (value as? UIColor)?.cgColor ?? (value as? UIImage)?.cgImage ?? value
        view.layer.setValue(plain, forKeyPath: String(path.dropFirst("layer.".count)))
    }
}

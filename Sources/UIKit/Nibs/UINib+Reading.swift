import Foundation

extension UINib {
    /// Reads the nib, and throws an error if it can't be read.
    ///
    /// Specific to Kasane: iOS terminates the app.
    public final func check() throws(NibError) { _ = try read() }

    private func read() throws(NibError) -> NibDocument {
        if let known = contents as? NibDocument { return known }
        let made: NibDocument
        switch source {
        case .file(let name): made = try NibFiles.document(name, ending: "xib", in: bundle)
        case .data(let data): made = try NibDocument(data)
        }
        contents = made
        return made
    }

    /// Instantiates the nib's objects, and connects them with each other and with the owner.
    final func makeObjects(owner: NSObject?, externals: [String: Any]) -> [Any] {
        do throws(NibError) {
            let root = try read().root
            let scope = NibScope()
            let objects = root.list("objects")
            var outer: [(object: NSObject, node: NibNode)] = []
            for node in objects where node.name == "placeholder" {
                let object: NSObject? =
                    switch node["placeholderIdentifier"] {
                    case "IBFilesOwner": owner
                    case "IBFirstResponder": nil
                    case let name?: externals[name] as? NSObject
                    case nil: nil
                    }
                guard let object else { continue }
                scope[node.id] = object
                outer.append((object, node))
            }
            let reader = NibReader(values: NibValues(bundle: bundle, document: root), scope: scope, owner: owner)
            let made = objects.filter { $0.name != "placeholder" }.compactMap { reader.make($0) }
            reader.finish(connecting: outer)
            return made
        } catch {
            reportOnce("the nib \(label) can't be read: \(error)")
            return []
        }
    }
}

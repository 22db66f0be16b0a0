import Foundation

/// The contents of a storyboard: its scenes by controller identifier.
final class StoryboardContents {
    struct Entry {
        let controller: NibNode
        /// The other objects of the scene.
        let others: [NibNode]
    }

    let root: NibNode
    let initial: String?
    private(set) var entries: [String: Entry] = [:]
    private(set) var identifiers: [String: String] = [:]

    init(_ document: NibDocument) {
        root = document.root
        initial = root["initialViewController"]
        for scene in root.list("scenes") {
            let objects = scene.list("objects")
            guard
                let controller = objects.first(where: {
                    $0["sceneMemberID"] == "viewController" || $0.name.hasSuffix("ontroller")
                }), controller.name != "viewControllerPlaceholder", let id = controller.id
            else { continue }
            let others = objects.filter { $0 !== controller && $0.name != "placeholder" && $0.name != "exit" }
            entries[id] = Entry(controller: controller, others: others)
            if let identifier = controller["storyboardIdentifier"] { identifiers[identifier] = id }
        }
    }
}

extension UIStoryboard {
    /// Reads the storyboard, and throws an error if it can't be read.
    ///
    /// Specific to Kasane: iOS terminates the app.
    public final func check() throws(NibError) { _ = try read() }

    private func read() throws(NibError) -> StoryboardContents {
        if let known = contents as? StoryboardContents { return known }
        let made = StoryboardContents(try NibFiles.document(name, ending: "storyboard", in: bundle))
        contents = made
        return made
    }

    private var readOrReport: StoryboardContents? {
        do throws(NibError) {
            return try read()
        } catch {
            reportOnce("the storyboard \(name) can't be read: \(error)")
            return nil
        }
    }

    /// Instantiates the initial view controller.
    final func makeInitialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let contents = readOrReport, let id = contents.initial else { return nil }
        return makeController(id: id, creator)
    }

    /// Instantiates the view controller with a name; nil, with one logged line, if there is none.
    final func makeController(
        named identifier: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let contents = readOrReport else { return nil }
        guard let id = contents.identifiers[identifier] else {
            reportOnce("the storyboard \(name) has no controller \"\(identifier)\"")
            return nil
        }
        return makeController(id: id, creator)
    }

    /// Instantiates a view controller, possibly from another storyboard.
    final func makeController(id: String?, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let contents = readOrReport, let id, let entry = contents.entries[id] else {
            return readOrReport.flatMap { reference(to: id, in: $0, creator) }
        }
        return StoryboardScene(self, contents, entry).makeController(creator)
    }

    private func reference(
        to id: String?, in contents: StoryboardContents, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let references = contents.root.list("scenes").flatMap { $0.list("objects") }
        guard let id,
            let reference = references.first(where: { $0.id == id && $0.name == "viewControllerPlaceholder" }),
            let name = reference["storyboardName"], name != self.name || reference["referencedIdentifier"] != nil
        else { return nil }
        let other = name == self.name ? self : UIStoryboard(name: name, bundle: bundle)
        guard let identifier = reference["referencedIdentifier"] else { return other.makeInitialController(creator) }
        return other.makeController(named: identifier, creator)
    }
}

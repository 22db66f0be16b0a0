import Foundation

extension UIViewController {
    /// Loads the view from the storyboard, or from the nib with the controller's nib name; false if there is none.
    final func loadNibView() -> Bool {
        if let source { return source.loadView(of: self) }
        let bundle = nibBundle ?? Bundle(ofModuleOf: type(of: self))
        guard let name = nibName ?? UIViewController.impliedNib(of: type(of: self), in: bundle) else { return false }
        _ = UINib(nibName: name, bundle: nibBundle ?? (nibName == nil ? bundle : nil)).instantiate(withOwner: self)
        return ownView != nil
    }

    /// The nibs named after controller classes or their views; nil for classes without one.
    private static var impliedNibs: [ObjectIdentifier: String?] = [:]

    private static func impliedNib(of type: UIViewController.Type, in bundle: Bundle) -> String? {
        if let known = impliedNibs[ObjectIdentifier(type)] { return known }
        let parts = String(reflecting: type).split(separator: ".")
        var found: String?
        // The frameworks' own controllers have none.
        if parts.first != "UIKit", let name = parts.last.map(String.init) {
            let view = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
            found = [view, name].first { NibFiles.find($0, ending: "xib", in: bundle) != nil }
        }
        impliedNibs[ObjectIdentifier(type)] = .some(found)
        return found
    }
}

extension UIStoryboardSegue {
    /// Creates a segue of a class known as a value.
    static func make(
        _ type: AnyClass, identifier: String?, source: UIViewController, destination: UIViewController,
        _ perform: @escaping () -> Void
    ) -> UIStoryboardSegue {
        guard type != UIStoryboardSegue.self, let made = newSegue(type, identifier, source, destination) else {
            return UIStoryboardSegue(
                identifier: identifier, source: source, destination: destination, performHandler: perform)
        }
        made.performHandler = perform
        return made
    }
}

extension UINib {
    /// Returns a closure that creates the nib's first object for a list, which doesn't retain it.
    func maker<View: UIView>(owner: AnyObject) -> @MainActor () -> View? {
        { [weak owner] in self.instantiate(withOwner: owner).lazy.compactMap { $0 as? View }.first }
    }
}

extension UIStoryboardUnwindSegueSource {
    /// The controller that the segue returns to: among those that led to the source, the nearest that has the action
    /// and allows it; nil if none.
    final var target: UIViewController? {
        var seen = Set<ObjectIdentifier>()
        var current = source
        while let around = current.parent ?? current.presentingViewController {
            if let found = target(within: around, &seen) { return found }
            current = around
        }
        return nil
    }

    /// Each controller is visited once, whatever its class returns as children.
    private func target(within controller: UIViewController, _ seen: inout Set<ObjectIdentifier>) -> UIViewController? {
        guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: self) {
            if let found = target(within: child, &seen) { return found }
        }
        return controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender) ? controller : nil
    }
}

extension UIViewController {
    /// Unwinds to this controller, the segue's destination: dismisses what is presented over it, and then has each
    /// container, from the one that contains the source inwards, show its child on the path to it.
    final func performUnwind(_ segue: UIStoryboardSegue) {
        var around: [UIViewController] = [segue.source]
        while let parent = around.last?.parent { around.append(parent) }
        var way: [UIViewController] = [self]
        while let last = way.last, !around.contains(last), let parent = last.parent { way.append(parent) }
        if presentedViewController != nil { dismiss(animated: true) }
        for (child, container) in zip(way, way.dropFirst()).reversed() { container.unwind(for: segue, towards: child) }
    }

    /// The last child, which covers the others, comes first.
    final func unwindChildren(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let left = childContaining(source)
        return children.reversed().filter { $0 !== left }
    }

    final func childAround(_ controller: UIViewController) -> UIViewController? {
        var current = controller
        while let parent = current.parent {
            if parent === self { return current }
            current = parent
        }
        return nil
    }
}

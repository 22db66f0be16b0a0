extension UIViewController {
    final func adopt(_ child: UIViewController) {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            guard current !== child else {
                return reportOnce("A \(type(of: child)) can't be its own child; nothing was added")
            }
            ancestor = current.ownParent
        }
        guard child.ownParent !== self else { return }
        if child.ownParent != nil { child.leaveParent() }
        child.willMove(toParent: self)
        ownChildren.append(child)
        child.ownParent = self
    }

    final func leaveParent() {
        guard let parent = ownParent else { return }
        parent.ownChildren.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        ownParent = nil
        didMove(toParent: nil)
    }
}

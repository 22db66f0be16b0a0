import CoreGraphics
import QuartzCore

extension UIView {
    /// Inserts a view at an index among the subviews; its layer is placed next to a neighbour's, if one is given.
    final func insert(_ view: UIView, at index: Int, _ neighbor: Neighbor? = nil) {
        guard canAdopt(view) else { return }
        if view.parent === self {
            move(view, to: min(index, children.count - 1), neighbor)
            return
        }
        let (oldWindow, newWindow) = (view.window, window)
        if oldWindow !== newWindow {
            view.controllersWillMove(toWindow: newWindow)
            view.forEachDescendant { $0.willMove(toWindow: newWindow) }
        }
        view.willMove(toSuperview: self)
        if let old = view.parent {
            old.willRemoveSubview(view)
            view.constraintsLeave()
            old.children.removeAll { $0 === view }
        }
        view.resignFirstResponderBelow(to: newWindow)
        let place = min(max(index, 0), children.count)
        children.insert(view, at: place)
        view.parent = self
        placeLayer(of: view, at: place, neighbor)
        view.constraintsEnter()
        view.passAutoresizing()
        view.updateTraits()
        if oldWindow !== newWindow {
            if newWindow != nil { view.takeAppearanceBelow() }
            view.forEachDescendant { $0.didMoveToWindow() }
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.notifyTintColorDidChange()
        noteLayoutChange()
        if oldWindow !== newWindow { view.controllersDidMove() }
    }

    /// The subview directly in front of or behind which another is to be placed.
    enum Neighbor { case above(UIView), below(UIView) }

    final func insert(_ view: UIView, beside neighbor: Neighbor) {
        let (sibling, offset) =
            switch neighbor {
            case .above(let view): (view, 1)
            case .below(let view): (view, 0)
            }
        guard sibling !== view else {
            return reportOnce("A \(type(of: view)) can't be put beside itself; nothing was changed")
        }
        guard let place = children.firstIndex(where: { $0 === sibling }) else {
            reportOnce(
                "A \(type(of: view)) was added in front, as the given \(type(of: sibling)) is not a subview")
            return insert(view, at: children.count)
        }
        guard view.parent === self, let own = children.firstIndex(where: { $0 === view }) else {
            return insert(view, at: place + offset, neighbor)
        }
        // In the list without the view, the indices after it are lower by one.
        move(view, to: place + offset - (own < place ? 1 : 0), neighbor)
    }

    /// Moves a subview to another index.
    final func move(_ view: UIView, to index: Int, _ neighbor: Neighbor? = nil) {
        guard let old = children.firstIndex(where: { $0 === view }) else {
            return reportOnce("A \(type(of: view)) is not a subview of the \(type(of: self)) asked to move it")
        }
        let index = min(max(index, 0), children.count - 1)
        children.remove(at: old)
        children.insert(view, at: index)
        placeLayer(of: view, at: index, neighbor)
    }

    final func exchange(_ index1: Int, _ index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2) else {
            return reportOnce("There are no subviews \(index1) and \(index2) of \(children.count) to exchange")
        }
        guard index1 != index2 else { return }
        let (low, high) = (children[min(index1, index2)], children[max(index1, index2)])
        move(low, to: max(index1, index2))
        move(high, to: min(index1, index2))
    }

    final func leaveSuperview() {
        guard let old = parent else { return }
        let oldWindow = window
        old.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if oldWindow != nil {
            controllersWillMove(toWindow: nil)
            forEachDescendant { $0.willMove(toWindow: nil) }
        }
        // A callback may have moved the view elsewhere.
        guard parent === old else { return }
        resignFirstResponderBelow(to: nil)
        constraintsLeave()
        old.children.removeAll { $0 === self }
        parent = nil
        constraintsEnter()
        layer.removeFromSuperlayer()
        old.noteLayoutChange()
        if oldWindow != nil { forEachDescendant { $0.didMoveToWindow() } }
        didMoveToSuperview()
        if oldWindow != nil { controllersDidMove() }
    }

    final func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let view = child.viewWithTag(tag) { return view }
        }
        return nil
    }

    /// Calls `body` for this view and its descendants, parents first.
    final func forEachDescendant(_ body: (UIView) -> Void) {
        body(self)
        for child in children { child.forEachDescendant(body) }
    }

    /// Places the layer of the subview at `place` among the layer's sublayers, which may include layers that don't
    /// belong to views: next to the neighbour's, or directly in front of the layer of the subview before it.
    private final func placeLayer(of view: UIView, at place: Int, _ neighbor: Neighbor?) {
        switch neighbor {
        case .above(let sibling)? where sibling.layer.superlayer === layer:
            return layer.insertSublayer(view.layer, above: sibling.layer)
        case .below(let sibling)? where sibling.layer.superlayer === layer:
            return layer.insertSublayer(view.layer, below: sibling.layer)
        default: break
        }
        if place > 0, children[place - 1].layer.superlayer === layer, place < children.count - 1 {
            layer.insertSublayer(view.layer, above: children[place - 1].layer)
        } else if place < children.count - 1, children[place + 1].layer.superlayer === layer {
            layer.insertSublayer(view.layer, below: children[place + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private final func resignFirstResponderBelow(to window: UIWindow?) {
        guard let old = self.window, old !== window, let responder = old.firstResponder, isInChain(of: responder)
        else { return }
        responder.resignFirstResponder()
        // One that refuses, or that takes over, leaves the window, too.
        guard let last = old.firstResponder, isInChain(of: last) else { return }
        old.firstResponder = nil
        Keyboard.shared.update(for: nil)
    }

    private final func isInChain(of responder: UIResponder) -> Bool {
        var link: UIResponder? = responder
        while let current = link, current !== self { link = current.next }
        return link === self
    }

    private final func canAdopt(_ view: UIView) -> Bool {
        guard !isDescendant(of: view) else {
            reportOnce("A \(type(of: view)) can't be added to itself or to its descendants; nothing was added")
            return false
        }
        return true
    }
}

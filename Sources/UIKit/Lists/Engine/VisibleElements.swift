import CoreGraphics
import Foundation
import QuartzCore

/// The operations that a list provides to the engine that shows its elements.
@MainActor
protocol VisibleElementsOwner: AnyObject {
    /// Creates or dequeues the view of an element, and may change its size; nil if there is nothing to show.
    func makeView(for placement: inout ListPlacement) -> UIView?
    /// Applies a placement to a view after its previous one, and passes it the state of the list that it
    /// needs.
    func place(_ view: UIView, at placement: ListPlacement, after previous: ListPlacement?)
    /// Inserts a view into the list by its `zIndex`.
    func insert(_ view: UIView, at placement: ListPlacement)
    /// Tells the delegate that a view is about to be shown.
    func willDisplay(_ view: UIView, _ element: ListElement)
    /// Tells the delegate that a view is no longer shown, and recycles it.
    func didEndDisplaying(_ view: UIView, _ element: ListElement)
}

/// The views of a list's visible elements: created when they become visible, recycled when they no longer
/// are.
///
/// Tables and collection views differ in where elements are and how their views are created; which views exist, the
/// order of delegate calls, and the animation between two states of the data are shared.
@MainActor
final class VisibleElements {
    struct Shown {
        let view: UIView
        var placement: ListPlacement
    }

    /// A view that is animating out.
    private struct Leaver {
        let view: UIView
        let element: ListElement
        let start: ListPlacement
        let end: ListPlacement
    }

    private unowned let owner: any VisibleElementsOwner
    private(set) var shown: [ListElement: Shown] = [:]
    private var elements: [ObjectIdentifier: ListElement] = [:]
    /// The views animating out, which show data that may be gone.
    private var leaving: [ObjectIdentifier: UIView] = [:]
    /// Whether an update is being started: a layout during it would move everything to its destination at
    /// once.
    private(set) var isUpdating = false
    /// The number of updates still animating.
    private(set) var animationCount = 0

    init(_ owner: any VisibleElementsOwner) { self.owner = owner }

    // MARK: Queries

    func view(_ element: ListElement) -> UIView? { shown[element]?.view }

    /// The element that a view shows.
    func element(of view: UIView) -> ListElement? { elements[ObjectIdentifier(view)] }

    func isLeaving(_ view: UIView) -> Bool { leaving[ObjectIdentifier(view)] != nil }

    /// The views of the cells, with their paths in order.
    var cells: [(path: IndexPath, view: UIView)] {
        shown.lazy.filter { $0.key.category == .cell }.map { (path: $0.key.path, view: $0.value.view) }
            .sorted { $0.path < $1.path }
    }

    // MARK: Display

    /// Shows exactly these elements.
    func show(_ placements: [ListPlacement]) {
        let wanted = Set(placements.lazy.map(\.element))
        let gone = shown.keys.filter { !wanted.contains($0) }
        for element in gone.sorted(by: Self.precedes) { hide(element) }
        for placement in placements { show(placement) }
    }

    /// Shows one more element, or moves it to its placement.
    @discardableResult
    func show(_ placement: ListPlacement) -> UIView? {
        if let known = shown[placement.element] {
            shown[placement.element]?.placement = placement
            owner.place(known.view, at: placement, after: known.placement)
            return known.view
        }
        return AnimationContexts.withoutAnimation { make(placement) }
    }

    private func make(_ placement: ListPlacement) -> UIView? {
        var placement = placement
        guard let view = owner.makeView(for: &placement) else { return nil }
        adopt(view, placement)
        owner.place(view, at: placement, after: nil)
        owner.insert(view, at: placement)
        owner.willDisplay(view, placement.element)
        return view
    }

    /// Records a view as that of an element.
    func adopt(_ view: UIView, _ placement: ListPlacement) {
        leaving[ObjectIdentifier(view)] = nil
        shown[placement.element] = Shown(view: view, placement: placement)
        elements[ObjectIdentifier(view)] = placement.element
    }

    /// Removes an element's view.
    func hide(_ element: ListElement) {
        guard let old = shown.removeValue(forKey: element) else { return }
        elements[ObjectIdentifier(old.view)] = nil
        old.view.removeFromSuperview()
        owner.didEndDisplaying(old.view, element)
    }

    func hideAll() {
        for element in shown.keys.sorted(by: Self.precedes) { hide(element) }
    }

    /// The order of delegate calls for several elements: cells first, then each kind by index path.
    private static func precedes(_ a: ListElement, _ b: ListElement) -> Bool {
        (a.category.rawValue, a.kind, a.path) < (b.category.rawValue, b.kind, b.path)
    }

    // MARK: Updates

    /// The animation of elements when the data changes.
    struct Transition {
        /// The new element of an old one; nil if it was deleted or is to be reloaded.
        var newElement: (ListElement) -> ListElement?
        /// The visible placements in the new data.
        var shows: [ListPlacement]
        /// The start placement of an element that becomes visible.
        var start: (ListPlacement) -> ListPlacement
        /// The end placement of a surviving element that leaves the visible area, given its new element and old
        /// placement.
        var departure: (ListElement, ListPlacement) -> ListPlacement
        /// The end placement of a deleted element.
        var end: (ListPlacement) -> ListPlacement
        /// The duration, in seconds; 0 for none.
        var duration: TimeInterval
        /// Further changes to animate alongside.
        var alongside: () -> Void = {}
    }

    /// Animates from what is shown to another state of the data.
    func update(_ transition: Transition, completion: @escaping (Bool) -> Void) {
        isUpdating = true
        let old = shown
        let wanted = Set(transition.shows.lazy.map(\.element))
        shown.removeAll()
        var departing: [Leaver] = []
        for (element, entry) in old.sorted(by: { Self.precedes($0.key, $1.key) }) {
            elements[ObjectIdentifier(entry.view)] = nil
            guard let new = transition.newElement(element) else {
                departing.append(
                    Leaver(
                        view: entry.view, element: element, start: entry.placement,
                        end: transition.end(entry.placement)))
                continue
            }
            if wanted.contains(new) {
                adopt(entry.view, entry.placement.at(new))
            } else {
                departing.append(
                    Leaver(
                        view: entry.view, element: new, start: entry.placement,
                        end: transition.departure(new, entry.placement)))
            }
        }
        for leaver in departing { leaving[ObjectIdentifier(leaver.view)] = leaver.view }
        UIView.performWithoutAnimation {
            for placement in transition.shows where shown[placement.element] == nil {
                let start = transition.start(placement).with { $0.scrollSection = placement.scrollSection }
                guard let view = make(start) else { continue }
                view.layoutIfNeeded()
            }
        }
        let finish: @MainActor () -> Void = { [weak self] in self?.finish(departing) }
        guard transition.duration > 0, UIView.areAnimationsEnabled, hasWindow(old) else {
            UIView.performWithoutAnimation {
                transition.alongside()
                for placement in transition.shows { show(placement) }
            }
            isUpdating = false
            finish()
            return completion(true)
        }
        animationCount += 1
        UIView.animate(
            withDuration: transition.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                transition.alongside()
                for placement in transition.shows { show(placement)?.layoutIfNeeded() }
                for leaver in departing {
                    owner.place(leaver.view, at: leaver.end, after: leaver.start)
                    leaver.view.layoutIfNeeded()
                }
            },
            completion: { [weak self] finished in
                self?.animationCount -= 1
                finish()
                completion(finished)
            })
        isUpdating = false
    }

    /// Views outside a window need no animation.
    private func hasWindow(_ old: [ListElement: Shown]) -> Bool {
        (shown.first ?? old.first)?.value.view.window != nil || leaving.values.contains { $0.window != nil }
    }

    private func finish(_ departed: [Leaver]) {
        for leaver in departed where leaving[ObjectIdentifier(leaver.view)] === leaver.view {
            leaving[ObjectIdentifier(leaver.view)] = nil
            leaver.view.removeFromSuperview()
            leaver.view.resetPlacement()
            owner.didEndDisplaying(leaver.view, leaver.element)
        }
    }
}

import CoreGraphics
import Foundation
import QuartzCore

/// What a list does for the engine that shows its elements.
@MainActor
protocol VisibleElementsOwner: AnyObject {
    /// Makes, or takes from the pool, the view of an element, and may give it another size; nil where there is nothing
    /// to show.
    func makeView(for placement: inout ListPlacement) -> UIView?
    /// Gives a view its place after the previous one, and tells it what it must know about it.
    func place(_ view: UIView, at placement: ListPlacement, after previous: ListPlacement?)
    /// Adds a view to the list where its `zIndex` belongs.
    func insert(_ view: UIView, at placement: ListPlacement)
    /// Tells the delegate that a view is about to be shown.
    func willDisplay(_ view: UIView, _ element: ListElement)
    /// Tells the delegate that a view is not shown any more, and keeps it for reuse.
    func didEndDisplaying(_ view: UIView, _ element: ListElement)
}

/// The views of the elements that a list shows: made when they come into sight, recycled when they leave it.
///
/// Tables and collections differ in where elements lie and what makes their views; which views there are, in what order
/// the delegate hears of them, and how they go from one state of the data to the next is the same.
@MainActor
final class VisibleElements {
    struct Shown {
        let view: UIView
        var placement: ListPlacement
    }

    /// A view on its way out of sight.
    private struct Leaver {
        let view: UIView
        let element: ListElement
        let start: ListPlacement
        let end: ListPlacement
    }

    private unowned let owner: any VisibleElementsOwner
    private(set) var shown: [ListElement: Shown] = [:]
    private var elements: [ObjectIdentifier: ListElement] = [:]
    /// Views on their way out of sight, which show data that may be gone.
    private var leaving: [ObjectIdentifier: UIView] = [:]
    /// Whether an update is being set going: a layout meanwhile would put everything where it is to move to.
    private(set) var isUpdating = false
    /// How many updates still animate.
    private(set) var animationCount = 0

    init(_ owner: any VisibleElementsOwner) { self.owner = owner }

    // MARK: Asking

    func view(_ element: ListElement) -> UIView? { shown[element]?.view }

    /// The element that a view shows.
    func element(of view: UIView) -> ListElement? { elements[ObjectIdentifier(view)] }

    func isLeaving(_ view: UIView) -> Bool { leaving[ObjectIdentifier(view)] != nil }

    /// The views of the cells, with their paths in order.
    var cells: [(path: IndexPath, view: UIView)] {
        shown.lazy.filter { $0.key.category == .cell }.map { (path: $0.key.path, view: $0.value.view) }
            .sorted { $0.path < $1.path }
    }

    // MARK: Showing

    /// Shows these elements and no others.
    func show(_ placements: [ListPlacement]) {
        let wanted = Set(placements.lazy.map(\.element))
        let gone = shown.keys.filter { !wanted.contains($0) }
        for element in gone.sorted(by: Self.precedes) { hide(element) }
        for placement in placements { show(placement) }
    }

    /// Shows one more element, or moves it where it belongs.
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

    /// Knows a view as that of an element.
    func adopt(_ view: UIView, _ placement: ListPlacement) {
        leaving[ObjectIdentifier(view)] = nil
        shown[placement.element] = Shown(view: view, placement: placement)
        elements[ObjectIdentifier(view)] = placement.element
    }

    /// Takes an element out of sight.
    func hide(_ element: ListElement) {
        guard let old = shown.removeValue(forKey: element) else { return }
        elements[ObjectIdentifier(old.view)] = nil
        old.view.removeFromSuperview()
        owner.didEndDisplaying(old.view, element)
    }

    func hideAll() {
        for element in shown.keys.sorted(by: Self.precedes) { hide(element) }
    }

    /// The order in which the delegate hears of several: cells first, each kind by its place.
    private static func precedes(_ a: ListElement, _ b: ListElement) -> Bool {
        (a.category.rawValue, a.kind, a.path) < (b.category.rawValue, b.kind, b.path)
    }

    // MARK: Updates

    /// How elements come and go when the data changes.
    struct Transition {
        /// Where an element of the old data is now; nil where it is gone or is to be made anew.
        var newElement: (ListElement) -> ListElement?
        /// What is in sight of the new data.
        var shows: [ListPlacement]
        /// Where the view of an element starts that comes into sight.
        var start: (ListPlacement) -> ListPlacement
        /// Where the view of a surviving element ends that leaves sight; its new element and its old placement.
        var departure: (ListElement, ListPlacement) -> ListPlacement
        /// Where the view of a deleted element ends.
        var end: (ListPlacement) -> ListPlacement
        /// How long it takes, in seconds; 0 for at once.
        var duration: TimeInterval
        /// What else changes at the same time.
        var alongside: () -> Void = {}
    }

    /// Goes from what is shown to another state of the data.
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
                guard let view = make(transition.start(placement)) else { continue }
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

    /// What nobody sees need not be animated.
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

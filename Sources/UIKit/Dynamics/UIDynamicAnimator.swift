public import CoreGraphics
public import Foundation
import QuartzCore

/// Moves items as bodies with mass, subject to behaviours such as gravity, collisions, attachments and pushes.
///
/// The animator uses the clock of all animations, in steps of 1/600 s independent of the frame rate, so the result is
/// reproducible. It pauses when all items are at rest and resumes when something changes. Retain it, as nothing else
/// does.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicanimator)
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The number of solver steps between two calls of `action`.
    private static let stepsPerAction = 10
    /// The number of steps for which items must be at rest before the animator pauses.
    private static let stepsToRest = 300
    /// The maximum gap between two frames that is caught up with, in steps: ten seconds.
    private static let mostSteps = 6000

    final let simulation = DynamicSimulation()
    private final weak var view: UIView?
    private final weak var layout: UICollectionViewLayout?
    private final var topBehaviors: [UIDynamicBehavior] = []

    private final var link: CADisplayLink?
    private final var call: ScheduledCall?
    /// The time at which the animator started to run, and the number of steps since.
    private final var start: CFTimeInterval = 0
    private final var steps = 0
    private final var stillSteps = 0
    private final var allSteps = 0
    private final var isStepping = false

    /// Creates an animator in a view's coordinates. Its items are subviews of the view, or custom objects.
    public init(referenceView view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates an animator of a layout's attributes, which invalidates the layout as they change. The layout returns
    /// the result of `items(in:)`.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Creates an animator without a view, for custom items.
    public override init() { super.init() }

    /// The delegate, which is notified when the animator pauses and resumes.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// The view whose coordinate system the items use; nil for an animator of a layout.
    open var referenceView: UIView? { view }

    /// The bounds that a collision behaviour can use as a boundary.
    final var referenceBounds: CGRect? {
        layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } ?? view?.bounds
    }

    // MARK: Behaviours

    /// The behaviours added to the animator, without their children.
    open var behaviors: [UIDynamicBehavior] { topBehaviors }

    private var allBehaviors: [UIDynamicBehavior] { topBehaviors.flatMap(\.withDescendants) }

    /// Adds a behaviour and its children.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.animator !== self else { return }
        guard behavior.animator == nil, behavior.parentBehavior == nil else {
            return reportOnce("A \(type(of: behavior)) already belongs to an animator or behavior; it is not added")
        }
        topBehaviors.append(behavior)
        join(behavior)
    }

    /// Removes a behaviour.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        topBehaviors.remove(at: index)
        leave(behavior)
    }

    /// Removes all behaviours. The items stay where they are.
    open func removeAllBehaviors() {
        for behavior in topBehaviors { removeBehavior(behavior) }
    }

    /// Makes a behaviour and its children act on their items.
    final func join(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: self)
        for behavior in behavior.withDescendants {
            behavior.animator = self
            for item in behavior.dynamicItems { simulation.retain(item) }
        }
        simulation.isConfigured = false
        configure()
        resume()
    }

    final func leave(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: nil)
        for behavior in behavior.withDescendants {
            for item in behavior.dynamicItems { simulation.release(item) }
            behavior.animator = nil
            (behavior as? UICollisionBehavior)?.group = nil
        }
        simulation.isConfigured = false
        resume()
    }

    // MARK: Items

    /// Returns the items that intersect a rectangle in the animator's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        simulation.items.filter { $0.dynamicFrame.intersects(rect) }
    }

    /// Reads an item's position after something else has moved it. Its velocity is kept.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        simulation.read(item)
        resume()
    }

    /// Returns the attributes of a cell that the animator moves; nil for none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Returns the attributes of a supplementary view that the animator moves; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    /// Returns the attributes of a decoration view that the animator moves; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        where matches: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        for case let attributes as UICollectionViewLayoutAttributes in simulation.items where matches(attributes) {
            return attributes
        }
        return nil
    }

    // MARK: Running

    /// Whether items move or may start to.
    open private(set) var isRunning = false

    /// The running time of the animator, in seconds, without pauses.
    open var elapsedTime: TimeInterval { Double(allSteps) * DynamicSimulation.step }

    /// Resumes the animation after a change.
    final func resume() {
        stillSteps = 0
        guard !isRunning, !simulation.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        (start, steps) = (CACurrentMediaTime(), 0)
        // Actions are called at regular times; frames of a display or a recording may fall between them.
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated { self?.advance(to: link.timestamp) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
        scheduleAction()
    }

    private func pause() {
        isRunning = false
        link?.invalidate()
        call?.cancel()
        (link, call) = (nil, nil)
    }

    private func scheduleAction() {
        let next = (steps / Self.stepsPerAction + 1) * Self.stepsPerAction
        let time = start + Double(next) * DynamicSimulation.step
        call = MediaClock.call(at: time) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isRunning else { return }
                self.advance(to: max(time, CACurrentMediaTime()))
                if self.isRunning { self.scheduleAction() }
            }
        }
    }

    final func configure() { simulation.configure(by: allBehaviors) }

    /// Performs the steps up to a time, and moves the items accordingly.
    private func advance(to time: CFTimeInterval) {
        guard isRunning, !isStepping else { return }
        isStepping = true
        defer { isStepping = false }
        // A step is performed when its time has come, whatever the rounding of sums of fractions.
        var wanted = Int(((time - start) / DynamicSimulation.step + 1e-3).rounded(.down))
        if wanted - steps > Self.mostSteps {
            start += Double(wanted - steps - Self.mostSteps) * DynamicSimulation.step
            wanted = steps + Self.mostSteps
        }
        guard wanted > steps else { return }
        while isRunning, steps < wanted {
            step()
            if steps % Self.stepsPerAction == 0 { finishAction() }
        }
        show()
    }

    private func step() {
        configure()
        let behaviors = allBehaviors
        for behavior in behaviors { behavior.exert(on: simulation, for: DynamicSimulation.step) }
        let events = simulation.world.step(DynamicSimulation.step)
        steps += 1
        allSteps += 1
        stillSteps = simulation.isAtRest ? stillSteps + 1 : 0
        if !events.isEmpty { tell(of: events, behaviors) }
    }

    /// Calls the actions, and pauses the animator when all items have been at rest for a while.
    private func finishAction() {
        simulation.write()
        for behavior in allBehaviors { behavior.action?() }
        let isKeptMoving = allBehaviors.contains { ($0 as? UIFieldBehavior)?.keepsMoving ?? false }
        guard simulation.isEmpty || (stillSteps >= Self.stepsToRest && !isKeptMoving) else { return }
        simulation.halt()
        pause()
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func show() {
        simulation.write()
        layout?.invalidateLayout()
    }

    private func tell(of events: [RigidWorld.Event], _ behaviors: [UIDynamicBehavior]) {
        simulation.write()
        for event in events {
            let behavior = behaviors.lazy.compactMap { $0 as? UICollisionBehavior }.first {
                $0.group == event.key.group
            }
            guard let behavior, let delegate = behavior.collisionDelegate, let item = simulation.item(of: event.key.a)
            else { continue }
            if event.key.boundary >= 0 {
                let identifier = behavior.identifier(of: event.key.boundary)
                if event.isBeginning {
                    delegate.collisionBehavior(
                        behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: event.place.point)
                } else {
                    delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
                }
            } else if let other = simulation.item(of: event.key.b) {
                if event.isBeginning {
                    delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: event.place.point)
                } else {
                    delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
                }
            }
        }
    }
}

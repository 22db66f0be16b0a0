public import CoreGraphics
public import Foundation
import QuartzCore

/// Moves items as bodies with mass: they fall, collide, swing and are pushed, as its behaviours say.
///
/// The animator goes by the clock of all animations, in steps of 1/600 s, whatever the frames are, so the same program shows the
/// same. It comes to rest by itself and goes on when something changes. Keep it alive: nobody else does.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicanimator)
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The steps of the solver between two calls of `action`.
    private static let stepsPerAction = 10
    /// How long items must stand still for the animator to come to rest, in steps.
    private static let stepsToRest = 300
    /// How much of a gap between two frames is made up for, in steps: ten seconds.
    private static let mostSteps = 6000

    final let simulation = DynamicSimulation()
    private final weak var view: UIView?
    private final weak var layout: UICollectionViewLayout?
    private final var topBehaviors: [UIDynamicBehavior] = []

    private final var link: CADisplayLink?
    private final var call: ScheduledCall?
    /// When the animator began to run, and how many steps it has made since.
    private final var start: CFTimeInterval = 0
    private final var steps = 0
    private final var stillSteps = 0
    private final var allSteps = 0
    private final var isStepping = false

    /// Creates an animator whose coordinates are those of a view. Its items are subviews of it, or objects of your own.
    public init(referenceView view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates an animator of the attributes of a layout, which it invalidates as they change. The layout returns what `items(in:)` says.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Creates an animator without a view, for items that are objects of your own.
    public override init() { super.init() }

    /// Is told when the animator comes to rest and goes on.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// The view whose coordinates the items are in; nil for an animator of a layout.
    open var referenceView: UIView? { view }

    /// What a collision behaviour makes a boundary of.
    final var referenceBounds: CGRect? {
        layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } ?? view?.bounds
    }

    // MARK: Behaviours

    /// The behaviours that were added, without their children.
    open var behaviors: [UIDynamicBehavior] { topBehaviors }

    private var allBehaviors: [UIDynamicBehavior] { topBehaviors.flatMap(\.withDescendants) }

    /// Has a behaviour, and its children, act on their items.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.animator !== self else { return }
        guard behavior.animator == nil, behavior.parentBehavior == nil else {
            return reportOnce("A \(type(of: behavior)) acts in one place only; it is not added to another animator")
        }
        topBehaviors.append(behavior)
        join(behavior)
    }

    /// Has a behaviour act no longer.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        topBehaviors.remove(at: index)
        leave(behavior)
    }

    /// Has no behaviour act any longer. The items stay where they are.
    open func removeAllBehaviors() {
        for behavior in topBehaviors { removeBehavior(behavior) }
    }

    /// Begins to have a behaviour and its children act.
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

    /// The items that touch a rectangle in the animator's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        simulation.items.filter { $0.dynamicFrame.intersects(rect) }
    }

    /// Reads where an item is, as when something else has moved it. It keeps its velocity.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        simulation.read(item)
        resume()
    }

    /// The attributes of a cell that the animator moves; nil for none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// The attributes of a supplementary view that the animator moves; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    /// The attributes of a decoration that the animator moves; nil for none.
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

    /// Whether items move, or may.
    open private(set) var isRunning = false

    /// How long the animator has run, in seconds, without the times at rest.
    open var elapsedTime: TimeInterval { Double(allSteps) * DynamicSimulation.step }

    /// Goes on, as something has changed.
    final func resume() {
        stillSteps = 0
        guard !isRunning, !simulation.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        (start, steps) = (CACurrentMediaTime(), 0)
        // Actions come at even times; the frames of a display or a recording may lie between them.
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

    /// Makes the steps up to a time, and shows where the items are then.
    private func advance(to time: CFTimeInterval) {
        guard isRunning, !isStepping else { return }
        isStepping = true
        defer { isStepping = false }
        // A step is made when its time has come, however sums of fractions come out.
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

    /// Calls actions, and comes to rest where nothing has moved for a while.
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

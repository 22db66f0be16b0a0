import CoreGraphics
public import Foundation

/// Makes items collide with each other and with boundaries.
///
/// Items collide according to their `collisionBoundsType`. Boundaries are lines without thickness that items can't
/// cross from either side.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollisionbehavior)
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects that items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other items.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries, the default.
        public static let everything = Mode(rawValue: .max)
    }

    /// A boundary with an identifier; only that of the reference bounds has none.
    private struct Boundary {
        let number: Int
        let identifier: any NSCopying
        let path: UIBezierPath
    }

    /// The number of the reference bounds' boundary.
    private static let boundsNumber = 0

    private final var list: DynamicItemList
    private final var boundaries: [Boundary] = []
    private final var lastNumber = boundsNumber
    private final var boundsInsets: UIEdgeInsets?
    private final var knownBounds: CGRect?
    /// The number of the behaviour's group in the solver.
    final var group: Int?

    /// Creates a behaviour that makes items collide with each other.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behaviour without items.
    public convenience override init() { self.init(items: []) }

    /// The delegate, which is notified when contacts begin and end.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// The objects that items collide with: everything by default.
    open var collisionMode = Mode.everything { didSet { configurationDidChange() } }

    // MARK: Items

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item to the behaviour.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Removes an item from the behaviour.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item, from: self) }

    // MARK: Boundaries

    /// Whether the bounds of the reference view, or of a layout's content, form a boundary. False by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { boundsInsets != nil }
        set {
            guard newValue != translatesReferenceBoundsIntoBoundary else { return }
            boundsInsets = newValue ? .zero : nil
            configurationDidChange()
        }
    }

    /// Makes the reference bounds, reduced by insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        guard insets.isFinite else { return reportOnce("UICollisionBehavior: insets must be finite") }
        boundsInsets = insets
        configurationDidChange()
    }

    /// Adds a boundary along a path, in the animator's coordinates; replaces one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let copy = bezierPath.copy() as? UIBezierPath ?? bezierPath
        removeBoundary(withIdentifier: identifier)
        lastNumber += 1
        boundaries.append(Boundary(number: lastNumber, identifier: identifier, path: copy))
        configurationDidChange()
    }

    /// Adds a boundary between two points; replaces one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; nil if there is none with the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
        configurationDidChange()
    }

    /// The identifiers of the boundaries, in the order in which they were added; nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Removes all boundaries that have identifiers.
    open func removeAllBoundaries() {
        boundaries = []
        configurationDidChange()
    }

    private static func areEqual(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        func key(_ identifier: any NSCopying) -> AnyHashable? {
            (identifier as? NSString).map { String($0) } ?? (identifier as? AnyHashable)
        }
        guard let a = key(a), let b = key(b) else { return a as AnyObject === b as AnyObject }
        return a == b
    }

    /// Returns the identifier of a boundary, given its number.
    final func identifier(of number: Int) -> (any NSCopying)? { boundaries.first { $0.number == number }?.identifier }

    // MARK: Simulation

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: DynamicSimulation) {
        let group = group ?? simulation.makeGroupNumber()
        self.group = group
        knownBounds = animator?.referenceBounds
        var made = CollisionGroup(id: group)
        made.members = list.items.compactMap { simulation.body(of: $0) }.sorted()
        made.hitsMembers = collisionMode.contains(.items)
        made.hitsBoundaries = collisionMode.contains(.boundaries)
        if let boundsInsets, let frame = knownBounds?.inset(by: boundsInsets), !frame.isEmpty, !frame.isInfinite {
            Self.add(CGPath(rect: frame, transform: nil), number: Self.boundsNumber, to: &made)
        }
        for boundary in boundaries { Self.add(boundary.path.cgPath, number: boundary.number, to: &made) }
        simulation.world.groups.append(made)
    }

    override func exert(on simulation: DynamicSimulation, for duration: Double) {
        if boundsInsets != nil, animator?.referenceBounds != knownBounds { simulation.isConfigured = false }
    }

    private static func add(_ path: CGPath, number: Int, to group: inout CollisionGroup) {
        for line in DynamicShapes.lines(of: path) {
            for (start, end) in zip(line, line.dropFirst()) {
                let corners = [Vec2(start), Vec2(end)]
                guard corners[0].isFinite, corners[1].isFinite, corners[0] != corners[1] else { continue }
                group.segments.append(.init(boundary: number, shape: RigidShape(corners: corners)))
            }
        }
    }
}

/// Strings can identify boundaries and configurations, as on iOS, where they are bridged to `NSString`.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

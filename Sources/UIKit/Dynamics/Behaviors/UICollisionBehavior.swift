import CoreGraphics
public import Foundation

/// Has items collide with each other, and with boundaries.
///
/// Items collide by their `collisionBoundsType`. Boundaries are lines, without a thickness: what is on one side stays there.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollisionbehavior)
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// The boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both, the default.
        public static let everything = Mode(rawValue: .max)
    }

    /// A boundary that has a name; only that of the reference bounds has none.
    private struct Boundary {
        let number: Int
        let identifier: any NSCopying
        let path: UIBezierPath
    }

    /// The number of the boundary of the reference bounds.
    private static let boundsNumber = 0

    private final var list: DynamicItemList
    private final var boundaries: [Boundary] = []
    private final var lastNumber = boundsNumber
    private final var boundsInsets: UIEdgeInsets?
    private final var knownBounds: CGRect?
    /// The number of the behaviour's group in the solver.
    final var group: Int?

    /// Creates a behaviour by which items collide with each other.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behaviour without items.
    public convenience override init() { self.init(items: []) }

    /// Is told of what begins and ends to touch.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// What items collide with: everything by default.
    open var collisionMode = Mode.everything { didSet { configurationDidChange() } }

    // MARK: Items

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.items }

    /// Has an item collide, too.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Has an item collide no longer.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item, from: self) }

    // MARK: Boundaries

    /// Whether the bounds of the reference view, or of a layout's contents, are a boundary. False by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { boundsInsets != nil }
        set {
            guard newValue != translatesReferenceBoundsIntoBoundary else { return }
            boundsInsets = newValue ? .zero : nil
            configurationDidChange()
        }
    }

    /// Makes a boundary of the reference bounds, as much smaller as insets say.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        guard insets.isFinite else { return reportOnce("UICollisionBehavior: insets must be finite") }
        boundsInsets = insets
        configurationDidChange()
    }

    /// Adds a boundary along a path, in the animator's coordinates; one of the same name is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let copy = bezierPath.copy() as? UIBezierPath ?? bezierPath
        removeBoundary(withIdentifier: identifier)
        lastNumber += 1
        boundaries.append(Boundary(number: lastNumber, identifier: identifier, path: copy))
        configurationDidChange()
    }

    /// Adds a boundary from a point to another one; one of the same name is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of a boundary; nil if there is none of the name.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
    }

    /// Takes a boundary away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
        configurationDidChange()
    }

    /// The names of the boundaries, in the order they were added; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Takes all boundaries away that have names.
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

    /// The name of a boundary by its number.
    final func identifier(of number: Int) -> (any NSCopying)? { boundaries.first { $0.number == number }?.identifier }

    // MARK: The solver

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

/// Strings are names of boundaries and configurations, as on iOS, where they become `NSString`.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

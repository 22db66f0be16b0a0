public import CoreGraphics
public import Foundation

/// Connects two items with each other, or one item with an anchor point.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiattachmentbehavior)
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The object that an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// An anchor point.
        case anchor
    }

    private enum Kind { case rod, rope, fixed, pin, sliding(CGVector) }

    private final let kind: Kind
    private final let first: any UIDynamicItem
    private final let second: (any UIDynamicItem)?
    /// The offsets from the items' centres, in unrotated coordinates.
    private final let offset: UIOffset
    private final let otherOffset: UIOffset
    private final var joint: Int?
    /// The relative angle of the items that the attachment maintains, determined on first use.
    private final var keptAngle: Double?

    private init(
        _ kind: Kind, _ first: any UIDynamicItem, _ offset: UIOffset, _ second: (any UIDynamicItem)?, _ other: UIOffset,
        anchor: CGPoint
    ) {
        (self.kind, self.first, self.second) = (kind, first, second)
        (self.offset, otherOffset) = (offset, other)
        (anchorPoint, attachedBehaviorType) = (anchor, second == nil ? .anchor : .items)
        super.init()
        let (a, b) = (first.place(at: offset), second?.place(at: otherOffset) ?? anchor)
        length = hypot(b.x - a.x, b.y - a.y)
    }

    /// Creates an attachment at a common point, converted to offsets from the items' centres.
    private convenience init(
        _ kind: Kind, _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, at point: CGPoint
    ) {
        self.init(kind, first, first.offset(of: point), second, second?.offset(of: point) ?? UIOffset(), anchor: point)
    }

    // MARK: Creation

    /// Creates a rod from an item's centre to an anchor point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
    }

    /// Creates a rod from a point of an item to an anchor point.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(.rod, item, offset, nil, UIOffset(), anchor: point)
    }

    /// Creates a rod between the centres of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: UIOffset(), attachedTo: item2, offsetFromCenter: UIOffset())
    }

    /// Creates a rod between points of two items.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(.rod, item1, offset1, item2, offset2, anchor: .zero)
    }

    /// Returns an attachment that lets an item slide along a line through a point, without rotation. `attachmentRange`
    /// limits the distance.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(axis), item, nil, at: point) }

    /// Returns an attachment that lets two items slide against each other along a line through a point, without
    /// relative rotation.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(axis), item1, item2, at: point) }

    /// Returns a rope between points of two items, whose length is their initial distance.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.rope, item1, offset1, item2, offset2, anchor: .zero) }

    /// Returns an attachment that fixes two items to each other, as one body.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed, item1, item2, at: point) }

    /// Returns an attachment that lets two items rotate against each other about a point. `attachmentRange` limits the
    /// angle, in radians.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin, item1, item2, at: point) }

    // MARK: Properties

    /// The attached items, one or two.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// Whether the item is attached to another one or to a point.
    public final let attachedBehaviorType: AttachmentType

    /// The anchor point, in the animator's coordinates. Moving it drags the item.
    open var anchorPoint: CGPoint {
        didSet {
            guard anchorPoint.x.isFinite, anchorPoint.y.isFinite else {
                anchorPoint = oldValue
                return reportOnce("UIAttachmentBehavior: a point must be finite")
            }
            numbersDidChange()
        }
    }

    /// The length of a rod or rope, in points: initially the distance of its ends.
    open var length: CGFloat = 0 { didSet { configurationDidChange() } }

    /// The damping ratio of an attachment with a frequency; 1 is critical damping. 0 by default.
    open var damping: CGFloat = 0 { didSet { configurationDidChange() } }

    /// The oscillation frequency of the attachment, in hertz; 0, the default, for a rigid one.
    open var frequency: CGFloat = 0 { didSet { configurationDidChange() } }

    /// The torque needed to overcome rotational friction: 1 is a force of 1 at a distance of 100 points. 0 by default.
    open var frictionTorque: CGFloat = 0 { didSet { configurationDidChange() } }

    /// The range of a sliding attachment relative to its start, in points, or of a pin, in radians. Infinite by
    /// default.
    open var attachmentRange = UIFloatRange.infinite { didSet { configurationDidChange() } }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ simulation: DynamicSimulation) {
        joint = nil
        guard let body = simulation.body(of: first) else { return }
        let bodies = simulation.world.bodies
        let place = Vec2(Double(offset.horizontal), Double(offset.vertical)) - bodies[body].massOffset
        var (other, otherPlace) = (0, Vec2(anchorPoint))
        if let second {
            guard let found = simulation.body(of: second), found != body else { return }
            other = found
            otherPlace = Vec2(Double(otherOffset.horizontal), Double(otherOffset.vertical)) - bodies[other].massOffset
        }
        let angle = keptAngle ?? bodies[body].angle - bodies[other].angle
        keptAngle = angle
        // The world or the other item is the joint's first body: a sliding attachment's line rotates with it.
        var joint = Joint(kind(at: bodies[other].angle), other, otherPlace, body, place)
        joint.angle = angle
        (joint.frequency, joint.damping) = (max(0, Double(frequency)), max(0, Double(damping)))
        joint.friction = max(0, Double(frictionTorque)) * UIPushBehavior.unit * 100
        joint.range = attachmentRange.limits
        self.joint = simulation.world.joints.count
        simulation.world.joints.append(joint)
    }

    private func kind(at angle: Double) -> Joint.Kind {
        switch kind {
        case .rod: return .rod(length: max(0, Double(length)))
        case .rope: return .rope(length: max(0, Double(length)))
        case .fixed: return .weld
        case .pin: return .pin
        case .sliding(let axis):
            let direction = keptAxis ?? (Vec2(axis).normalized ?? Vec2(1, 0)).rotated(Rotation(angle).inverse)
            keptAxis = direction
            return .slider(axis: direction)
        }
    }

    /// The sliding direction in the coordinates of the joint's first body, determined on first use.
    private final var keptAxis: Vec2?

    override func exert(on simulation: DynamicSimulation, for duration: Double) {
        guard second == nil, let joint, joint < simulation.world.joints.count else { return }
        simulation.world.joints[joint].placeA = Vec2(anchorPoint)
    }
}

extension UIDynamicItem {
    /// Returns the point at an offset from the centre, in the animator's coordinates.
    fileprivate func place(at offset: UIOffset) -> CGPoint {
        let arm = CGPoint(x: offset.horizontal, y: offset.vertical)
            .applying(CGAffineTransform(rotationAngle: CGFloat(DynamicShapes.angle(of: self))))
        return CGPoint(x: center.x + arm.x, y: center.y + arm.y)
    }

    /// Returns the offset of a point from the centre, in the item's unrotated coordinates.
    fileprivate func offset(of place: CGPoint) -> UIOffset {
        let arm = CGPoint(x: place.x - center.x, y: place.y - center.y)
            .applying(CGAffineTransform(rotationAngle: -CGFloat(DynamicShapes.angle(of: self))))
        return UIOffset(horizontal: arm.x, vertical: arm.y)
    }
}

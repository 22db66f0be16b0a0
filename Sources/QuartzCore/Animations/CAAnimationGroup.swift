import CoreGraphics
import Foundation

/// Several animations that run together in the group's time. Animations that would outlast the group are cut off at its
/// end.
///
/// An animation in a group without a duration of its own takes the group's. Delegates of the animations in a group are
/// not called.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caanimationgroup)
open class CAAnimationGroup: CAAnimation {
    /// The animations, each beginning at its `beginTime` after the group's.
    open var animations: [CAAnimation]?

    deinit {
        guard let released = animations else { return }
        // Ownership moves to the release queue: a reference kept here would be the last one.
        animations = nil
        ReleaseQueue.current.release(consume released)
    }

    override class func accessor(named name: String) -> AnimationAccessor? {
        groupAccessors[name] ?? super.accessor(named: name)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAAnimationGroup else { return }
        let outer = Self.groupsBeingCopied.value ?? []
        guard outer.count < Self.maxLevels, !outer.contains(other.id) else {
            return reportOnce("CAAnimationGroup: a group of animations is a member of itself; it is ignored there")
        }
        Self.groupsBeingCopied.value = outer + [other.id]
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
        Self.groupsBeingCopied.value = outer
    }

    /// The groups that are being copied, each a member of the previous one.
    private static let groupsBeingCopied = ContextLocal<[ObjectIdentifier]>()

    private final var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// The number of levels to which groups in groups are copied.
    private static let maxLevels = 256

    override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

    override func makeEffect(for target: AnimationTarget, duration: CFTimeInterval) -> RenderAnimation.Effect? {
        let members = (animations ?? []).compactMap { animation in
            RenderAnimation(
                animation, beginTime: animation.beginTime, defaultDuration: duration, target: target)
        }
        return .group(members)
    }
}

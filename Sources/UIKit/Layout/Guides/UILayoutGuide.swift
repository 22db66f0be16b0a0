public import Foundation

/// A rectangular area for use in constraints, without a view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilayoutguide)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The role of a guide, which determines its position.
    enum Role {
        /// Positioned by constraints only.
        case free
        case safeArea, margins, readableContent
        /// The area covered by the keyboard.
        case keyboard
        /// The content and the frame of a scroll view.
        case scrollContent, scrollFrame
    }

    private(set) final var role = Role.free
    final weak var owner: UIView?

    /// Creates a guide, to be added to a view.
    public override init() { super.init() }

    convenience init(_ role: Role, of owner: UIView) {
        self.init()
        self.role = role
        self.owner = owner
    }

    /// The view that owns the guide, in whose coordinates it is placed.
    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// A name for debugging.
    open var identifier = ""

    /// The guide's frame in its view's coordinates, as of the last layout.
    open var layoutFrame: CGRect { owner?.layoutEngine?.frame(of: self) ?? ownFrame }

    /// The frame of a system guide that no constraint refers to; empty for a guide positioned by constraints only.
    private final var ownFrame: CGRect {
        guard let owner else { return .zero }
        switch role {
        case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
        case .margins: return owner.bounds.inset(by: owner.layoutMargins)
        case .readableContent: return owner.bounds.inset(by: owner.readableMargins(width: owner.bounds.width))
        case .scrollFrame: return owner.bounds
        case .free, .keyboard, .scrollContent: return .zero
        }
    }

    /// Whether the constraints leave the guide's rectangle ambiguous.
    open var hasAmbiguousLayout: Bool { owner?.layoutEngine?.isAmbiguous(self) ?? false }

    /// Returns the active constraints that affect the guide along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner?.layoutEngine?.constraints(affecting: self, axis) ?? []
    }
}

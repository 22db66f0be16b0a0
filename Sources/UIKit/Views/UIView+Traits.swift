import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Resolves the traits from inherited ones, and notifies this view and its descendants of changes.
    final func updateTraits() {
        let previous = knownTraits
        let traits = inheritedTraits
        guard traits !== previous, traits != previous else { return }
        UIView.traitsLock.lock()
        knownTraits = traits
        UIView.traitsLock.unlock()
        if traits.layoutDirection != previous.layoutDirection { directionDidChange() }
        if traits.displayScale != previous.displayScale { followDisplayScale(from: previous.displayScale) }
        traits.asCurrent {
            if let color = ownBackgroundColor, color.isDynamic, traits.hasDifferentColorAppearance(comparedTo: previous)
            {
                layer.backgroundColor = color.resolvedColor(with: traits).cgColor
            }
            controller?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
            controller?.traitObservers.tell(previous, traits)
            traitObservers.tell(previous, traits)
        }
        for child in children { child.updateTraits() }
    }

    /// Held while the view's cached traits change, and while threads that draw tiles read them.
    nonisolated static let traitsLock = NSLock()

    private final var inheritedTraits: UITraitCollection {
        var traits = parent?.knownTraits ?? rootTraits
        if let controller { traits = controller.traits(inheriting: traits) }
        if traitOverrides != UITraitOverrides() { traits = traits.overridden(by: traitOverrides) }
        if let contentSizeLimits { traits = contentSizeLimits.applied(to: traits) }
        let style = overrideUserInterfaceStyle
        guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
        return traits.modifyingTraits { $0.userInterfaceStyle = style }
    }

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The layout direction for a semantic content attribute in a left-to-right interface.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The layout direction for a semantic content attribute in an interface with the given direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

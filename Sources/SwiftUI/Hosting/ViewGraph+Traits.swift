import UIKit

extension ViewGraph {
    /// Updates the environment from UIKit's traits. A nested hierarchy inherits the values of traits that it shares
    /// with the outer one, where views may have changed them.
    func updateEnvironment(from traits: UITraitCollection) {
        let outer = outerGraph?.object?.hostingView?.traitCollection
        let scheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        // A view outside of windows will eventually be on the screen.
        let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        if scale > 0 { displayScale = scale }
        let size = DynamicTypeSize(traits.preferredContentSizeCategory)
        let horizontal = UserInterfaceSizeClass(traits.horizontalSizeClass)
        let vertical = UserInterfaceSizeClass(traits.verticalSizeClass)
        let contrast = ColorSchemeContrast(traits.accessibilityContrast) ?? .standard
        let weight = LegibilityWeight(traits.legibilityWeight)
        let undoManager = hostingView?.undoManager
        let editMode = rootEditMode
        let settings = followedAccessibilitySettings
        let direction: LayoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        rootNode.scope.update {
            $0.bridgedTraits.around = traits
            $0.editMode = editMode
            if let settings { $0.accessibilitySettings = settings }
            ($0.colorSchemeContrast, $0.legibilityWeight) = (contrast, weight)
            $0.userInterfaceLevel = traits.userInterfaceLevel
            $0.undoManager = undoManager
            if outer?.userInterfaceStyle != traits.userInterfaceStyle { $0.colorScheme = scheme }
            if scale > 0 { $0.displayScale = scale }
            if let size, outer?.preferredContentSizeCategory != traits.preferredContentSizeCategory {
                $0.dynamicTypeSize = size
            }
            if outer?.layoutDirection != traits.layoutDirection { $0.layoutDirection = direction }
            ($0.horizontalSizeClass, $0.verticalSizeClass) = (horizontal, vertical)
        }
    }
}

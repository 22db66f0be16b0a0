import UIKit

extension ViewGraph {
    /// Takes what UIKit's traits say into the environment.
    func updateEnvironment(from traits: UITraitCollection) {
        let scheme = ColorScheme(traits.userInterfaceStyle)
        // A view outside of windows will be on the screen sooner or later.
        let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        let size = DynamicTypeSize(traits.preferredContentSizeCategory)
        let horizontal = UserInterfaceSizeClass(traits.horizontalSizeClass)
        let vertical = UserInterfaceSizeClass(traits.verticalSizeClass)
        rootNode.scope.update {
            $0.colorScheme = scheme
            if scale > 0 { $0.displayScale = scale }
            if let size { $0.dynamicTypeSize = size }
            ($0.horizontalSizeClass, $0.verticalSizeClass) = (horizontal, vertical)
        }
    }
}

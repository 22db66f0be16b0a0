import UIKit

extension ViewGraph {
    /// Takes what UIKit's traits say into the environment.
    func updateEnvironment(from traits: UITraitCollection) {
        let scheme = ColorScheme(traits.userInterfaceStyle)
        // A view outside of windows will be on the screen sooner or later.
        let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        rootNode.scope.update {
            $0.colorScheme = scheme
            if scale > 0 { $0.displayScale = scale }
        }
    }
}

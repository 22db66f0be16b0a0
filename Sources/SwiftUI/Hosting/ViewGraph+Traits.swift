import UIKit

extension ViewGraph {
    /// Takes what UIKit's traits say into the environment.
    func updateEnvironment(from traits: UITraitCollection) {
        let scheme = ColorScheme(traits.userInterfaceStyle)
        let scale = traits.displayScale
        rootNode.scope.update {
            $0.colorScheme = scheme
            if scale > 0 { $0.displayScale = scale }
        }
    }
}

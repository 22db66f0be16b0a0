import CoreGraphics

extension UIView {
    final func systemGuide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
        let state = neededLayoutState
        if let known = state.systemGuides.first(where: { $0.role == role }) { return known }
        let guide = UILayoutGuide(role, of: self)
        guide.identifier = name
        state.systemGuides.append(guide)
        return guide
    }
}

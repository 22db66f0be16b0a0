import CoreGraphics

extension UIView {
    /// The guides added to the view.
    public final var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide, removing it from the view it belonged to.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.role == .free else {
            return reportOnce("A guide of the system's belongs to its view and can't be added to another")
        }
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        neededLayoutState.guides.append(layoutGuide)
    }

    /// Removes a guide with the constraints that refer to it.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, layoutGuide.role == .free else { return }
        deactivateConstraints { $0 === layoutGuide }
        layoutGuide.owner = nil
        layoutState?.guides.removeAll { $0 === layoutGuide }
    }

    /// The part of the view not covered by bars or a rounded screen.
    public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

    /// The part of the view within its margins.
    public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

    /// The part within the margins limited to a readable width, 672 points, centred.
    public final var readableContentGuide: UILayoutGuide {
        systemGuide(.readableContent, "UIViewReadableContentGuide")
    }

    final func systemGuide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
        let state = neededLayoutState
        if let known = state.systemGuides.first(where: { $0.role == role }) { return known }
        let guide = UILayoutGuide(role, of: self)
        guide.identifier = name
        state.systemGuides.append(guide)
        return guide
    }
}

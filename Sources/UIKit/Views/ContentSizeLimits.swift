/// The limits of a view's content size category.
final class ContentSizeLimits {
    let minimum: UIContentSizeCategory?
    let maximum: UIContentSizeCategory?

    init(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// Returns the traits with the category clamped to the limits; the maximum wins if they cross.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let category = traits.preferredContentSizeCategory
        var limited = category
        if let minimum { limited = max(limited, minimum) }
        if let maximum { limited = min(limited, maximum) }
        return limited == category ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
    }
}

extension UIView {
    final func limitContentSize(from minimum: UIContentSizeCategory?, to maximum: UIContentSizeCategory?) {
        guard minimum != contentSizeLimits?.minimum || maximum != contentSizeLimits?.maximum else { return }
        let isLimited = minimum != nil || maximum != nil
        contentSizeLimits = isLimited ? ContentSizeLimits(minimum: minimum, maximum: maximum) : nil
        updateTraits()
    }

    final func describeContentSizeLimits() -> String {
        let limited = sequence(first: self, next: \.parent).filter { $0.contentSizeLimits != nil }
        guard !limited.isEmpty else { return "no limits" }
        return limited.map { view in
            let (minimum, maximum) = (view.minimumContentSizeCategory, view.maximumContentSizeCategory)
            return "\(type(of: view)): \(minimum?.rawValue ?? "none") to \(maximum?.rawValue ?? "none")"
        }.joined(separator: ", ")
    }
}

public import CoreGraphics
public import Foundation

/// A layout that interpolates between two others, at the progress of a gesture.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout)
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    public final let currentLayout: UICollectionViewLayout

    /// The layout at the end of the transition.
    public final let nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]

    /// Creates a transition between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        super.init(coder: coder)
    }

    /// The progress of the transition, from 0 to 1.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }

    /// Sets the value of a custom animated key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns the value of a custom animated key; 0 if it isn't set.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }

    private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    private func between(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
        let (a, b) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let a, let b else {
            let one = (a ?? b)?.duplicate
            one?.alpha *= a == nil ? transitionProgress : 1 - transitionProgress
            return one
        }
        let result = a.duplicate
        result.center = CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y))
        result.size = CGSize(width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))
        result.alpha = mix(a.alpha, b.alpha)
        return result
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let around = rect.insetBy(dx: -rect.width, dy: -rect.height)
        let all =
            (currentLayout.layoutAttributesForElements(in: around) ?? [])
            + (nextLayout.layoutAttributesForElements(in: around) ?? [])
        return Set(all.map(\.placement.element)).compactMap(between)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }
}

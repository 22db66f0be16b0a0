import CoreGraphics
public import Foundation

/// A layer that shows a scrollable part of its sublayers. Scrolling is not limited. Clips to its bounds:
/// `masksToBounds` is true by default.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cascrolllayer)
open class CAScrollLayer: CALayer {
    /// The axes that the layer may be scrolled along. Both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() { super.init() }

    public override init(layer: Any) {
        if let original = layer as? CAScrollLayer { scrollMode = original.scrollMode }
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard restoreScrollMode(from: coder) else { return nil }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveScrollMode(in: coder)
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "scrollMode": CAScrollLayerScrollMode.both.keyValue
        case "masksToBounds": NSNumber(value: true)
        default: super.defaultValue(forKey: key)
        }
    }

    open override func value(forKey key: String) -> Any? {
        key == "scrollMode" ? scrollMode.keyValue : super.value(forKey: key)
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "scrollMode" else { return super.setValue(value, forKey: key) }
        guard let value, case .string(let name)? = AnimationValue(value, as: .string) else {
            return refuse(value ?? "nil", for: key)
        }
        scrollMode = CAScrollLayerScrollMode(rawValue: name)
    }

    override class var builtInClass: CALayer.Type { CAScrollLayer.self }
    override class var hasOwnDefaults: Bool { true }
    override var scrollsSublayers: Bool { true }
    override func scrollSublayers(to point: CGPoint) { scroll(to: point) }
    override func scrollSublayers(toShow rect: CGRect) { scroll(to: rect) }

    /// Sets the origin of the bounds to a point in the layer's coordinates, along the axes that `scrollMode` allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds = CGRect(origin: origin, size: bounds.size)
    }

    /// Scrolls by the minimum distance that makes all of a rectangle in the layer's coordinates visible, or its near
    /// edges when it doesn't fit.
    open func scroll(to r: CGRect) {
        func origin(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        scroll(
            to: CGPoint(
                x: origin(r.minX, r.maxX, bounds.minX, bounds.width),
                y: origin(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

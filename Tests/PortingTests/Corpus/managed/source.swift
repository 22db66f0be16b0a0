import UIKit

class PieLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged public var tint: CGColor?

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(PieLayer.progress) || super.needsDisplay(forKey: key)
    }
}

@MainActor func managed() {
    let layer = PieLayer()
    print(layer.progress, layer.tint == nil)
    layer.progress = 0.25
    print(layer.progress, layer.value(forKey: "progress") as? CGFloat ?? -1)
    layer.setValue(0.5, forKey: "progress")
    print(layer.progress)
    print(PieLayer.needsDisplay(forKey: "progress"), PieLayer.needsDisplay(forKey: "tint"))
    let copy = PieLayer(layer: layer)
    print(copy.progress)
}

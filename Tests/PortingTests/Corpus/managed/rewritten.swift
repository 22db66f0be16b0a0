import UIKit

class PieLayer: CALayer {
    @QuartzCore.LayerProperty var progress: CGFloat
    @QuartzCore.LayerProperty public var tint: CGColor?

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress"                  || super.needsDisplay(forKey: key)
    }
; @section(".init_array") @used private nonisolated static let __exposed14: @convention(c) () -> Void = { exposeMembers(of: PieLayer.self) { $0.property("progress", \PieLayer.progress); $0.property("tint", \PieLayer.tint) } } }

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

import QuartzCore

/// A pathological tree, to check that it is drawn in bounded time and memory.
struct AdversarialTree: Sendable {
    let name: String
    /// The size of the surface in pixels, one per point.
    var width = 400
    var height = 300
    /// Changes the tree before each frame after the first.
    var change: @Sendable (CALayer, _ frame: Int) -> Void = { _, _ in }
    /// Adds the pathological content to a white root of the surface's size.
    let build: @Sendable (CALayer) -> Void

    static let all = depth + numbers + copies + effects + pictures
}

extension CALayer {
    convenience init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) {
        self.init()
        place(x, y, width, height, color)
    }

    /// Sets the frame and the background.
    @discardableResult
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> Self {
        frame = CGRect(x: x, y: y, width: width, height: height)
        backgroundColor = color
        return self
    }

    /// Adds a chain of `count` nested layers, and another, by default a red one, inside the innermost.
    func addChain(
        of count: Int, around innermost: CALayer = CALayer(10, 10, 100, 100, .invalidRed), _ make: (Int) -> CALayer
    ) {
        var layer = self
        for index in 0..<count {
            let next = make(index)
            layer.addSublayer(next)
            layer = next
        }
        layer.addSublayer(innermost)
    }

    func addSublayers(_ count: Int, _ make: (Int) -> CALayer) { sublayers = (0..<count).map(make) }

    /// Adds a replicator with a number of copies of a layer, each with an additional offset.
    func addCopies(_ count: Int, of layer: CALayer, _ change: (CAReplicatorLayer) -> Void = { _ in }) {
        let replicator = CAReplicatorLayer().place(0, 0, 400, 300)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(0.001, 0, 0)
        change(replicator)
        replicator.addSublayer(layer)
        addSublayer(replicator)
    }
}

extension CGColor {
    static let invalidRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let invalidGreen = CGColor(srgbRed: 0, green: 0.8, blue: 0, alpha: 0.5)
}

extension CAFilter {
    /// A filter with its numeric input set.
    static func adversarial(_ type: String, _ key: String, _ value: CGFloat) -> CAFilter {
        let filter = CAFilter(type: type)
        filter.setValue(value, forKey: key)
        return filter
    }

    static func blur(_ radius: CGFloat) -> CAFilter { adversarial("gaussianBlur", "inputRadius", radius) }
}

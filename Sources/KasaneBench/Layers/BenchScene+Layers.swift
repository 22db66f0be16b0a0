import QuartzCore
import Raster

/// The frames are 1/60 s apart, and the first is at media time 1, since a beginning at 0 means "now".
let framesPerSecond = 60.0
let firstFrameTime = 1.0

extension BenchScene {
    /// The scene as a layer tree, with its movement as animations that last for all frames.
    func makeLayer() -> CALayer {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }

        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        root.backgroundColor = color(background)
        var checkerboards = Checkerboards()
        for item in layers { root.addSublayer(layer(item, &checkerboards)) }
        return root
    }

    private func layer(_ item: Item, _ checkerboards: inout Checkerboards) -> CALayer {
        let layer = content(item, &checkerboards)
        layer.bounds = CGRect(x: 0, y: 0, width: item.size[0], height: item.size[1])
        layer.position = CGPoint(x: item.position[0], y: item.position[1])
        layer.cornerRadius = item.cornerRadius ?? 0
        layer.opacity = item.opacity
        layer.transform = CATransform3DMakeRotation(item.rotation, 0, 0, 1)
        animate(layer, item)
        return layer
    }

    private func content(_ item: Item, _ checkerboards: inout Checkerboards) -> CALayer {
        switch item.kind {
        case .rect:
            let layer = CALayer()
            layer.backgroundColor = item.color.map(color)
            return layer
        case .image:
            let layer = CALayer()
            layer.contents = checkerboards.image(pixels: item.pixels ?? [1, 1], color: item.color ?? [])
            return layer
        case .shape:
            return shape(item)
        case .gradient:
            let layer = CAGradientLayer()
            layer.colors = item.colors?.map(color)
            layer.locations = item.locations?.map { NSNumber(value: $0) }
            layer.startPoint = CGPoint(x: item.start?[0] ?? 0, y: item.start?[1] ?? 0)
            layer.endPoint = CGPoint(x: item.end?[0] ?? 0, y: item.end?[1] ?? 0)
            return layer
        case .shadow:
            let layer = CALayer()
            layer.backgroundColor = item.color.map(color)
            layer.shadowColor = item.shadowColor.map(color)
            layer.shadowOpacity = item.shadowOpacity ?? 0
            layer.shadowRadius = item.shadowRadius ?? 0
            layer.shadowOffset = CGSize(width: item.shadowOffset?[0] ?? 0, height: item.shadowOffset?[1] ?? 0)
            return layer
        case .strokes, .glyphs:
            // Only drawings have them.
            return CALayer()
        case .group:
            let layer = CALayer()
            for child in item.children ?? [] { layer.addSublayer(self.layer(child, &checkerboards)) }
            return layer
        }
    }

    private func shape(_ item: Item) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = item.outline
        layer.fillColor = item.fill.map(color)
        layer.strokeColor = item.stroke.map(color)
        layer.lineWidth = item.lineWidth ?? 1
        layer.lineCap = .round
        layer.lineJoin = .round
        return layer
    }

    /// The animations run one frame past the last, so that no frame falls on their end.
    private func animate(_ layer: CALayer, _ item: Item) {
        if item.spin != 0 {
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.fromValue = item.rotation
            spin.toValue = item.rotation + item.spin * CGFloat(frames)
            add(spin, to: layer)
        }
        if item.drift != [0, 0] {
            let drift = CABasicAnimation(keyPath: "position")
            let (x, y) = (item.position[0], item.position[1])
            drift.fromValue = CGPoint(x: x, y: y)
            drift.toValue = CGPoint(x: x + item.drift[0] * CGFloat(frames), y: y + item.drift[1] * CGFloat(frames))
            add(drift, to: layer)
        }
    }

    private func add(_ animation: CABasicAnimation, to layer: CALayer) {
        animation.beginTime = firstFrameTime
        animation.duration = Double(frames) / framesPerSecond
        animation.isRemovedOnCompletion = false
        animation.fillMode = .both
        layer.add(animation, forKey: animation.keyPath)
    }
}

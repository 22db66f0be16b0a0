import CoreGraphics
import QuartzCore

extension LayerScene {
    /// Returns the tree that Kasane draws.
    func makeRoot() -> CALayer {
        var root = SceneLayer(0, 0, Double(Self.size), Double(Self.size), background)
        root.sublayerTransform = perspective
        root.sublayers = layers
        return root.makeLayer()
    }
}

extension SceneLayer {
    func makeLayer() -> CALayer {
        let layer = makeContent()
        layer.frame = CGRect(frame)
        layer.backgroundColor = color.map(CGColor.init(components:))
        layer.transform = CATransform3D(transform)
        layer.sublayerTransform = CATransform3D(sublayerTransform)
        layer.zPosition = depth
        layer.isDoubleSided = isDoubleSided
        layer.cornerRadius = cornerRadius
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        layer.maskedCorners = CACornerMask(zip(masks, corners).filter(\.1).map(\.0))
        layer.masksToBounds = clips
        layer.borderWidth = borderWidth
        layer.borderColor = CGColor(components: borderColor)
        layer.opacity = Float(opacity)
        layer.allowsGroupOpacity = isGroup
        // Skia's edges are soft.
        layer.allowsEdgeAntialiasing = true
        layer.compositingFilter = blendMode
        layer.filters = filters.map(\.made)
        if let shadow {
            layer.shadowColor = CGColor(components: shadow.color)
            layer.shadowOpacity = Float(shadow.opacity)
            layer.shadowRadius = shadow.radius
            layer.shadowOffset = CGSize(width: shadow.offset[0], height: shadow.offset[1])
            layer.shadowPath = shadow.path.map(CGPath.made)
        }
        if let image {
            layer.contents = image.made
            layer.minificationFilter = CALayerContentsFilter(rawValue: image.filter)
            layer.magnificationFilter = layer.minificationFilter
            layer.contentsRect = CGRect(image.part)
            layer.contentsCenter = CGRect(image.center)
            layer.contentsGravity = CALayerContentsGravity(rawValue: image.gravity)
        }
        layer.mask = mask.first?.makeLayer()
        layer.sublayers = sublayers.map { $0.makeLayer() }
        return layer
    }

    private func makeContent() -> CALayer {
        if isTransformer { return CATransformLayer() }
        if let copies {
            let layer = CAReplicatorLayer()
            layer.instanceCount = copies.count
            layer.instanceTransform = CATransform3D(copies.transform)
            return layer
        }
        if let gradient {
            let layer = CAGradientLayer()
            layer.type = CAGradientLayerType(rawValue: gradient.type)
            layer.colors = gradient.colors.map(CGColor.init(components:))
            layer.locations = gradient.locations.map { NSNumber(value: $0) }
            layer.startPoint = CGPoint(x: gradient.start[0], y: gradient.start[1])
            layer.endPoint = CGPoint(x: gradient.end[0], y: gradient.end[1])
            return layer
        }
        guard let shape else { return CALayer() }
        let layer = CAShapeLayer()
        layer.path = CGPath.made(shape.path)
        layer.fillColor = shape.fill.map(CGColor.init(components:))
        layer.fillRule = shape.isEvenOdd ? .evenOdd : .nonZero
        layer.strokeColor = shape.stroke.map(CGColor.init(components:))
        layer.lineWidth = shape.width
        layer.lineCap = CAShapeLayerLineCap(rawValue: shape.cap)
        layer.lineJoin = CAShapeLayerLineJoin(rawValue: shape.join)
        layer.lineDashPattern = shape.dashes.isEmpty ? nil : shape.dashes.map { NSNumber(value: $0) }
        (layer.strokeStart, layer.strokeEnd) = (shape.part[0], shape.part[1])
        return layer
    }
}

extension SceneLayer.Image {
    fileprivate var made: CGImage? {
        CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            provider: CGDataProvider(data: Data(pixels))!, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }
}

extension SceneLayer.Filter {
    fileprivate var made: CAFilter {
        let filter = CAFilter(type: type)
        for (key, numbers) in inputs {
            filter.setValue(numbers.count == 1 ? numbers[0] : numbers.map { NSNumber(value: $0) }, forKey: key)
        }
        return filter
    }
}

extension CGPath {
    fileprivate static func made(_ contours: [[SceneLayer.Element]]) -> CGPath {
        let path = CGMutablePath()
        for element in contours {
            let n = element.compactMap { if case .number(let number) = $0 { number } else { nil } }
            func point(_ i: Int) -> CGPoint { CGPoint(x: n[i], y: n[i + 1]) }
            guard case .letter(let letter)? = element.first else { continue }
            switch letter {
            case "M": path.move(to: point(0))
            case "L": path.addLine(to: point(0))
            case "Q": path.addQuadCurve(to: point(2), control: point(0))
            case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
            default: path.closeSubpath()
            }
        }
        return path
    }
}

extension CGRect {
    fileprivate init(_ n: [Double]) { self.init(x: n[0], y: n[1], width: n[2], height: n[3]) }
}

extension CGColor {
    fileprivate convenience init(components c: [Double]) {
        self.init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    }
}

extension CATransform3D {
    fileprivate init(_ n: [Double]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}

import CoreGraphics

// The table of the Swift properties that key-value coding goes through. The switch has no default, so a new key doesn't compile
// until it is here.

extension LayerKey {
    /// How key-value coding reads and sets the property; nil for what is not a value, such as the list of sublayers.
    var accessor: PropertyAccessor? { Self.accessors[Int(index)] }

    private static let accessors = allCases.map { $0.makeAccessor() }

    private func makeAccessor() -> PropertyAccessor? {
        switch self {
        // MARK: Every layer
        case .bounds: PropertyAccessor(\CALayer.bounds)
        case .position: PropertyAccessor(\CALayer.position)
        case .zPosition: PropertyAccessor(\CALayer.zPosition)
        case .anchorPoint: PropertyAccessor(\CALayer.anchorPoint)
        case .anchorPointZ: PropertyAccessor(\CALayer.anchorPointZ)
        case .transform: PropertyAccessor(\CALayer.transform)
        case .sublayerTransform: PropertyAccessor(\CALayer.sublayerTransform)
        case .hidden: PropertyAccessor(\CALayer.isHidden)
        case .doubleSided: PropertyAccessor(\CALayer.isDoubleSided)
        case .geometryFlipped: PropertyAccessor(\CALayer.isGeometryFlipped)
        case .contents: PropertyAccessor(\CALayer.contentsImage)
        case .contentsRect: PropertyAccessor(\CALayer.contentsRect)
        case .contentsCenter: PropertyAccessor(\CALayer.contentsCenter)
        case .contentsGravity: PropertyAccessor(\CALayer.contentsGravity)
        case .contentsScale: PropertyAccessor(\CALayer.contentsScale)
        case .contentsFormat: PropertyAccessor(\CALayer.contentsFormat)
        case .minificationFilter: PropertyAccessor(\CALayer.minificationFilter)
        case .magnificationFilter: PropertyAccessor(\CALayer.magnificationFilter)
        case .minificationFilterBias: PropertyAccessor(\CALayer.minificationFilterBias)
        case .opaque: PropertyAccessor(\CALayer.isOpaque)
        case .opacity: PropertyAccessor(\CALayer.opacity)
        case .allowsGroupOpacity: PropertyAccessor(\CALayer.allowsGroupOpacity)
        case .masksToBounds: PropertyAccessor(\CALayer.masksToBounds)
        case .backgroundColor: PropertyAccessor(\CALayer.backgroundColor)
        case .cornerRadius: PropertyAccessor(\CALayer.cornerRadius)
        case .maskedCorners: PropertyAccessor(\CALayer.maskedCorners)
        case .cornerCurve: PropertyAccessor(\CALayer.cornerCurve)
        case .borderWidth: PropertyAccessor(\CALayer.borderWidth)
        case .borderColor: PropertyAccessor(\CALayer.borderColor)
        case .shadowColor: PropertyAccessor(\CALayer.shadowColor)
        case .shadowOpacity: PropertyAccessor(\CALayer.shadowOpacity)
        case .shadowOffset: PropertyAccessor(\CALayer.shadowOffset)
        case .shadowRadius: PropertyAccessor(\CALayer.shadowRadius)
        case .shadowPath: PropertyAccessor(\CALayer.shadowPath)
        case .shouldRasterize: PropertyAccessor(\CALayer.shouldRasterize)
        case .rasterizationScale: PropertyAccessor(\CALayer.rasterizationScale)
        case .allowsEdgeAntialiasing: PropertyAccessor(\CALayer.allowsEdgeAntialiasing)
        case .edgeAntialiasingMask: PropertyAccessor(\CALayer.edgeAntialiasingMask)

        // MARK: Shape layers
        case .path: PropertyAccessor(\CAShapeLayer.path)
        case .fillColor: PropertyAccessor(\CAShapeLayer.fillColor)
        case .fillRule: PropertyAccessor(\CAShapeLayer.fillRule)
        case .strokeColor: PropertyAccessor(\CAShapeLayer.strokeColor)
        case .strokeStart: PropertyAccessor(\CAShapeLayer.strokeStart)
        case .strokeEnd: PropertyAccessor(\CAShapeLayer.strokeEnd)
        case .lineWidth: PropertyAccessor(\CAShapeLayer.lineWidth)
        case .miterLimit: PropertyAccessor(\CAShapeLayer.miterLimit)
        case .lineCap: PropertyAccessor(\CAShapeLayer.lineCap)
        case .lineJoin: PropertyAccessor(\CAShapeLayer.lineJoin)
        case .lineDashPhase: PropertyAccessor(\CAShapeLayer.lineDashPhase)
        case .lineDashPattern: PropertyAccessor(\CAShapeLayer.lineDashPattern)

        // MARK: Gradient layers
        case .colors: PropertyAccessor(\CAGradientLayer.gradientColors)
        case .locations: PropertyAccessor(\CAGradientLayer.locations)
        case .startPoint: PropertyAccessor(\CAGradientLayer.startPoint)
        case .endPoint: PropertyAccessor(\CAGradientLayer.endPoint)
        case .type: PropertyAccessor(\CAGradientLayer.type)

        // MARK: Text layers
        case .fontSize: PropertyAccessor(\CATextLayer.fontSize)
        case .foregroundColor: PropertyAccessor(\CATextLayer.foregroundColor)
        case .wrapped: PropertyAccessor(\CATextLayer.isWrapped)
        case .truncationMode: PropertyAccessor(\CATextLayer.truncationMode)
        case .alignmentMode: PropertyAccessor(\CATextLayer.alignmentMode)
        case .allowsFontSubpixelQuantization: PropertyAccessor(\CATextLayer.allowsFontSubpixelQuantization)

        // MARK: Tiled layers
        case .levelsOfDetail: PropertyAccessor(\CATiledLayer.levelsOfDetail)
        case .levelsOfDetailBias: PropertyAccessor(\CATiledLayer.levelsOfDetailBias)
        case .tileSize: PropertyAccessor(\CATiledLayer.tileSize)

        // MARK: Replicator layers
        case .instanceCount: PropertyAccessor(\CAReplicatorLayer.instanceCount)
        case .instanceDelay: PropertyAccessor(\CAReplicatorLayer.instanceDelay)
        case .instanceTransform: PropertyAccessor(\CAReplicatorLayer.instanceTransform)
        case .instanceColor: PropertyAccessor(\CAReplicatorLayer.instanceColor)
        case .preservesDepth: PropertyAccessor(\CAReplicatorLayer.preservesDepth, or: \CAEmitterLayer.preservesDepth)
        case .instanceRedOffset: PropertyAccessor(\CAReplicatorLayer.instanceRedOffset)
        case .instanceGreenOffset: PropertyAccessor(\CAReplicatorLayer.instanceGreenOffset)
        case .instanceBlueOffset: PropertyAccessor(\CAReplicatorLayer.instanceBlueOffset)
        case .instanceAlphaOffset: PropertyAccessor(\CAReplicatorLayer.instanceAlphaOffset)

        // MARK: Emitter layers
        case .birthRate: PropertyAccessor(\CAEmitterLayer.birthRate)
        case .lifetime: PropertyAccessor(\CAEmitterLayer.lifetime)
        case .velocity: PropertyAccessor(\CAEmitterLayer.velocity)
        case .scale: PropertyAccessor(\CAEmitterLayer.scale)
        case .spin: PropertyAccessor(\CAEmitterLayer.spin)
        case .seed: PropertyAccessor(\CAEmitterLayer.seed)
        case .renderMode: PropertyAccessor(\CAEmitterLayer.renderMode)
        case .emitterPosition: PropertyAccessor(\CAEmitterLayer.emitterPosition)
        case .emitterZPosition: PropertyAccessor(\CAEmitterLayer.emitterZPosition)
        case .emitterSize: PropertyAccessor(\CAEmitterLayer.emitterSize)
        case .emitterDepth: PropertyAccessor(\CAEmitterLayer.emitterDepth)
        case .emitterShape: PropertyAccessor(\CAEmitterLayer.emitterShape)
        case .emitterMode: PropertyAccessor(\CAEmitterLayer.emitterMode)

        // MARK: Objects, which are not values
        case .mask, .sublayers, .filters, .backgroundFilters, .compositingFilter, .string, .font, .emitterCells: nil
        }
    }
}

extension CALayer {
    /// `contents` with its concrete type.
    fileprivate var contentsImage: CGImage? {
        get { contents.flatMap { $0 as? CGImage } }
        set { contents = newValue }
    }
}

extension CAGradientLayer {
    /// `colors` with its concrete type.
    fileprivate var gradientColors: [CGColor]? {
        get { colors.flatMap { $0 as? [CGColor] } }
        set { colors = newValue }
    }
}

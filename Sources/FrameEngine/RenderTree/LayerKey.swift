/// Every property of the built-in layers that can be set by key, drawn, or animated. The raw value is Apple's key.
///
/// `visit` is the table of each property's storage and type. Kinds, defaults, sampling, styles, key-value coding and
/// archiving are derived from it.
package enum LayerKey: String, CaseIterable, Sendable {
    // MARK: Geometry
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
    case hidden, doubleSided, geometryFlipped

    // MARK: Contents
    case contents, contentsRect, contentsCenter, contentsGravity, contentsScale, contentsFormat
    case minificationFilter, magnificationFilter, minificationFilterBias
    case opaque

    // MARK: Appearance
    case opacity, allowsGroupOpacity, masksToBounds, mask
    case backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case filters, backgroundFilters, compositingFilter
    case shouldRasterize, rasterizationScale, allowsEdgeAntialiasing, edgeAntialiasingMask

    // MARK: Layer hierarchy
    case sublayers

    // MARK: Shape layers
    case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap, lineJoin
    case lineDashPhase, lineDashPattern

    // MARK: Gradient layers
    case colors, locations, startPoint, endPoint, type

    // MARK: Text layers
    case string, font, fontSize, foregroundColor, wrapped, truncationMode, alignmentMode, allowsFontSubpixelQuantization

    // MARK: Tiled layers
    case levelsOfDetail, levelsOfDetailBias, tileSize

    // MARK: Replicator layers
    case instanceCount, instanceDelay, instanceTransform, instanceColor, preservesDepth
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

    // MARK: Emitter layers
    case emitterCells, birthRate, lifetime, velocity, scale, spin, renderMode, seed
    case emitterPosition, emitterZPosition, emitterSize, emitterDepth, emitterShape, emitterMode
}

// MARK: - Property table

extension LayerKey {
    /// Passes `visitor` the storage of the property; returns nil if it isn't stored as a value, or the visitor has no
    /// such storage. The switch has no default, so a new key doesn't compile without an entry.
    ///
    /// Inlined into each visitor's entry point, together with the visitor's methods: the key paths are then literals
    /// that the compiler resolves, and what remains is a jump table of loads or stores.
    @inline(__always)
    func visit<Visitor: PropertyVisitor>(_ visitor: Visitor, in target: inout Visitor.Target) -> Visitor.Result? {
        switch self {
        // MARK: Geometry
        case .bounds: visitor.visit(\.bounds, in: &target)
        case .position: visitor.visit(\.position, in: &target)
        case .zPosition: visitor.visit(\.zPosition, in: &target)
        case .anchorPoint: visitor.visit(\.anchorPoint, in: &target)
        case .anchorPointZ: visitor.visit(\.anchorPointZ, in: &target)
        case .transform: visitor.visit(\.transform, in: &target)
        case .sublayerTransform: visitor.visit(\.sublayerTransform, in: &target)
        case .hidden: visitor.visit(\.isHidden, in: &target)
        case .doubleSided: visitor.visit(\.isDoubleSided, in: &target)
        case .geometryFlipped: visitor.visit(\.isGeometryFlipped, in: &target)

        // MARK: Contents
        case .contents: visitor.visit(\.contentsValue, in: &target)
        case .contentsRect: visitor.visit(\.contentsRect, in: &target)
        case .contentsCenter: visitor.visit(\.contentsCenter, .changesAtOnce, in: &target)
        case .contentsGravity: visitor.visit(\.contentsGravity, in: &target)
        case .contentsScale: visitor.visit(\.contentsScale, [.changesAtOnce, .isPositive], in: &target)
        case .contentsFormat: visitor.visit(\.contentsFormat, in: &target)
        case .minificationFilter: visitor.visit(\.minificationFilter, in: &target)
        case .magnificationFilter: visitor.visit(\.magnificationFilter, in: &target)
        case .minificationFilterBias: visitor.visit(\.minificationFilterBias, .changesAtOnce, in: &target)
        case .opaque: visitor.visit(\.isOpaque, in: &target)

        // MARK: Appearance
        case .opacity: visitor.visit(\.opacity, in: &target)
        case .allowsGroupOpacity: visitor.visit(\.allowsGroupOpacity, in: &target)
        case .masksToBounds: visitor.visit(\.masksToBounds, in: &target)
        case .backgroundColor: visitor.visit(\.backgroundColor, in: &target)
        case .cornerRadius: visitor.visit(\.cornerRadius, in: &target)
        case .maskedCorners: visitor.visit(\.maskedCorners, .changesAtOnce, in: &target)
        case .cornerCurve: visitor.visit(\.cornerCurve, in: &target)
        case .borderWidth: visitor.visit(\.borderWidth, in: &target)
        case .borderColor: visitor.visit(\.borderColor, in: &target)
        case .shadowColor: visitor.visit(\.shadow.color, in: &target)
        case .shadowOpacity: visitor.visit(\.shadow.opacity, in: &target)
        case .shadowOffset: visitor.visit(\.shadow.offset, in: &target)
        case .shadowRadius: visitor.visit(\.shadow.radius, in: &target)
        case .shadowPath: visitor.visit(\.shadow.path, in: &target)
        case .shouldRasterize: visitor.visit(\.shouldRasterize, in: &target)
        case .rasterizationScale: visitor.visit(\.rasterizationScale, [.changesAtOnce, .isPositive], in: &target)
        case .allowsEdgeAntialiasing: visitor.visit(\.allowsEdgeAntialiasing, in: &target)
        case .edgeAntialiasingMask: visitor.visit(\.edgeAntialiasingMask, .changesAtOnce, in: &target)

        // MARK: Shape layers
        case .path: visitor.visit(\ShapeProperties.path, in: &target)
        case .fillColor: visitor.visit(\ShapeProperties.fillColor, in: &target)
        case .fillRule: visitor.visit(\ShapeProperties.fillRule, in: &target)
        case .strokeColor: visitor.visit(\ShapeProperties.strokeColor, in: &target)
        case .strokeStart: visitor.visit(\ShapeProperties.strokeStart, in: &target)
        case .strokeEnd: visitor.visit(\ShapeProperties.strokeEnd, in: &target)
        case .lineWidth: visitor.visit(\ShapeProperties.lineWidth, in: &target)
        case .miterLimit: visitor.visit(\ShapeProperties.miterLimit, in: &target)
        case .lineCap: visitor.visit(\ShapeProperties.lineCap, in: &target)
        case .lineJoin: visitor.visit(\ShapeProperties.lineJoin, in: &target)
        case .lineDashPhase: visitor.visit(\ShapeProperties.lineDashPhase, in: &target)
        case .lineDashPattern: visitor.visit(\ShapeProperties.lineDashPattern, .changesAtOnce, in: &target)

        // MARK: Gradient layers
        case .colors: visitor.visit(\GradientProperties.colors, in: &target)
        case .locations: visitor.visit(\GradientProperties.locations, in: &target)
        case .startPoint: visitor.visit(\GradientProperties.startPoint, in: &target)
        case .endPoint: visitor.visit(\GradientProperties.endPoint, in: &target)
        case .type: visitor.visit(\GradientProperties.type, in: &target)

        // MARK: Text layers
        case .fontSize: visitor.visit(\TextProperties.fontSize, in: &target)
        case .foregroundColor: visitor.visit(\TextProperties.foregroundColor, in: &target)
        case .wrapped: visitor.visit(\TextProperties.isWrapped, in: &target)
        case .truncationMode: visitor.visit(\TextProperties.truncationMode, in: &target)
        case .alignmentMode: visitor.visit(\TextProperties.alignmentMode, in: &target)
        case .allowsFontSubpixelQuantization:
            visitor.visit(\TextProperties.allowsSubpixelQuantization, in: &target)

        // MARK: Tiled layers
        case .levelsOfDetail: visitor.visit(\TiledProperties.levelsOfDetail, [.changesAtOnce, .isCount], in: &target)
        case .levelsOfDetailBias:
            visitor.visit(\TiledProperties.levelsOfDetailBias, [.changesAtOnce, .isCount], in: &target)
        case .tileSize: visitor.visit(\TiledProperties.tileSize, [.changesAtOnce, .isTileSize], in: &target)

        // MARK: Replicator layers
        case .instanceCount: visitor.visit(\ReplicatorProperties.instanceCount, in: &target)
        case .instanceDelay: visitor.visit(\ReplicatorProperties.instanceDelay, in: &target)
        case .instanceTransform: visitor.visit(\ReplicatorProperties.instanceTransform, in: &target)
        case .instanceColor: visitor.visit(\ReplicatorProperties.instanceColor, in: &target)
        case .instanceRedOffset: visitor.visit(\ReplicatorProperties.redOffset, in: &target)
        case .instanceGreenOffset: visitor.visit(\ReplicatorProperties.greenOffset, in: &target)
        case .instanceBlueOffset: visitor.visit(\ReplicatorProperties.blueOffset, in: &target)
        case .instanceAlphaOffset: visitor.visit(\ReplicatorProperties.alphaOffset, in: &target)
        // Emitter layers have it as well.
        case .preservesDepth:
            visitor.visit(\ReplicatorProperties.preservesDepth, in: &target)
                ?? visitor.visit(\EmitterProperties.preservesDepth, in: &target)

        // MARK: Emitter layers
        case .birthRate: visitor.visit(\EmitterProperties.birthRate, in: &target)
        case .lifetime: visitor.visit(\EmitterProperties.lifetime, in: &target)
        case .velocity: visitor.visit(\EmitterProperties.velocity, in: &target)
        case .scale: visitor.visit(\EmitterProperties.scale, in: &target)
        case .spin: visitor.visit(\EmitterProperties.spin, in: &target)
        case .seed: visitor.visit(\EmitterProperties.seed, in: &target)
        case .renderMode: visitor.visit(\EmitterProperties.renderMode, in: &target)
        case .emitterPosition: visitor.visit(\EmitterProperties.position, in: &target)
        case .emitterZPosition: visitor.visit(\EmitterProperties.zPosition, in: &target)
        case .emitterSize: visitor.visit(\EmitterProperties.size, in: &target)
        case .emitterDepth: visitor.visit(\EmitterProperties.depth, in: &target)
        case .emitterShape: visitor.visit(\EmitterProperties.shape, in: &target)
        case .emitterMode: visitor.visit(\EmitterProperties.mode, in: &target)

        // MARK: Object properties
        case .mask, .sublayers, .filters, .backgroundFilters, .compositingFilter, .string, .font, .emitterCells: nil
        }
    }
}

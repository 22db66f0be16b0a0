/// Every property of the built-in layers that can be set by key, drawn, or animated. The raw value is Apple's key.
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

    // MARK: The tree
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

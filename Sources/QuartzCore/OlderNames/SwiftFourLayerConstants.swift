// Constants of layers for Swift 4 mode. Each is obsoleted in Swift 4.2.

// MARK: CALayerContentsGravity

/// The name of `CALayerContentsGravity.center` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { .center }
/// The name of `CALayerContentsGravity.top` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { .top }
/// The name of `CALayerContentsGravity.bottom` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { .bottom }
/// The name of `CALayerContentsGravity.left` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { .left }
/// The name of `CALayerContentsGravity.right` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { .right }
/// The name of `CALayerContentsGravity.topLeft` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }
/// The name of `CALayerContentsGravity.topRight` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }
/// The name of `CALayerContentsGravity.bottomLeft` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }
/// The name of `CALayerContentsGravity.bottomRight` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }
/// The name of `CALayerContentsGravity.resize` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { .resize }
/// The name of `CALayerContentsGravity.resizeAspect` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }
/// The name of `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }

// MARK: CALayerContentsFormat

/// The name of `CALayerContentsFormat.RGBA8Uint` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFormat.RGBA8Uint")
public var kCAContentsFormatRGBA8Uint: CALayerContentsFormat { .RGBA8Uint }
/// The name of `CALayerContentsFormat.RGBA16Float` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFormat.RGBA16Float")
public var kCAContentsFormatRGBA16Float: CALayerContentsFormat { .RGBA16Float }
/// The name of `CALayerContentsFormat.gray8Uint` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFormat.gray8Uint")
public var kCAContentsFormatGray8Uint: CALayerContentsFormat { .gray8Uint }

// MARK: CALayerContentsFilter

/// The name of `CALayerContentsFilter.nearest` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { .nearest }
/// The name of `CALayerContentsFilter.linear` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { .linear }
/// The name of `CALayerContentsFilter.trilinear` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { .trilinear }

// MARK: CAShapeLayerFillRule

/// The name of `CAShapeLayerFillRule.nonZero` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }
/// The name of `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

// MARK: CAShapeLayerLineJoin

/// The name of `CAShapeLayerLineJoin.miter` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }
/// The name of `CAShapeLayerLineJoin.round` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }
/// The name of `CAShapeLayerLineJoin.bevel` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

// MARK: CAShapeLayerLineCap

/// The name of `CAShapeLayerLineCap.butt` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }
/// The name of `CAShapeLayerLineCap.round` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }
/// The name of `CAShapeLayerLineCap.square` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }

// MARK: CATextLayerTruncationMode

/// The name of `CATextLayerTruncationMode.none` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { .none }
/// The name of `CATextLayerTruncationMode.start` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { .start }
/// The name of `CATextLayerTruncationMode.end` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { .end }
/// The name of `CATextLayerTruncationMode.middle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { .middle }

// MARK: CATextLayerAlignmentMode

/// The name of `CATextLayerAlignmentMode.natural` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }
/// The name of `CATextLayerAlignmentMode.left` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }
/// The name of `CATextLayerAlignmentMode.right` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }
/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }
/// The name of `CATextLayerAlignmentMode.justified` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }

// MARK: CAEmitterLayerEmitterShape

/// The name of `CAEmitterLayerEmitterShape.point` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { .point }
/// The name of `CAEmitterLayerEmitterShape.line` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { .line }
/// The name of `CAEmitterLayerEmitterShape.rectangle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { .rectangle }
/// The name of `CAEmitterLayerEmitterShape.cuboid` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { .cuboid }
/// The name of `CAEmitterLayerEmitterShape.circle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { .circle }
/// The name of `CAEmitterLayerEmitterShape.sphere` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { .sphere }

// MARK: CAEmitterLayerEmitterMode

/// The name of `CAEmitterLayerEmitterMode.points` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { .points }
/// The name of `CAEmitterLayerEmitterMode.outline` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { .outline }
/// The name of `CAEmitterLayerEmitterMode.surface` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { .surface }
/// The name of `CAEmitterLayerEmitterMode.volume` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { .volume }

// MARK: CAEmitterLayerRenderMode

/// The name of `CAEmitterLayerRenderMode.unordered` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { .unordered }
/// The name of `CAEmitterLayerRenderMode.oldestFirst` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { .oldestFirst }
/// The name of `CAEmitterLayerRenderMode.oldestLast` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { .oldestLast }
/// The name of `CAEmitterLayerRenderMode.backToFront` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { .backToFront }
/// The name of `CAEmitterLayerRenderMode.additive` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { .additive }

// MARK: CAGradientLayerType

/// The name of `CAGradientLayerType.axial` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }
/// The name of `CAGradientLayerType.radial` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { .radial }
/// The name of `CAGradientLayerType.conic` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.conic")
public var kCAGradientLayerConic: CAGradientLayerType { .conic }

// MARK: CAScrollLayerScrollMode

/// The name of `CAScrollLayerScrollMode.none` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.none")
public var kCAScrollNone: CAScrollLayerScrollMode { .none }
/// The name of `CAScrollLayerScrollMode.vertically` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.vertically")
public var kCAScrollVertically: CAScrollLayerScrollMode { .vertically }
/// The name of `CAScrollLayerScrollMode.horizontally` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.horizontally")
public var kCAScrollHorizontally: CAScrollLayerScrollMode { .horizontally }
/// The name of `CAScrollLayerScrollMode.both` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.both")
public var kCAScrollBoth: CAScrollLayerScrollMode { .both }

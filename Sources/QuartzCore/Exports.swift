@_exported public import CoreGraphics
// `FrameEngine` declares the value types that Apple's API shares with the engine, such as `CATransform3D`.
@_exported public import FrameEngine

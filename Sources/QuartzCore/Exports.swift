@_exported public import CoreGraphics
// The values that Apple's API shares with the engine, such as `CATransform3D`, are declared there.
@_exported public import FrameEngine

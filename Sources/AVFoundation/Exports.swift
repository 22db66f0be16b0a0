// What Apple's AVFoundation re-exports, as far as it exists here.
@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import QuartzCore

public import CoreGraphics
import CoreMedia
import Foundation

// What a program sets on a camera that it has found. As none is found, none of it is called; it is here so that programs
// compile that handle a missing camera.

extension AVCaptureDevice {
    /// Begins to change settings. Throws: an application without permission may not.
    public final func lockForConfiguration() throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
    /// Ends the change of settings.
    public final func unlockForConfiguration() {}

    /// Whether there is a flash: no.
    public final var hasFlash: Bool { false }
    /// Whether the flash can be used: no.
    public final var isFlashAvailable: Bool { false }
    /// Whether there is a torch: no.
    public final var hasTorch: Bool { false }
    /// Whether the torch can be used: no.
    public final var isTorchAvailable: Bool { false }
    /// Whether the torch shines: no.
    public final var isTorchActive: Bool { false }
    /// How the torch shines: not at all, whatever is set.
    public final var torchMode: TorchMode {
        get { .off }
        set {}
    }
    /// Returns whether the torch has a mode: false.
    public final func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Throws: there is no torch.
    public final func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
    /// Returns whether the camera has a way to focus: false.
    public final func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Whether the camera can focus on a point: no.
    public final var isFocusPointOfInterestSupported: Bool { false }
    /// Returns whether the camera has a way to expose: false.
    public final func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Whether the camera can expose for a point: no.
    public final var isExposurePointOfInterestSupported: Bool { false }
    /// How the camera focuses: not at all, whatever is set.
    public final var focusMode: FocusMode {
        get { .locked }
        set {}
    }
    /// Where the camera focuses, from 0 to 1: the middle, whatever is set.
    public final var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    /// How the camera exposes: always the same, whatever is set.
    public final var exposureMode: ExposureMode {
        get { .locked }
        set {}
    }
    /// For where the camera exposes, from 0 to 1: the middle, whatever is set.
    public final var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    /// The magnification: 1, whatever is set.
    public final var videoZoomFactor: CGFloat {
        get { 1 }
        set {}
    }
}

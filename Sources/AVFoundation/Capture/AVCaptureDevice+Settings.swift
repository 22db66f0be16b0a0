public import CoreGraphics
import ObjectRuntime

// What a program sets on a camera that it has found. As none is found, none of it is called; it is here so that programs
// compile that handle a missing camera.

extension AVCaptureDevice {
    /// Begins to change settings.
    public final func lockForConfiguration() throws { none.answer() }
    /// Ends the change of settings.
    public final func unlockForConfiguration() { none.answer() }

    /// Whether there is a flash.
    public final var hasFlash: Bool { none.answer() }
    /// Whether the flash can be used.
    public final var isFlashAvailable: Bool { none.answer() }
    /// Whether there is a torch.
    public final var hasTorch: Bool { none.answer() }
    /// Whether the torch can be used.
    public final var isTorchAvailable: Bool { none.answer() }
    /// Whether the torch shines.
    public final var isTorchActive: Bool { none.answer() }
    /// How the torch shines.
    public final var torchMode: TorchMode {
        get { none.answer() }
        set { none.answer() }
    }
    /// Returns whether the torch has a mode.
    public final func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { none.answer() }
    /// Lets the torch shine, with a brightness from 0 to 1.
    public final func setTorchModeOn(level torchLevel: Float) throws { none.answer() }
    /// Returns whether the camera has a way to focus.
    public final func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { none.answer() }
    /// Whether the camera can focus on a point.
    public final var isFocusPointOfInterestSupported: Bool { none.answer() }
    /// Returns whether the camera has a way to expose.
    public final func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { none.answer() }
    /// Whether the camera can expose for a point.
    public final var isExposurePointOfInterestSupported: Bool { none.answer() }
    /// How the camera focuses.
    public final var focusMode: FocusMode {
        get { none.answer() }
        set { none.answer() }
    }
    /// Where the camera focuses, from 0 to 1.
    public final var focusPointOfInterest: CGPoint {
        get { none.answer() }
        set { none.answer() }
    }
    /// How the camera exposes.
    public final var exposureMode: ExposureMode {
        get { none.answer() }
        set { none.answer() }
    }
    /// For where the camera exposes, from 0 to 1.
    public final var exposurePointOfInterest: CGPoint {
        get { none.answer() }
        set { none.answer() }
    }
    /// The magnification.
    public final var videoZoomFactor: CGFloat {
        get { none.answer() }
        set { none.answer() }
    }
}

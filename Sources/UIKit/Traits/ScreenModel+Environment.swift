import CoreGraphics
import Foundation

/// The screen in environment variables: those of iOS's simulator, in pixels, and one for the safe area.
extension ScreenModel {
    /// The screen at process start.
    static let initial = ScreenModel(environment: ProcessInfo.processInfo.environment)

    /// The environment variables that give a process this screen from its start.
    package static func variables(of model: ScreenModel) -> [String: String] {
        func text(_ numbers: [CGFloat]) -> String { numbers.map { "\($0)" }.joined(separator: " ") }
        let area = model.safeArea
        return [
            "SIMULATOR_DEVICE_NAME": model.name,
            "SIMULATOR_MAINSCREEN_WIDTH": text([model.size.width * model.scale]),
            "SIMULATOR_MAINSCREEN_HEIGHT": text([model.size.height * model.scale]),
            "SIMULATOR_MAINSCREEN_SCALE": text([model.scale]),
            "KASANE_NATIVE_SCALE": text([model.nativeScale ?? model.scale]),
            "KASANE_SAFE_AREA": text([area.top, area.left, area.bottom, area.right]),
            "KASANE_IDIOM": model.idiom == .pad ? "pad" : "phone",
        ]
    }

    /// Creates the screen described by environment variables; the standard one if there are none, or if they are
    /// invalid.
    package init(environment: [String: String]) {
        func numbers(_ name: String) -> [CGFloat] {
            (environment[name] ?? "").split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
                .filter(\.isFinite)
        }
        guard let width = numbers("SIMULATOR_MAINSCREEN_WIDTH").first,
            let height = numbers("SIMULATOR_MAINSCREEN_HEIGHT").first,
            let scale = numbers("SIMULATOR_MAINSCREEN_SCALE").first, width >= 1, height >= 1, scale >= 1,
            max(width, height) <= 32768, scale <= 8
        else { return }
        self.scale = scale
        size = CGSize(width: width / scale, height: height / scale)
        name = environment["SIMULATOR_DEVICE_NAME"] ?? name
        if let panel = numbers("KASANE_NATIVE_SCALE").first, panel > 0 { nativeScale = panel }
        let area = numbers("KASANE_SAFE_AREA")
        if area.count == 4, area.allSatisfy({ $0 >= 0 }) {
            safeArea = UIEdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3])
        }
        idiom = environment["KASANE_IDIOM"] == "pad" ? .pad : .phone
        orientation = width > height ? .landscapeLeft : .portrait
        updateSizeClasses()
    }

    /// Sets the size classes for the device and its size.
    package mutating func updateSizeClasses() {
        let isTurned = orientation.isLandscape
        // Among phones, the large ones have a regular width in landscape.
        let isRoomy = idiom == .pad
        horizontalSizeClass = isRoomy || (isTurned && size.height >= 414) ? .regular : .compact
        verticalSizeClass = isRoomy || !isTurned ? .regular : .compact
    }
}

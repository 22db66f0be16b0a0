import CProcessSupport
import CoreGraphics
import CoreText
import FFmpegLoading
import Foundation
import QuartzCore
import UIKit

/// Performs work once that every row would otherwise repeat: finds and opens fonts, and fills the caches of the Swift
/// runtime.
///
/// Drawing takes place on a separate thread, and its layers, clock and transactions end with it. That thread has ended
/// before rows arrive: a process that forks may have only one. So nothing here may start a thread that stays, as
/// Dispatch's threads do.
enum SceneWarmUp {
    /// Rows with the most common types.
    private struct Row: Codable {
        var number = 0
        var ratio = 0.5
        var text = "Ag"
        var isSet = false
        var day: Date? = Date(timeIntervalSince1970: 0)
    }

    /// - Parameter output: A file of the kind that rows are rendered to.
    static func run(for output: URL) {
        loadLibraries(for: output)
        _ = SceneReport.finished(RenderSummary(frames: 1, width: 1, height: 1, duration: 0)).line
        _ = SceneReport.row(RowEnding(number: 1, code: 0)).line
        // The Swift runtime scans the conformances of all libraries, tens of thousands, and caches the results: in the
        // copy that would take longer than the rest of a short row.
        kasane_look_up_keys()
        readRows()
        MainActor.assumeIsolated { makeWindow() }
        var thread = pthread_t()
        let isStarted = pthread_create(
            &thread, nil,
            { _ in
                SceneWarmUp.draw()
                return nil
            }, nil)
        if isStarted == 0 { pthread_join(thread, nil) }
        // The kernel takes a moment to remove a thread that has ended.
        for _ in 0..<1000 where ProcessTree.threadCount > 1 { usleep(1000) }
    }

    /// Loads the libraries that write movies of a kind.
    private static func loadLibraries(for output: URL) {
        #if Movies
            switch try? MovieKind(url: output) {
            case .mp4, .webm, .mov, .apng: _ = FFmpegLibrary.missing
            case .gif: _ = FFmpegLibrary.missingFilters
            case .webp, .png, .jpeg, .pictures, nil: break
            }
        #endif
    }

    private static func readRows() {
        let texts = ["number": "1", "ratio": "0.5", "text": "Ag", "isSet": "true", "day": "2026-03-14"]
        let fields = texts.map { RowMessage.TextField(name: $0.key, text: $0.value) }
        let json = "{\"number\": 1, \"ratio\": 0.5, \"text\": \"Ag\", \"isSet\": true, \"day\": \"2026-03-14\"}"
        for content in [RowMessage.Content.texts(fields), .json(Array(json.utf8))] {
            let _: Row? = try? RowMessage(number: 1, output: "", content: content).decoded()
        }
    }

    /// Creates an empty window that is removed at once, and makes the queries that a visible one makes.
    @MainActor
    private static func makeWindow() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        window.addSubview(UIView(frame: window.bounds))
        NotificationCenter.default.post(name: Notification.Name("KasaneWarmUp"), object: window)
        CATransaction.commit()
        _ = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    }

    /// Records an image of the most common layers, to a file that is removed.
    private static func draw() {
        MediaClock.useManual(startingAt: 0)
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        let gradient = CAGradientLayer()
        gradient.frame = page.bounds
        gradient.colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5),
        ]
        page.addSublayer(gradient)
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        shape.path = CGPath(ellipseIn: shape.bounds, transform: nil)
        shape.strokeColor = CGColor(gray: 1, alpha: 1)
        shape.lineWidth = 8
        shape.shadowOpacity = 0.5
        page.addSublayer(shape)
        let image = CALayer()
        image.frame = CGRect(x: 150, y: 20, width: 90, height: 90)
        image.contents = text()
        image.cornerRadius = 12
        image.masksToBounds = true
        page.addSublayer(image)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        shape.add(fade, forKey: nil)
        _ = dates()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "kasane-\(getpid())-\(UUID().uuidString).png")
        try? page.writeMovie(to: file)
        unlink(file.path)
    }

    /// Returns an image of text in the weights of the system font.
    private static func text() -> CGImage? {
        let size = CGSize(width: 300, height: 300)
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        for (index, weight) in [UIFont.Weight.regular, .medium, .semibold, .bold].enumerated() {
            let line = CTLineCreateWithAttributedString(
                NSAttributedString(
                    string: "Layers, 0123456789: ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz.",
                    attributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]))
            context.textPosition = CGPoint(x: 8, y: 40 * index)
            CTLineDraw(line, context)
        }
        return context.makeImage()
    }

    /// Formats a date and a number: loads locale data.
    private static func dates() -> String {
        let (dates, numbers) = (DateFormatter(), NumberFormatter())
        dates.dateStyle = .full
        numbers.numberStyle = .decimal
        return dates.string(from: Date(timeIntervalSince1970: 0)) + (numbers.string(from: 1234.5) ?? "")
    }
}
